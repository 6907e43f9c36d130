/// Why a text isn't a pattern of links, or isn't an origin.
package struct LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text.
  package let pattern: String

  /// The column of the place, from 1, in Unicode scalars.
  package let column: Int

  /// What is wrong and what was expected, in one line.
  package let reason: String

  /// Puts a text, a place in it and a reason together.
  ///
  /// - Parameters:
  ///   - pattern: The text.
  ///   - column: The column of the place, from 1.
  ///   - reason: What is wrong and what was expected.
  /// - Complexity: Constant.
  package init(pattern: String, column: Int, reason: String) {
    self.pattern = pattern
    self.column = column
    self.reason = reason
  }

  /// The text, the column and the reason in one line.
  package var description: String { "\(displayText(pattern)), column \(column): \(reason)" }
}
