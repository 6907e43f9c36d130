import Helm
import Testing

@testable import HelmTesting

/// The texts of differences, and of everything else that a verification reports.
@Suite struct SnapshotTextTests {
  @Test(arguments: [
    ("a\nb", "a\nb", "  a\n  b"), ("a", "b", "- a\n+ b"), ("a\nb", "a", "  a\n- b"), ("a", "a\nb\nc", "  a\n+ b\n+ c"),
    ("b", "a\nb", "+ a\n  b"), ("a\nb\nc", "a\nc", "  a\n- b\n  c"), ("a\n\nb\n", "a\n\nc\n", "  a\n  \n- b\n+ c"),
    ("", "x", "- \n+ x"),
    ("a\n", "a\n\n", "  a\n  \n+ "), ("a\n", "a\n", "  a"),
  ])
  func lineDifferenceShowsChangedLines(old: String, new: String, difference: String) {
    #expect(lineDifference(old, new) == difference)
  }

  private func problem(
    _ kind: SnapshotFailure.Problem.Kind, _ written: SnapshotDifferenceFiles = SnapshotDifferenceFiles(),
    steps: [String] = []
  ) -> SnapshotFailure.Problem { .init(kind: kind, file: "f.txt", written: written, steps: steps) }

  @Test func failureDescriptionListsAllProblems() {
    var report = SnapshotReport()
    (report.stale, report.excluded) = (["old.txt", "older.txt"], ["a => b: no", "c => d: no"])
    let written = SnapshotDifferenceFiles(
      new: "f.new.txt", picture: "f.difference.txt", failures: ["x could not be written: y"])
    let failure = SnapshotFailure(
      problems: [
        problem(.differs("- a\n+ b"), written, steps: ["present a", "dismiss"]), problem(.recorded), problem(.missing),
        problem(.file("no")),
      ], report: report)
    #expect(
      failure.description == """
        f.txt differs from its reference:
        - a
        + b
        new: f.new.txt
        difference: f.difference.txt
        x could not be written: y
        after these steps:
          1. present a
          2. dismiss

        f.txt had no reference, so one was recorded. Review it, and run the test again.
        after these steps:
          none

        f.txt has no reference. Record it on your own machine, with HELM_SNAPSHOTS=record, and commit it.
        after these steps:
          none

        f.txt could not be compared: no
        after these steps:
          none

        No longer produced by any step:
          old.txt
          older.txt

        Excluded by guards:
          a => b: no
          c => d: no
        """)
    #expect(SnapshotFailure(problems: [], report: SnapshotReport()).description == "")
  }

  @Test func graphDocumentFailureDescribesTheDifference() {
    func text(_ kind: SnapshotFailure.Problem.Kind) -> String {
      GraphDocumentFailure(problem: problem(kind)).description
    }
    #expect(
      text(.differs("- a"))
        == "The graph differs from f.txt:\n- a\nIf that is intended, record it with HELM_SNAPSHOTS=record, and commit it."
    )
    #expect(
      text(.recorded)
        == "There was no document of the graph, so it was recorded in f.txt. Review it, commit it, and run the test again."
    )
    #expect(
      text(.missing)
        == "There is no document of the graph in f.txt. Record it on your own machine, with HELM_SNAPSHOTS=record, and "
        + "commit it.")
    #expect(text(.file("no")) == "f.txt could not be compared: no")
  }

  @Test(arguments: [
    ("a/b", "a_b"), ("a\0b", "a_b"), ("", "_"), (".", "_"), ("..", "_"), ("...", "..."), ("é b", "é b"),
  ])
  func folderNamesAreSanitized(name: String, folder: String) {
    let folders = SnapshotFolders(
      filePath: "/p/Tests/MyTests.swift", name: name, environment: SnapshotEnvironment(isCI: false, records: false),
      workingDirectory: "/p")
    #expect(folders.references == "/p/Tests/__Snapshots__/MyTests/\(folder)")
    #expect(folders.differences == "/p/Tests/__Snapshots__/__Differences__/MyTests/\(folder)")
  }

  @Test func aSnapshotStateHasItsNavigation() throws {
    let navigation = try Navigation(graph: NavigationGraph<Letter>([Segue(.a => .b)]))
    let state = SnapshotState(navigation, steps: ["x"])
    #expect(state.navigation(of: Letter.self)?.root.fragment == .a && state.steps == ["x"])
    #expect(state.navigation(of: Number.self) == nil)
  }

  /// Up to ten consequences are listed.
  @Test(arguments: [0, 1, 10, 11, 12]) func upToTenConsequencesAreListed(count: Int) {
    let finding = NavigationFinding<Letter>(
      .unreachableFragment(.a),
      consequences: (0..<count).map { $0 % 2 == 0 ? .unreachableFragment(.b) : .segueNeverTaken(.b => .c) })
    let listed = (0..<min(count, 10)).map {
      $0 % 2 == 0 ? "    b is never presented." : "    The segue b => c is never taken."
    }
    let more = count > 10 ? ["    and \(count - 10) more"] : []
    #expect(
      finding.description.split(separator: "\n").dropFirst().map(String.init)
        == (count > 0 ? ["  It follows that:"] : []) + listed + more)
  }

  /// An undecided absence is certain if the graph has no way to the fragment.
  @Test func undecidedAbsencesAreReportedIfTheGraphProvesThem() throws {
    // A large part that no exploration completes, and rules that close what is beside it.
    var segues = (0..<7).map {
      Segue<Letter>(.a => Letter.allCases[$0 + 1], style: .hold, dismissable: true, presentation: .overlay)
    }
    segues.append(Segue(.b => .c, auto: true))
    segues.append(Segue(.b => .d, dismissable: true))
    var start = try Navigation(graph: NavigationGraph(segues, entry: .a))
    try start.add(trait: .disabled, to: [.a => .b])
    try start.add(trait: .disabled, to: [.b => .c])
    try start.add(trait: .redirect(to: [.b => .c]), to: [.b => .d])
    let found = start.findings(FindingOptions(limits: ExplorationLimits(states: 3)))
    #expect(found.end == .stateLimit(3))
    let kinds = Set(found.findings.map(\.kind) + found.findings.flatMap(\.consequences))
    #expect(kinds.contains(.unreachableFragment(.b)), "\(found)")
    #expect(
      kinds.isSuperset(of: [.segueNeverTaken(.b => .c), .segueNeverTaken(.b => .d)]), "\(found)")
    #expect(!found.unsettled.contains { "\($0)".contains("b => ") }, "\(found)")
  }
}
