import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmTesting

/// The names, steps and failures of snapshots.
@MainActor @Suite struct SnapshotStepTests {
  /// A fragment of any name.
  private struct Name: Fragment, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, dismissable: true), Segue(.a => .c, dismissable: true), Segue(.b => .d, dismissable: true),
  ])

  private func inFolders(_ test: (SnapshotFolders) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.path + "/helm-steps-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try test(SnapshotFolders(references: root + "/references", differences: root + "/differences"))
  }

  @Test func aPlainNameIsAFileNameAndOthersHaveAHash() throws {
    func key(_ names: String...) throws -> String {
      let fragments = names.map { Name($0) }
      let segues = zip(fragments, Array(fragments.dropFirst()) + [Name("other")]).map { Segue($0 => $1, style: .hold) }
      var navigation = try Navigation(graph: NavigationGraph(segues))
      for fragment in fragments.dropFirst() { try navigation.perform(.present(fragment)) }
      return SnapshotState(navigation, steps: []).key
    }
    #expect(try key("az09-_") == "az09-_")
    #expect(try key("Start") == "Start-2nbhcuogmj7un")
    #expect(try key("a.b") == "a_b-3hz8uqreud25o")
    #expect(try key("a/b") == "a_b-3hzhmfpfmic0x")
    let (xs, ys) = (String(repeating: "x", count: 40), String(repeating: "y", count: 39))
    #expect(try key(xs, ys) == "\(xs)+\(ys)")
    #expect(try key(xs, ys + "y") == "\(xs)+\(ys)-1qqyl9z6wejr6")
    // The known values of FNV-1a: files are named in the same way on every machine.
    let known: [(String, UInt64)] = [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ]
    for (text, hash) in known { #expect(stableHash(text) == hash) }
  }

  @Test func theStepsOfASnapshotBeginWithTheLatestReplaceAndUnusedFilesAreListedByName() throws {
    try inFolders { folders in
      let helm = try Helm(graph: Self.graph)
      try FileManager.default.createDirectory(atPath: folders.references, withIntermediateDirectories: true)
      for name in ["old.txt", "e.txt", "z.txt", "older.txt", "e.png"] {
        try Data().write(to: URL(fileURLWithPath: "\(folders.references)/\(name)"))
      }
      let walk = helm.navigation.walk(covering: .segues, strategy: .tour(WalkCosts(dismiss: 10)))
      #expect(walk.steps.map(\.kind) == [.present, .present, .replace, .present])
      let report = try helm.verifySnapshots(
        of: walk, as: .text { $0.steps.joined(separator: "\n") }, folders: folders, recording: .all,
        environment: SnapshotEnvironment(isCI: false, records: false))
      let steps = walk.steps.map(\.command.description)
      // The entry was shown before the replace.
      let texts = try report.recorded.map { try String(contentsOfFile: $0, encoding: .utf8) }
      #expect(texts == ["", steps[0], "\(steps[0])\n\(steps[1])", "\(steps[2])\n\(steps[3])"])
      #expect(report.stale == ["e.txt", "old.txt", "older.txt", "z.txt"].map { "\(folders.references)/\($0)" })
    }
  }

  @Test func aWalkThatFailsOrLeadsElsewhereIsReportedAndThePathIsRestored() throws {
    try inFolders { folders in
      let walk = try Navigation(graph: Self.graph).shortestPath(to: .fragment(.d))
      let planned = try #require(walk)
      let helm = try Helm(graph: Self.graph)
      helm.present(.c)
      helm.edit(segue: .b => .d).add(trait: .disabled)
      let thrown = #expect(throws: WalkError<Letter>.self) {
        try helm.verifySnapshots(
          of: planned, as: .presentation, folders: folders, recording: .all,
          environment: SnapshotEnvironment(isCI: false, records: false))
      }
      guard case .failed(let step, let command, _) = thrown else {
        Issue.record("\(String(describing: thrown))")
        return
      }
      #expect(step == 2 && command == planned.steps[1].command)
      #expect(helm.path == [.a => .c])
      let redirected = try Helm(graph: Self.graph)
      redirected.edit(segue: .a => .b).add(trait: .redirect(to: Flow(.a => .c)))
      #expect(
        throws: WalkError<Letter>.ledElsewhere(
          step: 1, planned.steps[0].command, to: [.a => .c], expected: [.a => .b])
      ) {
        try redirected.verifySnapshots(
          of: planned, as: .presentation, folders: folders, recording: .all,
          environment: SnapshotEnvironment(isCI: false, records: false))
      }
      #expect(redirected.path == [])
    }
  }
}
