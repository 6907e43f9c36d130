import Helm

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares renderings with the references in one folder, and writes new references and differences.
struct SnapshotVerifier<Format: Sendable> {
  let strategy: SnapshotStrategy<Format>
  let folders: SnapshotFolders
  let recording: SnapshotRecording
  let environment: SnapshotEnvironment

  private var report = SnapshotReport()
  private(set) var problems: [SnapshotFailure.Problem] = []
  private var seen: Set<String> = []

  init(
    _ strategy: SnapshotStrategy<Format>, folders: SnapshotFolders, recording: SnapshotRecording,
    environment: SnapshotEnvironment
  ) {
    self.strategy = strategy
    self.folders = folders
    self.recording = recording
    self.environment = environment
  }

  private var recordsAll: Bool { recording == .all || recording == .environment && environment.records }
  private var recordsMissing: Bool { recording == .environment && !environment.isCI }

  /// Renders a state, unless one that presents the same fragments was rendered already, and compares or records it.
  @MainActor mutating func verify(_ state: SnapshotState) throws {
    guard seen.insert(fileName(state.key)).inserted else { return }
    verify(try strategy.render(state), key: state.key, steps: state.steps)
  }

  private func fileName(_ key: String) -> String { "\(key).\(strategy.fileExtension)" }

  /// Compares a rendering with the reference of a key, or records it.
  mutating func verify(_ new: Format, key: String, steps: [String]) {
    let file = "\(folders.references)/\(fileName(key))"
    let differences = SnapshotDifferenceWriter(strategy, folder: folders.differences, key: key)
    differences.removeEarlier()
    func problem(
      _ kind: SnapshotFailure.Problem.Kind, _ written: SnapshotDifferenceFiles = SnapshotDifferenceFiles()
    ) -> SnapshotFailure.Problem {
      .init(kind: kind, file: file, written: written, steps: steps)
    }

    let (kind, reference) = compare(new, with: file)
    guard let kind else { return report.matching.append(file) }
    guard recordsAll || kind == .missing && recordsMissing else {
      return problems.append(problem(kind, differences.write(new, reference: reference)))
    }
    do {
      try write(new, to: file)
      if !recordsAll || environment.isCI { problems.append(problem(.recorded)) }
    } catch {
      problems.append(problem(.file("\(error)")))
    }
  }

  /// Returns the problem with a rendering and the reference that it differs from; `nil` if it matches.
  private func compare(_ new: Format, with file: String) -> (SnapshotFailure.Problem.Kind?, reference: Format?) {
    guard FileManager.default.fileExists(atPath: file) else { return (.missing, nil) }
    do {
      let reference = try strategy.decode(try Data(contentsOf: URL(fileURLWithPath: file)))
      return (strategy.difference(reference, new).map { .differs($0) }, reference)
    } catch {
      return (.file("\(error)"), nil)
    }
  }

  private mutating func write(_ new: Format, to file: String) throws {
    try FileManager.default.createDirectory(atPath: folders.references, withIntermediateDirectories: true)
    try strategy.encode(new).write(to: URL(fileURLWithPath: file), options: .atomic)
    report.recorded.append(file)
  }

  /// Lists the references that no state produced, and throws the problems, if any.
  mutating func finish(
    missing: [String], excluded: [String], isComplete: Bool
  ) throws(SnapshotFailure) -> SnapshotReport {
    (report.missing, report.excluded, report.isComplete) = (missing, excluded, isComplete)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folders.references)) ?? []
    report.stale = names.filter { $0.hasSuffix(".\(strategy.fileExtension)") && !seen.contains($0) }
      .sorted().map { "\(folders.references)/\($0)" }
    if !problems.isEmpty { throw SnapshotFailure(problems: problems, report: report) }
    return report
  }
}
