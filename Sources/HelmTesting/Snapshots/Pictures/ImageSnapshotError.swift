/// An error of making, reading or writing a picture.
public enum ImageSnapshotError: Error, Hashable, CustomStringConvertible {
  /// The size isn't valid: it is negative, or its number of bytes overflows.
  case size(width: Int, height: Int)

  /// The number of bytes doesn't match the size.
  case length(Int, expected: Int)

  /// A file can't be decoded as a picture, for the given reason.
  case notDecoded(String)

  /// A picture can't be encoded as a file, for the given reason.
  case notEncoded(String)

  /// The renderer returned no picture of the state after these steps.
  case notRendered(steps: [String])

  /// There is no window to draw in: the tests run without a host app, or the system has no windows.
  case noWindow

  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .size(let width, let height): "No picture has the size \(width) x \(height)."
    case .length(let length, let expected): "The pixels are \(length) bytes, not \(expected), four for each."
    case .notDecoded(let reason): "The file is not a picture: \(reason)"
    case .notEncoded(let reason): "The picture cannot be written: \(reason)"
    case .notRendered(let steps):
      steps.isEmpty
        ? "There is no picture of the first state." : "There is no picture after: \(steps.joined(separator: ", "))."
    case .noWindow:
      """
      There is no window to draw in. Run the tests in an app (a host application), or draw with ImageRenderer: \
      image(by: .imageRenderer), which shows placeholders for stacks, lists, forms and tabs.
      """
    }
  }
}
