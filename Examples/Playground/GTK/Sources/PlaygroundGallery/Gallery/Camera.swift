import Foundation
import PlaygroundModel

/// Shows an app in a window, and takes pictures of it.
@MainActor public protocol Camera {
  /// Opens a window on an app.
  ///
  /// Where this throws, ``end()`` is not called.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - size: The size of the window, in pixels.
  /// - Throws: Why there can be no window.
  func begin(_ app: AppModel, size: (width: Int, height: Int)) throws

  /// Takes a picture of what the app shows now.
  ///
  /// - Returns: A PNG file.
  /// - Throws: Why there can be no picture.
  func picture() throws -> Data

  /// Closes the window.
  func end()
}
