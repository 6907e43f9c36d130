import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmTesting

/// Claims about states in the middle of an app, and what is said when they fail.
@Suite struct ClaimTests {
  private static let stack = NavigationGraph<Letter>([
    Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true),
  ])

  @Test func whatWasPassedBeforeTheStartCannotBeAvoided() throws {
    var start = try Navigation(graph: Self.stack)
    // The entry is presented, though no segue led to it.
    #expect(try start.expect(.always(.everyWay(to: .b, passes: .a))).explored == 0)
    try start.perform(.present(.b))
    let claims: [NavigationClaim<Letter>] = [
      .everyWay(to: .c, takes: .a => .b), .everyWay(to: .c, passes: .a), .everyWay(to: .c, passes: .b),
    ]
    for claim in claims { #expect(try start.expect(.always(claim)).explored == 0, "\(claim.text)") }
    // A tab that was passed, and is hidden now.
    var tabs = try Navigation(
      graph: NavigationGraph<Letter>([
        Segue(.a => .b, style: .hold), Segue(.a => .c, style: .hold), Segue(.c => .d, dismissable: true),
      ]))
    try tabs.perform(.present(.b))
    try tabs.perform(.present(.c))
    #expect(try tabs.expect(.always(.everyWay(to: .d, passes: .b))).explored == 0)
  }

  @Test func claimsHoldForFragmentsWithAnyID() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b, style: .hold, dismissable: true), Segue(.b => .c, style: .hold, dismissable: true),
    ])
    let start = try Navigation(graph: graph)
    let (b, c): (NavigationCommand<Letter>, NavigationCommand<Letter>) = (.present(.b, id: "7"), .present(.c, id: "7"))
    let claims: [(NavigationProperty<Letter>, [NavigationCommand<Letter>])] = [
      (.never(.presents(.b)), [b]), (.never(.together(.b, .c)), [b, c]), (.always(.neverTogether(.c, .b)), [b, c]),
      (.always(.everyWay(to: .c, takes: .c => .b)), [b, c]),
    ]
    let shown: [PathFragment<Letter>] = [PathFragment(.a), PathFragment(.b, id: "7"), PathFragment(.c, id: "7")]
    for (claim, steps) in claims {
      let failure = #expect(throws: PropertyFailure<Letter>.self) {
        try start.expect(claim, identityProvider: { _ in "7" })
      }
      let presented = Array(shown.prefix(steps.count + 1))
      #expect(failure == .counterexample(property: "\(claim)", steps: steps, presented: presented))
    }
  }

  @Test func failuresSayWhatWasExplored() {
    let excluded = [ExcludedSegue(edge: Letter.a => .b, reason: .notAsked)]
    func undecided(_ explored: Int, _ end: ExplorationEnd, _ excluded: [ExcludedSegue<Letter>] = []) -> String {
      PropertyFailure<Letter>.undecided(property: "never: x", explored: explored, end: end, excluded: excluded)
        .description
    }
    #expect(
      undecided(1, .complete, excluded) == """
        Undecided: never: x.
        1 state explored, all but what guards exclude.
        excluded by guards:
          a => b: its guard wasn't evaluated; plan from the Helm
        """)
    #expect(
      undecided(2, .complete, excluded).hasPrefix(
        "Undecided: never: x.\n2 states explored, all but what guards exclude.\n"))
    #expect(
      undecided(1, .stateLimit(1))
        == "Undecided: never: x.\n1 state explored, stopped at the limit of 1. Raise the limits.")
    // At a limit, this is what to change first.
    #expect(
      undecided(3, .depthLimit(1), excluded)
        == "Undecided: never: x.\n3 states explored, all within 1 command. Raise the limits.")
    let error = FindingsError<ValidationFinding<Letter>>(findings: [.noEntry])
    #expect(
      PropertyFailure<Letter>.unsound(property: "never: x", error).description == "Undecided: never: x.\n\(error)")
  }

  @Test func anInvariantFailureIsWrittenAsATest() {
    let failure = InvariantFailure<Letter>(
      invariant: "no b\r\nand no c\nanywhere", seed: 3, walk: 2, script: [.present(.b, id: nil)], id: AnyFragmentID(7),
      start: [], end: [.a => .b], presented: [PathFragment(.a), PathFragment(.b)])
    func test(_ name: String, _ graph: String) -> String {
      """
      // At the end, this does not hold: no b and no c anywhere.
      @Test @MainActor func \(name)() throws {
        let helm = try Helm(graph: \(graph), id: "7")
        helm.present(.b)
        let end: HelmPath<Letter> = [.a => .b]
        #expect(helm.path == end)
      }
      """
    }
    #expect(failure.asTest() == test("keepsTheInvariant", "graph"))
    #expect(failure.asTest(named: "mine", graph: "App.graph") == test("mine", "App.graph"))
    #expect(
      failure.description == """
        Not always: no b\r\nand no c\nanywhere (seed 3, walk 2).
        1. present b
        Then, presented from the bottom to the top: a, b.

        \(test("keepsTheInvariant", "graph"))
        """)
  }
}

