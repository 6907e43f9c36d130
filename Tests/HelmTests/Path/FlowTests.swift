import Helm
import Testing

@Suite("Flows and chains") struct FlowTests {
  typealias Edges = Flow<Section>

  /// A defect: equal flows continued from different fragments.
  @Test func equalFlowsContinueFromTheSameFragments() {
    let pairs: [(Edges, Edges)] = [
      (.dashboard => [.news, .library], [.dashboard => .news, .dashboard => .library]),
      ([.login, .register] => .dashboard, [.login => .dashboard, .register => .dashboard]),
      (.login => .register => .forgotPass, [.login => .register, .register => .forgotPass]),
      (.login <=> .register, [.login => .register, .register => .login]),
      (Edges().add(segue: .login => .register).add(segue: .login => .news), .login => [.register, .news]),
      (.login => [], []),
    ]
    for (lhs, rhs) in pairs {
      #expect(lhs == rhs)
      let one: (Edges, Edges) = (lhs => .compose, rhs => .compose)
      #expect(one.0 == one.1)
      let two: (Edges, Edges) = (lhs <=> [.compose, .splash], rhs <=> [.compose, .splash])
      #expect(two.0 == two.1)
    }
  }

  @Test func aFlowContinuesFromTheTargetsOfItsLastEdges() {
    let star: Edges = [.dashboard => .news, .dashboard => .library]
    let on: Edges = star => .compose
    #expect(on == [.dashboard => .news, .dashboard => .library, .news => .compose, .library => .compose])
    let many: Edges = [.login => .dashboard, .register => .dashboard]
    let list: Edges = many => [.news, .library]
    #expect(
      list == [.login => .dashboard, .register => .dashboard, .dashboard => .news, .dashboard => .library])
    let both: Edges = many <=> .news
    #expect(both == [.login => .dashboard, .register => .dashboard, .dashboard => .news, .news => .dashboard])
    let longer: Edges = star => .compose => .splash
    #expect(Array(longer.suffix(1)) == [.compose => .splash])
    let empty: Edges = Edges() => .news
    #expect(empty.isEmpty)
  }

  @Test(arguments: [3, 15, 16, 17, 40]) func aFlowKeepsOnlyTheFirstOfRepeatedEdges(count: Int) {
    let all = Letter.allCases.flatMap { from in Letter.allCases.map { PathEdge(DirectedEdge(from: from, to: $0)) } }
    let edges = Array(all.prefix(count))
    #expect(Flow(edges + edges.reversed()).pathEdges == edges)
    #expect(Flow(edges.flatMap { [$0, $0] }).pathEdges == edges)
  }

  /// A defect: an arrow after a flow dropped the ids of its edges.
  @Test func anArrowAfterAFlowKeepsItsIDs() {
    let flow: Edges = [.dashboard => Section.news.id(5), .dashboard => Section.news.id(6)]
    let on: Edges = flow => .compose
    #expect(
      on == [
        .dashboard => Section.news.id(5), .dashboard => Section.news.id(6), Section.news.id(5) => .compose,
        Section.news.id(6) => .compose,
      ])
    let one: Edges = .from(.dashboard).to(.news, id: 5)
    let oneMore: Edges = one => .compose
    #expect(oneMore == one.to(.compose))
    let both: Edges = one <=> [.compose, .library]
    #expect(
      both == [
        .dashboard => Section.news.id(5), Section.news.id(5) => .compose, .compose => Section.news.id(5),
        Section.news.id(5) => .library, .library => Section.news.id(5),
      ])
    let sources: Edges = [Section.news.id(5) => .compose, Section.news.id(6) => .library]
    let longer: Edges = sources => .splash
    #expect(longer == sources.add(segue: .library => .splash))
  }

  /// In a chain the arrows know where to continue, whatever its edges are.
  @Test func chainsContinueFromTheirEnds() {
    let bothWays: Edges = .login <=> .register => .news
    #expect(bothWays == [.login => .register, .register => .login, .register => .news])
    let repeated: Edges = .login => .register => .login => .register => .news
    #expect(repeated == [.login => .register, .register => .login, .register => .news])
    let lists: Edges = [.login, .register] => [.news, .library] => .compose
    #expect(
      lists == [
        .login => .news, .login => .library, .register => .news, .register => .library, .news => .compose,
        .library => .compose,
      ])
    let set: Set<DirectedEdge<Section>> = [.login, .register] => [.news, .library] => .compose
    #expect(set == Set(lists))
    let ring: Set<DirectedEdge<Section>> = .login <=> .register => [.news, .library] <=> .compose
    #expect(ring.count == 2 + 2 + 4)
  }

  @Test func aChainIsACollectionOfItsEdges() {
    let chain = Section.login => .register => [.news, .login]
    #expect(Array(chain) == [.login => .register, .register => .news, .register => .login])
    #expect(chain.description == "[login => register, register => news, register => login]")
    #expect(chain == (Section.login => .register => [.news, .login]))
    let star = Section.login <=> [.news, .library]
    #expect(star.count == 4)
    let pair = Section.login <=> .news
    #expect(pair.map(\.from) == [.login, .news])
  }

  @Test func flowsAreMadeOfAnyEdges() {
    let edge: DirectedEdge<Section> = .login => .register
    let flow: Edges = [edge, .register => .news]
    #expect(Edges(edge) == [.login => .register])
    #expect(Edges([edge, edge]) == [.login => .register])
    #expect(Edges(Section.login => .register => .news) == flow)
    #expect(Edges(flow) == flow)
    #expect(Edges([flow, flow]) == flow)
    #expect(Edges(flow.lazy.filter { $0.to == .news }) == [.register => .news])
    #expect(Edges(Set(flow)) == flow)
    #expect(Edges(edge).add(segue: flow).add(segue: [edge]) == flow)
    #expect(Edges(.login => .register => .news) == flow)
  }

  @Test func theTwoWayArrowMakesTwoEdgesPerTarget() {
    let flow: Flow<Section> = Section.login <=> Section.register
    #expect(flow == Flow([.login => .register, .register => .login]))
    let fan: Flow<Section> = Section.login <=> [Section.register, Section.news]
    #expect(fan == Flow([.login => .register, .register => .login, .login => .news, .news => .login]))
  }
}
