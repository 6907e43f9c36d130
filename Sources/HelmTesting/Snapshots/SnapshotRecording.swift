#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When references are written.
public enum SnapshotRecording: Hashable, Sendable {
  /// As the environment says: all of them with `HELM_SNAPSHOTS=record`; otherwise those that are missing, but none where `CI`
  /// is set.
  case environment

  /// All of them, anew.
  case all

  /// None.
  case none
}

/// What the environment says about recording, and about what differs.
package struct SnapshotEnvironment: Sendable {
  /// Whether nobody looks at what is recorded, so that recording must not make a test pass.
  package var isCI: Bool

  /// Whether everything is to be recorded.
  package var records: Bool

  /// The folder to keep what differs in, `nil` for one beside the references.
  package var differences: String?

  package init(isCI: Bool, records: Bool, differences: String? = nil) {
    self.isCI = isCI
    self.records = records
    self.differences = differences
  }

  /// What the variables of an environment say.
  package init(variables: [String: String]) {
    let ci = variables["CI"]?.lowercased() ?? ""
    let differences = variables["HELM_SNAPSHOT_DIFFERENCES"] ?? ""
    self.init(
      isCI: !["", "0", "false", "no"].contains(ci), records: variables["HELM_SNAPSHOTS"] == "record",
      differences: differences.isEmpty ? nil : differences)
  }

  /// The environment of this process.
  package static var current: SnapshotEnvironment {
    SnapshotEnvironment(variables: ProcessInfo.processInfo.environment)
  }
}
