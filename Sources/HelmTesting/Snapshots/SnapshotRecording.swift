#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which references to write.
public enum SnapshotRecording: Hashable, Sendable {
  /// The references that the environment asks for: all of them with `HELM_SNAPSHOTS=record`, otherwise the missing
  /// ones, unless `CI` is set.
  case environment

  /// All references, even those that exist.
  case all

  /// No references.
  case none
}

/// The environment's settings for recording and for differences.
package struct SnapshotEnvironment: Sendable {
  /// Whether the tests run in CI, where recording must not make a test pass, since nobody reviews what is recorded.
  package var isCI: Bool

  /// Whether to record all references.
  package var records: Bool

  /// The folder for differences; `nil` for one next to the references.
  package var differences: String?

  package init(isCI: Bool, records: Bool, differences: String? = nil) {
    self.isCI = isCI
    self.records = records
    self.differences = differences
  }

  /// Reads the settings from the variables of an environment.
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
