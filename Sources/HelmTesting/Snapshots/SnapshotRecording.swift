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

/// What the environment says about recording.
package struct SnapshotEnvironment: Sendable {
  /// Whether nobody looks at what is recorded, so that recording must not make a test pass.
  package var isCI: Bool

  /// Whether everything is to be recorded.
  package var records: Bool

  package init(isCI: Bool, records: Bool) {
    self.isCI = isCI
    self.records = records
  }

  /// The environment of this process.
  package static var current: SnapshotEnvironment {
    let variables = ProcessInfo.processInfo.environment
    let ci = variables["CI"]?.lowercased() ?? ""
    return SnapshotEnvironment(
      isCI: !["", "0", "false", "no"].contains(ci), records: variables["HELM_SNAPSHOTS"] == "record")
  }
}
