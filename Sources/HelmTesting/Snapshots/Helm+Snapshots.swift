import Helm

extension Helm {
  /// Takes the steps of a walk, and compares what each shows with a reference in a file.
  ///
  /// The references are beside the test file, in `__Snapshots__`, in a folder for the test file and the name. Each is named
  /// after what is presented. Nothing is ever deleted; the report lists what no step produces any more.
  ///
  /// ```swift
  /// let walk = helm.navigation.walk(covering: .presentations)
  /// try helm.verifySnapshots(of: walk, as: .presentation, named: "screens")
  /// ```
  ///
  /// - Parameters:
  ///   - walk: The walk. It begins where it was planned from, and the path is put back at the end.
  ///   - strategy: How to render a state and to compare two renderings.
  ///   - name: The name of the references' folder.
  ///   - recording: When references are written. In CI, that never lets a test pass.
  ///   - filePath: The test file.
  /// - Returns: What was compared, and what was recorded.
  /// - Throws: ``SnapshotFailure`` with what differs and the steps that lead there; ``WalkError`` where a step is not possible.
  /// - Complexity: The renderings, and linear in the path for each step.
  @discardableResult
  public func verifySnapshots<Format: Sendable>(
    of walk: Walk<N>, as strategy: SnapshotStrategy<Format>, named name: String,
    recording: SnapshotRecording = .environment, filePath: String = #filePath
  ) throws -> SnapshotReport {
    try verifySnapshots(
      of: walk, as: strategy, folder: snapshotFolder(filePath: filePath, name: name), recording: recording,
      environment: .current)
  }

  package func verifySnapshots<Format: Sendable>(
    of walk: Walk<N>, as strategy: SnapshotStrategy<Format>, folder: String, recording: SnapshotRecording,
    environment: SnapshotEnvironment
  ) throws -> SnapshotReport {
    var verifier = SnapshotVerifier(strategy, folder: folder, recording: recording, environment: environment)
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
    return try verifier.finish()
  }
}

/// The folder of references beside a test file.
func snapshotFolder(filePath: String, name: String) -> String {
  let parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
  let file = parts.last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0[...] } ?? ""
  var safe = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
  if ["", ".", ".."].contains(safe) { safe = "_" }
  return (parts.dropLast() + ["__Snapshots__", file, safe[...]]).joined(separator: "/")
}
