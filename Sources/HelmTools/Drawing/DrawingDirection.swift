/// The direction of a drawing.
public enum DrawingDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right, for wide pages.
  case toTheRight = "LR"

  /// From top to bottom, for narrow pages.
  case downwards = "TB"
}
