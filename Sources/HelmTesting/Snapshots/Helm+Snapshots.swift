import Helm

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Helm {
  /// Performs the steps of a walk, and compares what each presents with a reference in a file.
  ///
  /// The references are next to the test file, in `__Snapshots__`, in a folder for the test file and the name. Each is
  /// named after the fragments presented. References are never deleted; the report lists those that no step produces
  /// any longer.
  ///
  /// A rendering that differs from its reference is written to `__Snapshots__/__Differences__`, or to the folder that
  /// `HELM_SNAPSHOT_DIFFERENCES` specifies, together with a picture of the differences if the strategy produces one.
  /// The next run replaces these files, or removes them if the rendering matches again; other files in the folder
  /// aren't changed.
  ///
  /// ```swift
  /// let walk = helm.walk(covering: .presentations)
  /// try helm.verifySnapshots(of: walk, as: .presentation, named: "screens")
  /// ```
  ///
  /// - Parameters:
  ///   - walk: The walk. It begins in the state that it was planned from, and the current path is restored at the end.
  ///   - strategy: The way to render a state and to compare two renderings.
  ///   - name: The name of the references' folder.
  ///   - recording: Which references to write. In CI, recording never makes a test pass.
  ///   - filePath: The test file.
  /// - Returns: A report of what was compared and recorded.
  /// - Throws: ``SnapshotFailure`` with the differences and the steps that lead to them; ``WalkError`` if a step fails.
  /// - Complexity: The renderings, and linear in the path for each step.
  @discardableResult
  public func verifySnapshots<Format: Sendable>(
    of walk: Walk<N>, as strategy: SnapshotStrategy<Format>, named name: String,
    recording: SnapshotRecording = .environment, filePath: String = #filePath
  ) throws -> SnapshotReport {
    let environment = SnapshotEnvironment.current
    let folders = SnapshotFolders(
      filePath: filePath, name: name, environment: environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    return try verifySnapshots(
      of: walk, as: strategy, folders: folders, recording: recording, environment: environment)
  }

  package func verifySnapshots<Format: Sendable>(
    of walk: Walk<N>, as strategy: SnapshotStrategy<Format>, folders: SnapshotFolders, recording: SnapshotRecording,
    environment: SnapshotEnvironment
  ) throws -> SnapshotReport {
    var verifier = SnapshotVerifier(strategy, folders: folders, recording: recording, environment: environment)
    let before = path
    defer { try? replace(path: before) }
    try replace(path: walk.start.path)
    var steps: [String] = []
    try verifier.verify(SnapshotState(navigation, steps: steps))
    for (index, step) in walk.steps.enumerated() {
      do throws(HelmError<N>) {
        _ = try perform(step.command).get()
      } catch {
        throw WalkError.failed(step: index + 1, step.command, error)
      }
      guard path == step.path else {
        throw WalkError.ledElsewhere(step: index + 1, step.command, to: path, expected: step.path)
      }
      if step.command.kind == .replace { steps = [] }
      steps.append(step.command.description)
      try verifier.verify(SnapshotState(navigation, steps: steps))
    }
    return try verifier.finish(
      missing: walk.missing.map { $0.description }, excluded: walk.excluded.map { $0.description },
      isComplete: walk.isComplete)
  }
}