/// Findings about the graph, and what they say.
@Suite struct FindingRuleTests {
  /// The case is public, so its list may be empty.
  @Test func aModalThatReplacesNothingIsDescribed() {
    let kind = NavigationFinding<Letter>.Kind.modalReplacesModal(.a => .b, [])
    #expect(kind.description.hasSuffix("shows one modal at a time."))
  }

  typealias Kind = NavigationFinding<Letter>.Kind

  private func kinds(_ segues: [Segue<Letter>], named names: String...) throws -> [Kind] {
    try NavigationGraph(segues, entry: .a).findings().findings.map(\.kind).filter { names.contains($0.name) }
  }

  private func modal(
    _ edge: DirectedEdge<Letter>, _ presentation: SeguePresentation = .sheet, isDismissable: Bool = true
  ) -> Segue<Letter> {
    Segue(edge, style: .hold, dismissable: isDismissable, presentation: presentation)
  }

  @Test func questionsThatReplaceModalsAreFoundAndModalsThatALockBlocks() throws {
    let name = "modalReplacesModal"
    let questions: [(SeguePresentation, Bool)] = [
      (.alert, true), (.dialog, true), (.sheet, false), (.popover, false), (.fullScreenCover, false),
    ]
    let kind = Kind.modalReplacesModal(.a => .d, [.b, .c])
    for (presentation, isFound) in questions {
      let found = try kinds([modal(.a => .b), modal(.a => .c), modal(.a => .d, presentation)], named: name)
      #expect(found == (isFound ? [kind] : []), "\(presentation)")
    }
    #expect(
      kind.description == "d closes b, c: a holds them all, and shows one modal at a time. If it should lie over b, "
        + "lead to it from there: b => d.")
    // A modal that leads to the question itself stays below it.
    let segues = [modal(.a => .b), modal(.a => .c), modal(.a => .d, .alert)]
    let first = segues + [modal(.b => .d, .alert)]
    #expect(try kinds(first, named: name) == [.modalReplacesModal(.a => .d, [.c])])
    let both = first + [modal(.c => .d, .alert)]
    #expect(try kinds(both, named: name) == [])
    // One question is enough; the second is told if the first is not about a sheet.
    let other = modal(.a => .e, .dialog)
    #expect(try kinds(segues + [other], named: name) == [.modalReplacesModal(.a => .d, [.b, .c])])
    #expect(try kinds(both + [other], named: name) == [.modalReplacesModal(.a => .e, [.b, .c])])
    // A modal that can't be dismissed isn't closed.
    let locked = [modal(.a => .b, .fullScreenCover, isDismissable: false), modal(.a => .d, .alert)]
    #expect(try kinds(locked, named: name) == [])
    // What a lock blocks is found in the same way.
    let blocks = "modalBlocksModal"
    let others = [modal(.a => .c), modal(.a => .b, .fullScreenCover, isDismissable: false), modal(.a => .d)]
    #expect(try kinds(others, named: blocks) == [.modalBlocksModal(.a => .b, .c)])
    #expect(try kinds(others + [modal(.b => .c)], named: blocks) == [.modalBlocksModal(.a => .b, .d)])
    #expect(try kinds(others + [modal(.b => .c), modal(.b => .d)], named: blocks) == [])
    #expect(try kinds([others[1]], named: blocks) == [])
  }

  @Test func onlyTabsThatStayAreExpectedToOpenAndToReturn() throws {
    let tab = Segue<Letter>(.a => .b, style: .hold)
    let swap = Segue<Letter>(.b => .d)
    func found(_ segues: Segue<Letter>...) throws -> [Kind] { try kinds(segues, named: "noWayBack") }
    #expect(try found(tab, swap) == [.noWayBack(.b => .d)])
    #expect(try found(tab, swap.with(leaving: .a)) == [])
    #expect(try found(tab, Segue(.b => .b)) == [])
    #expect(try found(modal(.a => .b, .inline), swap) == [])
    #expect(try found(modal(.a => .b, .overlay, isDismissable: false), swap) == [])
    // Nor are tabs that can be removed expected to open by themselves.
    func empty(_ segues: Segue<Letter>...) throws -> [Kind] { try kinds(segues, named: "noTabOpens") }
    let (b, c) = (modal(.a => .b, .inline, isDismissable: false), modal(.a => .c, .inline, isDismissable: false))
    #expect(try empty(b, c) == [.noTabOpens(.a, [.b, .c])])
    #expect(try empty(b) == [])
    #expect(try empty(b, modal(.a => .c, .inline)) == [])
    #expect(try empty(modal(.a => .b, .inline), modal(.a => .c, .inline)) == [])
    #expect(try empty(b, c.makeAuto()) == [])
  }

  @Test func ambiguousTagsAreOrderedByName() throws {
    enum Shade: SegueTag { case blue, red }
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, dismissable: true, tag: Shade.red), Segue(.a => .c, dismissable: true, tag: Shade.red),
      Segue(.a => .d, dismissable: true, tag: Shade.blue), Segue(.a => .e, dismissable: true, tag: Shade.blue),
    ]
    let (blue, red) = (AnySegueTag(Shade.blue), AnySegueTag(Shade.red))
    var start = try Navigation(graph: NavigationGraph(segues))
    let found = start.findings().findings
    #expect(found.map(\.kind) == [.ambiguousTag(blue, at: .a), .ambiguousTag(red, at: .a)])
    let examples: [[NavigationCommand<Letter>]?] = [[.present(tag: blue, id: nil)], [.present(tag: red, id: nil)]]
    #expect(found.map(\.example) == examples)
    // A disabled segue is none of those that a tag stands for.
    try start.add(trait: .disabled, to: [.a => .c])
    let left = start.findings().findings.map(\.kind).filter { $0.name == "ambiguousTag" }
    #expect(left == [.ambiguousTag(blue, at: .a)])
  }

  @Test func whatFollowsFromAnUnreachableFragmentIsToldWithIt() throws {
    func found(_ segues: Segue<Letter>...) throws -> [(cause: Kind, consequences: [Kind])] {
      let all = [Segue<Letter>(.a => .b, dismissable: true)] + segues
      return try NavigationGraph(all, entry: .a).findings().findings.map { ($0.kind, $0.consequences) }
    }
    // The cause comes after its consequence in the graph.
    let chain = try found(Segue(.c => .d), Segue(.e => .c))
    #expect(chain.map(\.cause) == [.unreachableFragment(.e)])
    let ofE: [Kind] = [
      .segueNeverTaken(.e => .c), .unreachableFragment(.c), .segueNeverTaken(.c => .d), .unreachableFragment(.d),
    ]
    #expect(chain.map(\.consequences) == [ofE])
    // Of a cycle, the first one stands for all.
    let cycle = try found(Segue(.c => .d), Segue(.d => .c))
    #expect(cycle.map(\.cause) == [.unreachableFragment(.c)])
    let ofC: [Kind] = [.segueNeverTaken(.c => .d), .unreachableFragment(.d), .segueNeverTaken(.d => .c)]
    #expect(cycle.map(\.consequences) == [ofC])
    // What two causes have in common is told once.
    let two = try found(Segue(.c => .e), Segue(.d => .e))
    #expect(two.map(\.cause) == [.unreachableFragment(.c), .unreachableFragment(.d)])
    #expect(
      two.map(\.consequences) == [
        [.segueNeverTaken(.c => .e), .unreachableFragment(.e)], [.segueNeverTaken(.d => .e)],
      ])
  }

  /// A curtain isn't a part of the modal that it was presented from.
  @Test func modalsOfACurtainAreCountedFromTheCurtain() throws {
    let segues: [Segue<Letter>] = [
      modal(.a => .b), Segue(.b => .c, style: .hold, presentation: .curtain), modal(.c => .d),
    ]
    func found(_ bound: Int) throws -> [Kind] {
      try NavigationGraph(segues, entry: .a).findings(FindingOptions(modalBound: bound)).findings.map(\.kind)
        .filter { $0.name == "modalsTooDeep" }
    }
    #expect(try found(0) == [.modalsTooDeep(.b, depth: 1), .modalsTooDeep(.d, depth: 1)])
    #expect(try found(1) == [])
  }

  @Test func aFindingShowsBothOfItsExamplesAndUpToTwentyUndecidedOnesAreListed() {
    let kind = Kind.insideAndOutside(.c, container: .b)
    let steps: [NavigationCommand<Letter>] = [.present(.b, id: nil), .present(.c, id: nil)]
    let head =
      "warning: c is presented inside b on one way and outside of it on another. If it should replace the container, "
      + "its segue needs `leaving: b`.\n"
    #expect(
      NavigationFinding<Letter>(kind, example: [], otherExample: steps).description
        == head + "  Right at the start.\n  Otherwise:\n    1. present b\n    2. present c")
    #expect(
      NavigationFinding<Letter>(kind, example: steps, otherExample: []).description
        == head + "  For example:\n    1. present b\n    2. present c\n  Otherwise, right at the start.")
    #expect(NavigationFinding<Letter>(.trap(.a)).description.hasPrefix("problem: a can be a trap: "))
    #expect(
      NavigationFinding<Letter>(.trap(.a), severity: .warning).description
        == "warning: a can be a trap: nothing leads back home from there.")
    // Up to twenty of what is undecided is listed.
    func text(_ findings: Int, _ unsettled: [Kind], explored: Int) -> [String] {
      NavigationFindings<Letter>(
        findings: Array(repeating: NavigationFinding<Letter>(.deadEnd(.b)), count: findings), unsettled: unsettled,
        explored: explored, end: .stateLimit(7), prunedSegues: [], excluded: []
      )
      .description.split(separator: "\n").map(String.init)
    }
    for count in [19, 20, 21, 22] {
      let unsettled = (0..<count).map { $0 == 0 ? Kind.trap(.a) : .autoNeverFired(.a => .b) }
      let fired = Array(repeating: "  perhaps: The auto segue a => b is never fired.", count: min(count, 20) - 1)
      let first = ["undecided within the limit:", "  perhaps: a can be a trap: nothing leads back home from there."]
      let more = count > 20 ? ["  and \(count - 20) more"] : []
      let last = ["No findings; 2 states explored, stopped at the limit of 7."]
      #expect(text(0, unsettled, explored: 2) == first + fired + more + last)
      #expect(text(1, [], explored: 1).last == "1 finding; 1 state explored, stopped at the limit of 7.")
      #expect(text(2, [], explored: 0).last == "2 findings; 0 states explored, stopped at the limit of 7.")
    }
  }
}

