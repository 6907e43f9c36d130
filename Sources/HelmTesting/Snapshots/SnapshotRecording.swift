#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When to write references.
public enum SnapshotRecording: Hashable, Sendable {
  /// As the environment says: all of them with `HELM_SNAPSHOTS=record`; otherwise the missing ones, unless `CI` is set.
  case environment

  /// All of them, again.
  case all

  /// None.
  case none
}

/// The environment's settings for recording and for differences.
package struct SnapshotEnvironment: Sendable {
  /// Whether nobody looks at what is recorded, so that recording must not make a test pass.
  package var isCI: Bool

  /// Whether to record everything.
  package var records: Bool

  /// The folder for differences; `nil` for one beside the references.
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
