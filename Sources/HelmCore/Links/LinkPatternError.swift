/// The error that a text is not a pattern of links, or not an origin.
package struct LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text.
  package let pattern: String

  /// The column of the problem, from 1, in Unicode scalars.
  package let column: Int

  /// What is wrong and what was expected, on one line.
  package let reason: String

  /// Creates an error from a text, a column and a reason.
  ///
  /// - Parameters:
  ///   - pattern: The text.
  ///   - column: The column of the problem, from 1.
  ///   - reason: What is wrong and what was expected.
  /// - Complexity: Constant.
  package init(pattern: String, column: Int, reason: String) {
    self.pattern = pattern
    self.column = column
    self.reason = reason
  }

  /// The text, the column and the reason, on one line.
  package var description: String { "\(displayText(pattern)), column \(column): \(reason)" }
}
