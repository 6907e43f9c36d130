/// The direction of a drawing.
public enum DrawingDirection: String, Hashable, Sendable, CaseIterable {
  /// From the left to the right: good for a wide page.
  case toTheRight = "LR"

  /// From the top to the bottom: good for a narrow page.
  case downwards = "TB"
}
