import Testing

@testable import HelmCore

/// Lists with several elements: of edges, of groups, and of findings.
@Suite("Orders in graphs and findings") struct GraphOrderTests {
  private struct Spot: Fragment { let number: Int }

  private struct Silent: SegueTag, CustomStringConvertible { var description: String { "" } }

  // MARK: Arrows

  private let few: [Section] = [.login, .register]
  private let more: [Section] = [.news, .library]

  /// Edges in order, with a known type, which type-checks quickly.
  private func list(_ edges: DirectedEdge<Section>...) -> [DirectedEdge<Section>] { edges }

  @Test func chainsOfListsKeepTheOrderOfTheirEdges() {
    let fan: EdgeChain<Section> = Section.splash => more
    #expect(fan.edgeList == list(.splash => .news, .splash => .library))
    let converse: EdgeChain<Section> = few => Section.news
    #expect(converse.edgeList == list(.login => .news, .register => .news))
    let all: EdgeChain<Section> = few => more
    #expect(
      all.edgeList == list(.login => .news, .login => .library, .register => .news, .register => .library))
    let pair: EdgeChain<Section> = Section.login <=> Section.news
    #expect(pair.edgeList == list(.login => .news, .news => .login))
    let star: EdgeChain<Section> = Section.splash <=> more
    #expect(
      star.edgeList == list(.splash => .news, .news => .splash, .splash => .library, .library => .splash))
    let funnel: EdgeChain<Section> = few <=> Section.news
    #expect(
      funnel.edgeList == list(.login => .news, .news => .login, .register => .news, .news => .register))
    let every: EdgeChain<Section> = few <=> more
    #expect(
      every.edgeList
        == list(
          .login => .news, .news => .login, .login => .library, .library => .login, .register => .news,
          .news => .register, .register => .library, .library => .register))
    let longer: EdgeChain<Section> = star <=> Section.login
    #expect(
      longer.edgeList
        == star.edgeList + list(.news => .login, .login => .news, .library => .login, .login => .library))
  }

  @Test func flowsOfTwoWayArrowsHaveBothDirections() {
    let converse: Flow<Section> = few <=> Section.news
    #expect(
      Array(converse) == list(.login => .news, .news => .login, .register => .news, .news => .register))
    let all: Flow<Section> = few <=> more
    #expect(
      Array(all)
        == list(
          .login => .news, .news => .login, .login => .library, .library => .login, .register => .news,
          .news => .register, .register => .library, .library => .register))
    let chain: EdgeChain<Section> = Section.splash => few
    let one: Flow<Section> = chain <=> Section.news
    let start: [DirectedEdge<Section>] = list(.splash => .login, .splash => .register)
    #expect(
      Array(one) == start + list(.login => .news, .news => .login, .register => .news, .news => .register))
    let many: Flow<Section> = chain <=> more
    #expect(
      Array(many)
        == start
        + list(
          .login => .news, .news => .login, .login => .library, .library => .login, .register => .news,
          .news => .register, .register => .library, .library => .register))
  }

  // MARK: Findings

  @Test func repeatedSeguesAreCountedForEachEdge() {
    let segues: [Segue<Letter>] = [
      .push(.a, .b), .tab(.a, .b), .swap(.a, .b), .push(.a, .c), .push(.b, .c), .sheet(.b, .c),
    ]
    let findings: [ValidationFinding<Letter>] = [
      .duplicateSegues(.a => .b, count: 3), .duplicateSegues(.b => .c, count: 2),
    ]
    #expect(NavigationGraph(segues, entry: .a).validationFindings() == findings)
  }

  @Test func severalAutosAreListedForEachFragment() {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold),
      Segue(.a => .d, style: .hold, auto: true), Segue(.b => .e, auto: true), Segue(.b => .f, auto: true),
    ]
    let findings: [ValidationFinding<Letter>] = [
      .severalAutoSegues(from: .a, [.a => .b, .a => .d]), .severalAutoSegues(from: .b, [.b => .e, .b => .f]),
    ]
    #expect(NavigationGraph(segues, entry: .a).validationFindings() == findings)
  }

  @Test(arguments: [19, 20, 21, 30]) func theFirstTwentyAutoCyclesAreReported(count: Int) {
    func cycle(_ number: Int) -> [Spot] { [Spot(number: 2 * number), Spot(number: 2 * number + 1)] }
    let segues = (0..<count).flatMap { number -> [Segue<Spot>] in
      let ends = cycle(number)
      return [Segue(ends[0] => ends[1], auto: true), Segue(ends[1] => ends[0], auto: true)]
    }
    let findings = (0..<min(count, 20)).map { ValidationFinding<Spot>.autoCycle(cycle($0)) }
    #expect(NavigationGraph(segues, entry: Spot(number: 0)).validationFindings() == findings)
  }

  @Test func eachUnknownFragmentToLeaveIsNamed() {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, leaving: .k), Segue(.b => .c, style: .hold, leaving: .l), Segue(.c => .d, leaving: .a),
    ]
    let graph = NavigationGraph(segues, entry: .a)
    let findings: [ValidationFinding<Letter>] = [
      .unknownLeaving(.a => .b, leaving: .k), .leavingOnHold(.b => .c, leaving: .l),
      .unknownLeaving(.b => .c, leaving: .l),
    ]
    #expect(graph.validationFindings() == findings)
    let left: [Letter?] = [.k, .l, .a]
    #expect(graph.segues.map(\.leaving) == left)
  }

  /// In nested groups, too, the first declaration of a fragment's ids counts.
  @Test func findingsAboutGroupsAreInTheOrderOfTheGroups() {
    let inner: Segues<Letter> = [
      .tabs(.a => [.b, .c], opening: .d), .tabs(.b => [.e, .f], opening: .g), .ids(Int.self, for: .i),
      .ids(String.self, for: .h),
    ]
    let groups: Segues<Letter> = [
      inner, .ids(Int.self, for: .b), .ids(String.self, for: .b), .tabs(.c => [.j, .k], opening: .l),
    ]
    let graph = NavigationGraph(groups)
    let findings: [ValidationFinding<Letter>] = [
      .idsOfUnknownFragment(.i, "Int"), .idsOfUnknownFragment(.h, "String"), .severalIDTypes(.b, "Int", "String"),
      .unknownOpening(.d), .unknownOpening(.g), .unknownOpening(.l),
    ]
    #expect(graph.validationFindings() == findings)
    #expect(graph.idKind(of: .b)?.name == "Int")
  }

  // MARK: Fingerprints

  @Test func theFingerprintDependsOnTagsAndFragmentsToLeave() {
    func fingerprint(_ segue: Segue<Letter>) -> String {
      let segues: [Segue<Letter>] = [Segue(.a => .b), segue]
      return NavigationGraph(segues, entry: .a).fingerprint
    }
    let segues: [Segue<Letter>] = [
      Segue(.b => .c), Segue(.b => .c, tag: Mark.red), Segue(.b => .c, tag: Mark.green), Segue(.b => .c, tag: Silent()),
      Segue(.b => .c, leaving: .a), Segue(.b => .c, leaving: .b), Segue(.b => .c, style: .hold),
      Segue(.b => .c, auto: true), Segue(.b => .c, dismissable: true),
    ]
    #expect(Set(segues.map(fingerprint)).count == segues.count)
    let push = Segue<Letter>(.b => .c, dismissable: true, presentation: .push)
    #expect(fingerprint(push) == fingerprint(Segue(.b => .c, dismissable: true)))
  }
}
