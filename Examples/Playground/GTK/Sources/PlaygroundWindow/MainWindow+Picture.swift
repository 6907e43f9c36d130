import GTKBridge

extension MainWindow {
  /// Takes a picture of the window and of all that lies over it, once everything was painted.
  ///
  /// - Returns: The picture; `nil` where the window is closed, or too large.
  public func picture() -> Picture? {
    flush()
    guard !isClosed, let picture = Picture(size: size) else { return nil }
    for window in windows { window.paint() }
    for (position, window) in windows.enumerated() { picture.draw(window, centered: position > 0) }
    return picture
  }
}
