/// Why a document cannot be read: where it is wrong, and what was expected there.
///
/// A document is refused as a whole: none of it has been used.
public struct DocumentError: Error, Hashable, Sendable {
  /// The place as a JSON path: `$.segues[3].from`.
  public let path: String

  /// The line of the place, from 1.
  public let line: Int

  /// The column of the place, from 1, in Unicode scalars.
  public let column: Int

  /// What is wrong and what was expected, in one line.
  public let reason: String

  /// Puts a place and a reason together.
  ///
  /// - Parameters:
  ///   - path: The place as a JSON path.
  ///   - line: The line of the place, from 1.
  ///   - column: The column of the place, from 1.
  ///   - reason: What is wrong and what was expected, in one line.
  public init(path: String, line: Int, column: Int, reason: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
  }
}

extension DocumentError: CustomStringConvertible {
  /// The place and the reason in one line, to follow a file's name and a colon: `3:14: $.segues[3].from: expected …`.
  public var description: String { "\(line):\(column): \(path): \(reason)" }
}
