import Foundation
import Helm
import Testing

@testable import HelmTesting

/// When references are recorded, and what files and folders are named.
@MainActor @Suite struct SnapshotRuleTests {
  /// A fragment of any name.
  private struct Name: Fragment, CustomStringConvertible { let description: String }

  private func verify(
    _ text: String, _ recording: SnapshotRecording, isCI: Bool = false, records: Bool = false, in root: String
  ) -> (kinds: [SnapshotFailure.Problem.Kind], text: String?) {
    let folders = SnapshotFolders(references: root + "/references", differences: root + "/differences")
    var verifier = SnapshotVerifier(
      .text { _ in text }, folders: folders, recording: recording,
      environment: SnapshotEnvironment(isCI: isCI, records: records))
    verifier.verify(text, key: "home", steps: ["back"])
    return (
      verifier.problems.map(\.kind), try? String(contentsOfFile: root + "/references/home.txt", encoding: .utf8)
    )
  }

  private func inFolder(_ test: (String) throws -> Void) rethrows {
    let root = FileManager.default.temporaryDirectory.path + "/helm-rules-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try test(root)
  }

  /// Nothing is recorded if recording is off, whatever the environment says.
  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func nothingIsRecordedIfRecordingIsOff(isCI: Bool, records: Bool) {
    inFolder { root in
      let missing = verify("new", .none, isCI: isCI, records: records, in: root)
      #expect(missing.kinds == [.missing] && missing.text == nil)
      _ = verify("old", .all, in: root)
      let other = verify("new", .none, isCI: isCI, records: records, in: root)
      #expect(other.kinds == [.differs("- old\n+ new")] && other.text == "old")
      #expect(verify("old", .none, isCI: isCI, records: records, in: root).kinds == [])
    }
  }

  /// What is recorded for the environment or by an argument, and what of it fails.
  @Test(
    arguments: [
      (.environment, false, false, [.recorded], [.differs("- old\n+ new")], "old"),
      (.environment, true, false, [.missing], [.differs("- old\n+ new")], "old"),
      (.environment, false, true, [], [], "new"), (.environment, true, true, [.recorded], [.recorded], "new"),
      (.all, false, false, [], [], "new"), (.all, true, false, [.recorded], [.recorded], "new"),
      (.all, false, true, [], [], "new"),
    ] as [(SnapshotRecording, Bool, Bool, [SnapshotFailure.Problem.Kind], [SnapshotFailure.Problem.Kind], String)])
  func recordingDependsOnTheEnvironment(
    recording: SnapshotRecording, isCI: Bool, records: Bool, missing: [SnapshotFailure.Problem.Kind],
    differing: [SnapshotFailure.Problem.Kind], text: String
  ) {
    inFolder { root in
      #expect(verify("new", recording, isCI: isCI, records: records, in: root).kinds == missing)
    }
    inFolder { root in
      _ = verify("old", .all, in: root)
      let found = verify("new", recording, isCI: isCI, records: records, in: root)
      #expect(found.kinds == differing && found.text == text)
      #expect(verify(text, recording, isCI: isCI, records: records, in: root).kinds == [])
    }
  }

  @Test func aReferenceThatCannotBeWrittenIsAProblem() throws {
    try inFolder { root in
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: root + "/references"))
      for recording in [SnapshotRecording.environment, .all] {
        let found = verify("new", recording, in: root)
        #expect(found.kinds.count == 1 && found.text == nil)
        guard case .file? = found.kinds.first else {
          Issue.record("\(found.kinds)")
          continue
        }
      }
    }
  }

  /// What a walk doesn't show is in the report, and in the failure.
  @Test func aReportSaysWhatIsMissing() throws {
    try inFolder { root in
      let folders = SnapshotFolders(references: root, differences: root + "/differences")
      func verifier(_ texts: [String: String]) -> SnapshotVerifier<String> {
        var verifier = SnapshotVerifier(
          .text { _ in "" }, folders: folders, recording: .none,
          environment: SnapshotEnvironment(isCI: false, records: false))
        for (key, text) in texts { verifier.verify(text, key: key, steps: []) }
        return verifier
      }
      var complete = verifier([:])
      let report = try complete.finish(missing: ["detail"], excluded: ["home => list"], isComplete: false)
      #expect(report.missing == ["detail"] && report.excluded == ["home => list"] && !report.isComplete)
      #expect(report.matching == [] && report.recorded == [] && report.stale == [])
      var failing = verifier(["home": "new"])
      let failure = #expect(throws: SnapshotFailure.self) {
        try failing.finish(missing: [], excluded: ["home => list"], isComplete: true)
      }
      #expect(failure?.report.excluded == ["home => list"] && failure?.report.isComplete == true)
      #expect(failure?.problems.map(\.file) == [root + "/home.txt"])
    }
  }

  @Test(
    arguments: [
      ("/app/Tests/HomeTests", "/app", "/app/Tests/__Snapshots__/HomeTests/n", "/kept/Tests/HomeTests/n"),
      ("app/Tests/T.swift", "/app", "app/Tests/__Snapshots__/T/n", "/kept/app/Tests/T/n"),
      ("./Tests/T.swift", "/app", "./Tests/__Snapshots__/T/n", "/kept/Tests/T/n"),
      ("/app/Tests/T.swift", "/app/Tests/Deep", "/app/Tests/__Snapshots__/T/n", "/kept/app/Tests/T/n"),
      ("/app/T.swift.txt", "/app", "/app/__Snapshots__/T.swift.txt/n", "/kept/T.swift.txt/n"),
    ])
  func foldersDependOnThePathOfTheFile(file: String, working: String, references: String, differences: String) {
    let environment = SnapshotEnvironment(isCI: false, records: false, differences: "/kept")
    let folders = SnapshotFolders(filePath: file, name: "n", environment: environment, workingDirectory: working)
    #expect(folders.references == references)
    #expect(folders.differences == differences)
  }

  @Test(arguments: [
    ("1", true), ("TRUE", true), ("0", false), ("FALSE", false), ("no", false), ("", false), ("off", true),
  ])
  func onlySomeValuesMeanThatTheTestsAreNotInCI(value: String, isCI: Bool) {
    #expect(SnapshotEnvironment(variables: ["CI": value]).isCI == isCI)
  }

  /// The hash of a long name includes all of it.
  @Test(arguments: [59, 60]) func longNamesArePartOfTheHash(count: Int) throws {
    let name = String(repeating: "X", count: count)
    let graph = NavigationGraph([Segue(Name(description: name) => Name(description: "list"))])
    let whole = count > 59 ? name + "\n" + name + "\n" : name
    let key = SnapshotState(try Navigation(graph: graph), steps: []).key
    #expect(key == name + "-" + String(stableHash(whole), radix: 36))
  }
}
