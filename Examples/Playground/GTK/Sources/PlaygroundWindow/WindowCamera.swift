import Foundation
import GTKBridge
import PlaygroundGallery
import PlaygroundModel

/// Opens the app's window, and takes pictures of it.
@MainActor public final class WindowCamera: Camera {
  private var window: MainWindow?

  private let isForReferences: Bool

  /// Starts without a window.
  ///
  /// - Parameter isForReferences: Whether the files are to be small, with fewer shades of each colour.
  public init(forReferences isForReferences: Bool = false) { self.isForReferences = isForReferences }

  /// Opens a window for an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - size: The size of the window, in pixels.
  public func begin(_ app: AppModel, size: (width: Int, height: Int)) {
    window = MainWindow(app, size: WindowSize(width: size.width, height: size.height))
  }

  /// Takes a picture of what the window shows now.
  ///
  /// - Returns: A PNG file.
  /// - Throws: ``WindowCameraError`` where no window is open.
  public func picture() throws -> Data {
    guard let picture = window?.picture() else { throw WindowCameraError.noWindow }
    if isForReferences { picture.reduceShades() }
    return Data(picture.png)
  }

  /// Closes the window.
  public func end() {
    window?.close()
    window = nil
  }
}

/// Why no picture could be taken.
public enum WindowCameraError: Error, CustomStringConvertible {
  /// No window is open.
  case noWindow

  /// What to do first.
  public var description: String { "There is no window to take a picture of; open one first." }
}
