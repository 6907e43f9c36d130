/// Why a picture can't be made, read or written.
public enum ImageSnapshotError: Error, Hashable, CustomStringConvertible {
  /// No picture has this size: it is negative, or too large to count.
  case size(width: Int, height: Int)

  /// The number of bytes doesn't match the size.
  case length(Int, expected: Int)

  /// A file cannot be read as a picture, for this reason.
  case notDecoded(String)

  /// A picture cannot be written to a file, for this reason.
  case notEncoded(String)

  /// The renderer gave no picture of the state after these steps.
  case notRendered(steps: [String])

  /// There is no window to draw in: the tests run without an app, or the system has no windows.
  case noWindow

  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .size(let width, let height): "No picture has the size \(width) x \(height)."
    case .length(let length, let expected): "The pixels are \(length) bytes, not \(expected), four for each."
    case .notDecoded(let reason): "It is not a picture: \(reason)"
    case .notEncoded(let reason): "The picture cannot be written: \(reason)"
    case .notRendered(let steps):
      steps.isEmpty
        ? "There is no picture of the first state." : "There is no picture after: \(steps.joined(separator: ", "))."
    case .noWindow:
      """
      There is no window to draw in. Run the tests in an app (a host application), or draw by ImageRenderer: \
      image(by: .imageRenderer), which shows placeholders for stacks, lists, forms and tabs.
      """
    }
  }
}
