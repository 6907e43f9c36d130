/// An error in a document: its position, what is wrong, and what was expected.
///
/// A document is rejected as a whole; no part of it has been used.
public struct DocumentError: Error, Hashable, Sendable {
  /// The position as a JSON path: `$.segues[3].from`.
  public let path: String

  /// The line, from 1.
  public let line: Int

  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// The reason: what is wrong and what was expected, in one line.
  public let reason: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The position as a JSON path.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  ///   - reason: What is wrong and what was expected, in one line.
  public init(path: String, line: Int, column: Int, reason: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
  }
}

extension DocumentError: CustomStringConvertible {
  /// The position and the reason, to follow a file name and a colon: `3:14: $.segues[3].from: expected …`.
  public var description: String { "\(line):\(column): \(path): \(reason)" }
}
