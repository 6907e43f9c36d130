/// The size of a window, in pixels.
public struct WindowSize: Hashable, Sendable {
  /// The width.
  public let width: Int

  /// The height.
  public let height: Int

  /// Names a size.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