/// What a coverage contains, and how it is shown and stored.
@Suite struct CoverageSumTests {
  typealias Pair = NavigationCoverage<Letter>.Pair

  private static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, style: .hold, auto: true), Segue(.b => .c, dismissable: true), Segue(.c => .d, dismissable: true),
  ])

  @Test(arguments: [0, 1, 19, 20, 21, 22]) func upToTwentyMissingElementsAreListed(count: Int) {
    let missing = (0..<count).map { "m\($0)" }
    let line = CoverageReport.Line(name: "segues", total: 24, missing: missing)
    #expect(line.covered == 24 - count)
    #expect(line.isComplete == (count == 0))
    let head = ["segues: \(24 - count) of 24 (\((24 - count) * 100 / 24) %)"]
    let more = count > 20 ? ["  and \(count - 20) more"] : []
    let text = head + missing.prefix(20).map { "  not covered: \($0)" } + more
    let none = CoverageReport.Line(name: "pairs", total: 0, missing: [])
    #expect(
      CoverageReport(lines: [line, none]).description.split(separator: "\n").map(String.init)
        == text + ["pairs: 0 of 0 (100 %)"])
  }

  @Test func pairsAreWrittenAndReadBackAndUnknownOnesAreIgnored() throws {
    var navigation = try Navigation(graph: Self.graph)
    var coverage = NavigationCoverage(Self.graph)
    coverage.begin(at: navigation)
    try coverage.perform(.present(.c, id: nil), on: &navigation)
    try coverage.perform(.present(.d, id: nil), on: &navigation)
    let text = CoverageDocument(coverage).json()
    #expect(
      text == #"{"fragments":["a","b","c","d"],"pairs":[[["b","c"],["c","d"]]],"#
        + #""segues":[["a","b"],["b","c"],["c","d"]],"version":1}"#)
    let read = try CoverageDocument(json: text.utf8).coverage(of: Self.graph)
    #expect(read.fragments == [.a, .b, .c, .d])
    #expect(read.segues == [.a => .b, .b => .c, .c => .d])
    #expect(read.pairs == [Pair(.b => .c, .c => .d)])
    // Of another version of the app.
    let other =
      #"{"version":1,"fragments":["z","c"],"segues":[["a","d"],["a","z"],["z","a"],["c","d"]],"#
      + #""pairs":[[["b","c"],["c","z"]],[["z","c"],["c","d"]],[["a","b"],["b","c"]]]}"#
    let some = try CoverageDocument(json: other.utf8).coverage(of: Self.graph)
    #expect(some.fragments == [.c])
    #expect(some.segues == [.c => .d])
    #expect(some.pairs == [Pair(.a => .b, .b => .c)])
  }

  @Test func aUnionHasEverythingOfBothAndABeginningNoPair() throws {
    var (one, other) = (NavigationCoverage(Self.graph), NavigationCoverage(Self.graph))
    one.insert(fragment: .a)
    one.insert(segue: .a => .b)
    one.insert(pair: Pair(.a => .b, .b => .c))
    other.insert(fragment: .b)
    other.insert(segue: .b => .c)
    other.insert(pair: Pair(.b => .c, .c => .d))
    one.formUnion(other)
    #expect(one.fragments == [.a, .b])
    #expect(one.segues == [.a => .b, .b => .c])
    #expect(one.pairs == [Pair(.a => .b, .b => .c), Pair(.b => .c, .c => .d)])
    #expect(other.fragments == [.b] && other.segues == [.b => .c] && other.pairs == [Pair(.b => .c, .c => .d)])
    // No pair reaches across a beginning.
    let graph = NavigationGraph<Letter>(
      [Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold, dismissable: true), Segue(.c => .a)],
      entry: .a)
    let launched = try Navigation(graph: graph)
    var navigation = launched
    var again = NavigationCoverage(graph)
    again.begin(at: launched)
    try again.perform(.present(.c, id: nil), on: &navigation)
    // It returns to the entry, which is there already.
    try again.perform(.present(.a, id: nil), on: &navigation)
    #expect(navigation.path == launched.path)
    #expect(again.segues == [.a => .b, .a => .c, .c => .a])
    #expect(again.pairs == [Pair(.a => .c, .c => .a)])
    again.begin(at: launched)
    #expect(again.pairs == [Pair(.a => .c, .c => .a)])
    // A recording covers its start and its states.
    let entries: [Recording<Letter>.Entry] = [
      .command(.present(.h, id: nil)), .state([.a => .b, .b => .c], note: "undo"), .command(.present(.d, id: nil)),
    ]
    let start = try Navigation(graph: Self.graph)
    var recorded = NavigationCoverage(Self.graph)
    try recorded.record(Recording(start: [.a => .b], entries: entries, end: []), in: start)
    #expect(recorded.fragments == [.a, .b, .c, .d])
    let elsewhere = Recording<Letter>(start: [.b => .c], entries: entries, end: [])
    #expect(throws: HelmError<Letter>.self) { try recorded.record(elsewhere, in: start) }
  }
}

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
