/// The result of a verification of snapshots.
public struct SnapshotReport: Hashable, Sendable {
  /// The references that were compared and match.
  public var matching: [String] = []

  /// The references that were written.
  public var recorded: [String] = []

  /// The references that no step produces any longer; nothing deletes them.
  public var stale: [String] = []

  /// The targets that the walk doesn't cover.
  public var missing: [String] = []

  /// The segues that guards keep out of the walk, with the reasons.
  public var excluded: [String] = []

  /// Whether no walk covers more.
  public var isComplete = true
}

/// Why a verification of snapshots has failed.
public struct SnapshotFailure: Error, Hashable, CustomStringConvertible {
  /// A rendering that differs from its reference, or has none.
  public struct Problem: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
      /// The rendering differs from the reference, in this way.
      case differs(String)

      /// There was no reference; one was written.
      case recorded

      /// There is no reference, and none was written because recording is off.
      case missing

      /// The file of the reference can't be read or written, for this reason.
      case file(String)
    }

    /// What is wrong.
    public let kind: Kind

    /// The file of the reference.
    public let file: String

    /// The files written for inspection, apart from the references.
    public let written: SnapshotDifferenceFiles

    /// The steps that lead to the state, in words.
    public let steps: [String]
  }

  /// Everything that is wrong, in the order of the steps.
  public let problems: [Problem]

  /// Everything else that was done.
  public let report: SnapshotReport

  /// All problems with the steps that lead there.
  public var description: String {
    var blocks = problems.map { problem in
      let what =
        switch problem.kind {
        case .differs(let difference): "differs from its reference:\n\(difference)"
        case .recorded: "had no reference. It was recorded now; look at it, and run again."
        case .missing: "has no reference. Record it where you develop, with HELM_SNAPSHOTS=record, and commit it."
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
      blocks.append("No step produces any more:\n" + report.stale.map { "  \($0)" }.joined(separator: "\n"))
    }
    if !report.excluded.isEmpty {
      blocks.append("Kept out by guards:\n" + report.excluded.map { "  \($0)" }.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }
}
