import GTKBridge

extension MainWindow {
  /// Takes a picture of the window and of all that lies over it, once everything was painted.
  ///
  /// - Returns: The picture; `nil` where the window is closed, or too large.
  public func picture() -> Picture? {
    flush()
    guard !isClosed else { return nil }
    // A window has its size only once it was laid out.
    for window in windows { window.paint() }
    guard let picture = Picture(size: size) else { return nil }
    for (position, window) in windows.enumerated() { picture.draw(window, centered: position > 0) }
    return picture
  }
}
