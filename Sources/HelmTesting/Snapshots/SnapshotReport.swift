/// The report of a snapshot verification.
public struct SnapshotReport: Hashable, Sendable {
  /// The references that were compared and match.
  public var matching: [String] = []

  /// The references that were written.
  public var recorded: [String] = []

  /// The references that no step produces any longer; they are never deleted.
  public var stale: [String] = []

  /// The targets that the walk doesn't cover.
  public var missing: [String] = []

  /// The segues that guards keep out of the walk, each with the reason.
  public var excluded: [String] = []

  /// Whether no walk can cover more.
  public var isComplete = true
}

/// The failure of a snapshot verification.
public struct SnapshotFailure: Error, Hashable, CustomStringConvertible {
  /// A rendering that differs from its reference, or has none.
  public struct Problem: Hashable, Sendable {
    /// The kinds of problems.
    public enum Kind: Hashable, Sendable {
      /// The rendering differs from the reference, as described.
      case differs(String)

      /// There was no reference; one was written.
      case recorded

      /// There is no reference, and none was written because recording is off.
      case missing

      /// The reference's file can't be read or written, for the given reason.
      case file(String)
    }

    /// The kind of the problem.
    public let kind: Kind

    /// The path of the reference.
    public let file: String

    /// The files written for inspection, in addition to the references.
    public let written: SnapshotDifferenceFiles

    /// The steps that lead to the state, in words.
    public let steps: [String]
  }

  /// All problems, in the order of the steps.
  public let problems: [Problem]

  /// The report of everything else that was done.
  public let report: SnapshotReport

  /// All problems, each with the steps that lead to it.
  public var description: String {
    var blocks = problems.map { problem in
      let what =
        switch problem.kind {
        case .differs(let difference): "differs from its reference:\n\(difference)"
        case .recorded: "had no reference, so one was recorded. Review it, and run the test again."
        case .missing: "has no reference. Record it on your own machine, with HELM_SNAPSHOTS=record, and commit it."
        case .file(let reason): "could not be compared: \(reason)"
        }
      let steps = problem.steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }
      let written = problem.written
      let files = [written.new.map { "new: \($0)" }, written.picture.map { "difference: \($0)" }].compactMap { $0 }
      return
        (["\(problem.file) \(what)"] + files + written.failures + ["after these steps:"]
        + (steps.isEmpty ? ["  none"] : steps))
        .joined(separator: "\n")
    }
    if !report.stale.isEmpty {
      blocks.append("No longer produced by any step:\n" + report.stale.map { "  \($0)" }.joined(separator: "\n"))
    }
    if !report.excluded.isEmpty {
      blocks.append("Excluded by guards:\n" + report.excluded.map { "  \($0)" }.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }
}
