/// All problems of a graph and of the path to start at, or of a table of links.
///
/// The findings are those of the type in angle brackets: ``ValidationFinding`` or ``LinkFinding``.
public struct FindingsError<Finding: Hashable & Sendable & CustomStringConvertible>: Error, Hashable, Described {
  /// All findings, at least one; those of links are in the order of the links.
  public let findings: [Finding]

  package init(findings: [Finding]) { self.findings = findings }

  package var descriptionText: String { findings.map(\.description).joined(separator: "\n") }
}
