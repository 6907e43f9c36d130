import Helm

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares renderings with the references of one folder, and writes those that are to be written.
@MainActor
struct SnapshotVerifier<Format: Sendable> {
  let strategy: SnapshotStrategy<Format>
  let folder: String
  let recording: SnapshotRecording
  let environment: SnapshotEnvironment

  private var report = SnapshotReport()
  private var problems: [SnapshotFailure.Problem] = []
  private var seen: Set<String> = []

  init(
    _ strategy: SnapshotStrategy<Format>, folder: String, recording: SnapshotRecording,
    environment: SnapshotEnvironment
  ) {
    self.strategy = strategy
    self.folder = folder
    self.recording = recording
    self.environment = environment
  }

  private var recordsAll: Bool { recording == .all || recording == .environment && environment.records }
  private var recordsMissing: Bool { recordsAll || recording == .environment && !environment.isCI }

  /// Renders a state, unless one that presents the same was rendered, and compares or records it.
  mutating func verify(_ state: SnapshotState) throws {
    let name = "\(state.key).\(strategy.fileExtension)"
    guard seen.insert(name).inserted else { return }
    let file = "\(folder)/\(name)"
    let new = try strategy.render(state)
    func problem(_ kind: SnapshotFailure.Problem.Kind) -> SnapshotFailure.Problem {
      .init(kind: kind, file: file, steps: state.steps)
    }
    do {
      guard FileManager.default.fileExists(atPath: file) else {
        guard recordsMissing else { return problems.append(problem(.missing)) }
        try write(new, to: file)
        if !recordsAll || environment.isCI { problems.append(problem(.recorded)) }
        return
      }
      let reference = try strategy.decode(try Data(contentsOf: URL(fileURLWithPath: file)))
      guard let difference = strategy.difference(reference, new) else { return report.matching.append(file) }
      guard recordsAll else { return problems.append(problem(.differs(difference))) }
      try write(new, to: file)
      if environment.isCI { problems.append(problem(.recorded)) }
    } catch {
      problems.append(problem(.file("\(error)")))
    }
  }

  private mutating func write(_ new: Format, to file: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try strategy.encode(new).write(to: URL(fileURLWithPath: file), options: .atomic)
    report.recorded.append(file)
  }

  /// Lists the references that no state has produced, and throws what was wrong.
  mutating func finish() throws(SnapshotFailure) -> SnapshotReport {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    report.stale = names.filter { $0.hasSuffix(".\(strategy.fileExtension)") && !seen.contains($0) }
      .sorted().map { "\(folder)/\($0)" }
    if !problems.isEmpty { throw SnapshotFailure(problems: problems, report: report) }
    return report
  }
}
