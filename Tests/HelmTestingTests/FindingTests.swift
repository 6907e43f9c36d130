import Helm
import HelmTesting
import Testing

@Suite("Findings")
struct FindingTests {
  func findings(
    _ segues: [Segue<Letter>], _ options: FindingOptions<Letter> = FindingOptions(), entry: Letter = .a
  ) throws -> [NavigationFinding<Letter>.Kind: NavigationFinding<Letter>] {
    let found = try NavigationGraph(segues, entry: entry).findings(options)
    #expect(found.end == .complete)
    #expect(found.unsettled == [])
    return Dictionary(uniqueKeysWithValues: found.findings.map { ($0.kind, $0) })
  }

  @Test("an app without faults has no findings")
  func sound() throws {
    let found = try findings([
      Segue(.a => .b), Segue(.b => .c, style: .hold, auto: true), Segue(.b => .d, style: .hold),
      Segue(.c => .e, dismissable: true), Segue(.b => .f, style: .hold, dismissable: true),
    ])
    #expect(found == [:])
  }

  @Test("unreachable fragments, segues that are never taken and autos that are never fired")
  func absences() throws {
    // The auto of c fires immediately, so no other segue out of c can be taken.
    let found = try findings([
      Segue(.a => .b, dismissable: true), Segue(.a => .c, dismissable: true), Segue(.c => .d, auto: true),
      Segue(.c => .e, dismissable: true), Segue(.d => .a), Segue(.f => .b), Segue(.f => .g, auto: true),
      Segue(.g => .h),
    ])
    #expect(Set(found.keys) == [.unreachableFragment(.c), .unreachableFragment(.f)], "one for each cause")
    let ofF: Set<NavigationFinding<Letter>.Kind> = [
      .segueNeverTaken(.f => .b), .segueNeverTaken(.f => .g), .autoNeverFired(.f => .g), .unreachableFragment(.g),
      .segueNeverTaken(.g => .h), .unreachableFragment(.h),
    ]
    #expect(Set(try #require(found[.unreachableFragment(.f)]).consequences) == ofF)
    #expect(found[.unreachableFragment(.f)]?.example == nil)
    #expect(
      found[.unreachableFragment(.c)]?.description == """
        problem: c is never presented. Add a segue to it, or remove it from the graph.
          It follows that:
            The segue c => e is never taken.
            e is never presented.
        """)
  }

  @Test("of equally large sets of screens without a way out, the one that is found first counts as home")
  func firstOfEqualTraps() throws {
    let segues: [Segue<Letter>] = [Segue(.a => .b), Segue(.a => .c), Segue(.b => .d)]
    let kinds = try NavigationGraph(segues).findings().findings.map(\.kind)
    #expect(Set(kinds) == [.trap(.b), .deadEnd(.c), .deadEnd(.d)])
  }

  @Test("dead ends and traps, with the shortest ways to them")
  func trapsAndDeadEnds() throws {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b), Segue(.b => .a), Segue(.b => .c), Segue(.b => .d), Segue(.d => .e), Segue(.e => .d),
    ]
    #expect(Set(try findings(segues).keys) == [.deadEnd(.c)], "d and e are home: nothing leads out of them")
    let found = try findings(segues, FindingOptions(homes: [.a]))
    #expect(Set(found.keys) == [.deadEnd(.c), .trap(.d)], "one for each way into a trap")
    #expect(found[.deadEnd(.c)]?.example == [.present(.b, id: nil), .present(.c, id: nil)])
    #expect(found[.trap(.d)]?.example == [.present(.b, id: nil), .present(.d, id: nil)])
    #expect(found[.trap(.d)]?.severity == .problem)
  }

  @Test("of equally large sets of states without an exit, the first found is home")
  func equalHomes() throws {
    let found = try findings([
      Segue(.a => .b), Segue(.b => .c), Segue(.c => .b), Segue(.a => .d), Segue(.d => .e), Segue(.e => .d),
    ])
    #expect(Set(found.keys) == [.trap(.d)])
    #expect(found[.trap(.d)]?.severity == .warning)
  }

  @Test("a swap in a tab without a counterpart is a finding, even under a modal or an overlay")
  func noWayBack() throws {
    let tabs: [Segue<Letter>] = [Segue(.a => .b, style: .hold), Segue(.a => .c, style: .hold), Segue(.b => .d)]
    func found(_ more: [Segue<Letter>]) throws -> Bool {
      try findings(tabs + more).keys.contains(.noWayBack(.b => .d))
    }
    #expect(try found([]))
    #expect(try found([Segue(.d => .e, style: .hold, dismissable: true)]))
    #expect(try found([Segue(.d => .e, style: .hold, dismissable: true, presentation: .overlay)]))
    #expect(try !found([Segue(.d => .e, style: .hold)]))
    #expect(try !found([Segue(.d => .e, dismissable: true)]))
  }

  @Test("states with a modal over home do not count as home")
  func homeUnderAModal() throws {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, style: .hold, presentation: .fullScreenCover), Segue(.b => .c), Segue(.c => .b),
    ]
    let found = try findings(segues, FindingOptions(homes: [.a]))
    #expect(Set(found.keys) == [.trap(.b)])
  }

  @Test("a missing leaving, with an example of both ways")
  func container() throws {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b), Segue(.b => .c, style: .hold, auto: true), Segue(.c => .d), Segue(.a => .d), Segue(.d => .a),
    ]
    let found = try findings(segues)
    #expect(Set(found.keys) == [.insideAndOutside(.d, container: .b)])
    let finding = try #require(found[.insideAndOutside(.d, container: .b)])
    #expect(finding.example == [.present(.b, id: nil), .present(.d, id: nil)])
    #expect(finding.otherExample == [.present(.d, id: nil)])
    #expect(try findings(segues.map { $0.edge == .c => .d ? $0.with(leaving: .b) : $0 }) == [:])
  }

  @Test("modals over modals, deeper than the bound")
  func modals() throws {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, style: .hold, dismissable: true), Segue(.b => .c, style: .hold, dismissable: true),
      Segue(.c => .d, style: .hold, dismissable: true),
    ]
    #expect(Set(try findings(segues).keys) == [.modalsTooDeep(.d, depth: 3)])
    #expect(
      Set(try findings(segues, FindingOptions(modalBound: 1)).keys)
        == [.modalsTooDeep(.c, depth: 2), .modalsTooDeep(.d, depth: 3)])
    #expect(try findings(segues, FindingOptions(modalBound: 3)) == [:])
  }

  @Test("tags that are ambiguous in some state")
  func tags() throws {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, dismissable: true, tag: Mark.red), Segue(.a => .c, dismissable: true, tag: Mark.red),
    ]
    let found = try findings(segues)
    #expect(Set(found.keys) == [.ambiguousTag(AnySegueTag(Mark.red), at: .a)])
    #expect(found.values.first?.example == [.present(tag: AnySegueTag(Mark.red), id: nil)])
  }

  @Test("circular redirects, and redirects that are never followed")
  func redirects() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b, dismissable: true), Segue(.a => .c, dismissable: true), Segue(.a => .d, dismissable: true),
      Segue(.b => .e, dismissable: true), Segue(.d => .b, dismissable: true), Segue(.c => .e, dismissable: true),
    ])
    var start = try Navigation(graph: graph)
    try start.add(trait: .redirect(to: Flow(.a => .c)), to: [.a => .b])
    try start.add(trait: .redirect(to: Flow(.a => .b)), to: [.a => .c])
    try start.add(trait: .redirect(to: Flow(.c => .e)), to: [.b => .e])
    let found = start.findings()
    let kinds = Set(found.findings.map(\.kind))
    #expect(kinds.contains(.redirectNeverEnds(.a => .b)))
    #expect(kinds.contains(.redirectNeverEnds(.a => .c)))
    #expect(kinds.contains(.redirectNeverApplies(.b => .e)))
    #expect(kinds.contains(.unreachableFragment(.c)))
    #expect(!kinds.contains(.unreachableFragment(.b)))
    let endless = try #require(found.findings.first { $0.kind == .redirectNeverEnds(.a => .b) })
    #expect(endless.example == [.present(.b, id: nil)])
  }

  @Test("the description of a finding has its example as numbered steps")
  func text() throws {
    let found = try NavigationGraph<Letter>(
      [Segue(.a => .b), Segue(.b => .a), Segue(.b => .c), Segue(.a => .d)], entry: .a
    )
    .findings()
    #expect(
      found.description == """
        problem: d can be a dead end: no command has any effect there. Make a segue to it dismissable, such as a \
        push, or add one out of it.
          For example:
            1. present d
        problem: c can be a dead end: no command has any effect there. Make a segue to it dismissable, such as a \
        push, or add one out of it.
          For example:
            1. present b
            2. present c
        2 findings; 4 states explored, all of them.
        """)
  }

  @Test("at the state limit, only findings that the graph proves are reported, and the rest is undecided")
  func beyondTheLimit() throws {
    let chain: [Segue<Letter>] = [
      Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true), Segue(.c => .d, dismissable: true),
      Segue(.d => .e, auto: true), Segue(.d => .f, dismissable: true), Segue(.g => .h),
    ]
    let found = try NavigationGraph(chain, entry: .a)
      .findings(FindingOptions(limits: ExplorationLimits(states: 2)))
    #expect(found.end == .stateLimit(2))
    #expect(
      found.findings.map(\.kind) == [.unreachableFragment(.g)])
    #expect(found.findings.first?.consequences == [.segueNeverTaken(.g => .h), .unreachableFragment(.h)])
    #expect(found.unsettled == [.unreachableFragment(.d), .unreachableFragment(.f), .segueNeverTaken(.d => .f)])
  }
}
