import Helm
import Testing

enum Section: Fragment {
  case splash, gatekeeper, login, register, forgotPass, dashboard, news, library, compose
}

@Suite("Operators (Semantics.md §1)") struct OperatorTests {
  @Test func theExampleOfTheIssueCompilesToTheExpectedSegues() throws {
    let edges = Set<DirectedEdge<Section>>()
      .union(.splash => [.gatekeeper, .dashboard])
      .union([.gatekeeper => .login])
      .union(.login => .register => .forgotPass => .login)
      .union([.login, .register] => .dashboard)
    #expect(edges.count == 2 + 1 + 3 + 2)
    let segues = Set(
      edges.map { (edge: DirectedEdge<Section>) -> Segue<Section> in
        switch edge {
        case .gatekeeper => .login: return Segue(edge, style: .hold, auto: true)
        case .dashboard => .compose: return Segue(edge, style: .hold, dismissable: true)
        default: return Segue(edge)
        }
      })
    let graph = NavigationGraph(segues)
    var nav = try Navigation(graph: graph, path: [.splash => .gatekeeper, .gatekeeper => .login, .login => .register])
    #expect(nav.presentedFragments == [PathFragment(.gatekeeper), PathFragment(.register)])
    _ = try Navigation(graph: graph, path: [Section.splash => Section.gatekeeper])
    try nav.present(.dashboard)
    #expect(nav.presentedFragments == [PathFragment(.gatekeeper), PathFragment(.dashboard)])
  }

  /// Edges in order, with a known type, which type-checks quickly.
  private func list(_ edges: DirectedEdge<Section>...) -> [DirectedEdge<Section>] { edges }

  private func set(_ edges: DirectedEdge<Section>...) -> Set<DirectedEdge<Section>> { Set(edges) }

  @Test func listsOfChainsAndFlowsHaveTheEdgesOfEach() {
    let chains: [EdgeChain<Section>] = [.splash => .login => .dashboard, .login => .register => .login]
    let edges = list(.splash => .login, .login => .dashboard, .login => .register, .register => .login)
    #expect(chains.edgeList == edges)
    #expect(chains.map { Flow($0) }.edgeList == edges)
    #expect(Segues.push(chains).map(\.edge) == edges)
  }

  @Test func chainsAreExtendedToLists() {
    let chain: EdgeChain<Section> = .splash => .login => .register
    let ends: [Section] = [.news, .library]
    let start = list(.splash => .login, .login => .register)
    #expect((chain => ends).edgeList == start + list(.register => .news, .register => .library))
    let bothWays: EdgeChain<Section> = chain <=> ends
    #expect(
      bothWays.edgeList
        == start + list(.register => .news, .news => .register, .register => .library, .library => .register))
  }

  // MARK: Edges

  @Test func oneToOneArrowMakesASingleEdge() {
    let edge = Section.splash => Section.gatekeeper
    #expect(edge == DirectedEdge(from: .splash, to: .gatekeeper))
    let typed: DirectedEdge<Section> = .splash => .splash
    #expect(typed == DirectedEdge(from: .splash, to: .splash))
    #expect(typed.counterpart == typed)
    let back: DirectedEdge<Section> = .gatekeeper => .splash
    #expect(edge.counterpart == back)
  }

  @Test func edgesMatchInSwitchPatterns() {
    func style(of edge: DirectedEdge<Section>) -> String {
      switch edge {
      case .splash => .gatekeeper, .splash => .dashboard: "from splash"
      case .dashboard => .splash: "back"
      default: "other"
      }
    }
    #expect(style(of: .splash => .gatekeeper) == "from splash")
    #expect(style(of: .splash => .dashboard) == "from splash")
    #expect(style(of: .dashboard => .splash) == "back")
    #expect(style(of: .gatekeeper => .splash) == "other")
  }

  // MARK: Sets

  @Test func oneToManyArrowMakesASetOfEdges() {
    let edges: Set<DirectedEdge<Section>> = .splash => [.gatekeeper, .dashboard, .gatekeeper]
    #expect(edges == set(.splash => .gatekeeper, .splash => .dashboard))
    let empty: Set<DirectedEdge<Section>> = .splash => []
    #expect(empty.isEmpty)
  }

  @Test func manyToOneArrowMakesASetOfEdges() {
    let edges: Set<DirectedEdge<Section>> = [.login, .register] => .dashboard
    #expect(edges == set(.login => .dashboard, .register => .dashboard))
  }

  @Test func manyToManyArrowMakesASetOfEdges() {
    let edges: Set<DirectedEdge<Section>> = [.login, .register] => [.dashboard, .news, .login]
    #expect(
      edges
        == set(
          .login => .dashboard, .login => .news, .login => .login,
          .register => .dashboard, .register => .news, .register => .login))
  }

  @Test func aChainMakesASetOfEdges() {
    let edges: Set<DirectedEdge<Section>> = .login => .register => .forgotPass => .login
    #expect(edges == set(.login => .register, .register => .forgotPass, .forgotPass => .login))
  }

  @Test func theTwoWayArrowMakesEdgesInBothDirections() {
    let pair: Set<DirectedEdge<Section>> = .news <=> .library
    #expect(pair == set(.news => .library, .library => .news))
    let star: Set<DirectedEdge<Section>> = .dashboard <=> [.news, .library]
    #expect(
      star == set(.dashboard => .news, .news => .dashboard, .dashboard => .library, .library => .dashboard))
    let converse: Set<DirectedEdge<Section>> = [.news, .library] <=> .dashboard
    #expect(converse == star)
    let all: Set<DirectedEdge<Section>> = [.login, .register] <=> [.news, .library]
    #expect(all.count == 8)
    #expect(all.isSuperset(of: set(.library => .register, .register => .library, .news => .login)))
    let ring: Set<DirectedEdge<Section>> = .login <=> .register <=> .forgotPass <=> .login
    #expect(
      ring
        == set(
          .login => .register, .register => .login, .register => .forgotPass, .forgotPass => .register,
          .forgotPass => .login, .login => .forgotPass))
  }

  @Test func unionAcceptsEveryFormOfEdges() {
    let edges = Set<DirectedEdge<Section>>()
      .union([.splash => .gatekeeper, .splash => .dashboard])
      .union(.gatekeeper => [.login, .register])
      .union([.login, .register] => .dashboard)
      .union([.news, .library] => [.compose, .news])
      .union(.login => .register => .forgotPass)
      .union(.news <=> .library)
      .union(.dashboard <=> [.news, .library])
      .union([.compose, .library] <=> .news)
      .union(.compose <=> .library <=> [.news, .dashboard])
    #expect(edges.count == 2 + 2 + 2 + 4 + 2 + 1 + 4 + 1 + 1)
  }

  @Test func formUnionAcceptsEveryFormOfEdges() {
    var edges: Set<DirectedEdge<Section>> = .splash => [.gatekeeper, .dashboard]
    edges.formUnion([.splash => .dashboard, .dashboard => .news])
    edges.formUnion(.news <=> .library)
    edges.formUnion(list(.news => .compose))
    #expect(
      edges
        == set(
          .splash => .gatekeeper, .splash => .dashboard, .dashboard => .news, .news => .library, .library => .news,
          .news => .compose))
    #expect(edges.union(list(.news => .compose)) == edges)
  }

  // MARK: Flows

  @Test func flowsKeepTheOrderOfTheirEdges() {
    let single: Flow<Section> = .splash => .gatekeeper
    #expect(Array(single) == list(.splash => .gatekeeper))
    let star: Flow<Section> = .dashboard => [.news, .compose]
    #expect(Array(star) == list(.dashboard => .news, .dashboard => .compose))
    let converse: Flow<Section> = [.login, .register] => .dashboard
    #expect(Array(converse) == list(.login => .dashboard, .register => .dashboard))
    let all: Flow<Section> = [.login, .register] => [.news, .library]
    #expect(
      Array(all) == list(.login => .news, .login => .library, .register => .news, .register => .library))
    let chain: Flow<Section> = .splash => .gatekeeper => [.login, .register] => .dashboard => [.news, .library]
    #expect(
      Array(chain)
        == list(
          .splash => .gatekeeper, .gatekeeper => .login, .gatekeeper => .register, .login => .dashboard,
          .register => .dashboard, .dashboard => .news, .dashboard => .library))
  }

  @Test func aClosedChainOfThreeFragmentsHasThreeEdges() {
    let flow: Flow<Section> = .login => .register => .forgotPass => .login
    #expect(Array(flow) == list(.login => .register, .register => .forgotPass, .forgotPass => .login))
  }

  @Test func aClosedTwoWayChainOfThreeFragmentsHasSixEdges() {
    let flow: Flow<Section> = .login <=> .register <=> .forgotPass <=> .login
    #expect(
      Array(flow)
        == list(
          .login => .register, .register => .login, .register => .forgotPass, .forgotPass => .register,
          .forgotPass => .login, .login => .forgotPass))
  }

  /// A defect of the first library: chains that closed on themselves forgot their end.
  @Test func aClosedChainContinuesFromItsEnd() {
    let flow: Flow<Section> = .login => .register => .login => .dashboard
    #expect(Array(flow) == list(.login => .register, .register => .login, .login => .dashboard))
    let edges: Set<DirectedEdge<Section>> = .login => .register => .login => .dashboard
    #expect(edges == set(.login => .register, .register => .login, .login => .dashboard))
    let bothWays: Flow<Section> = .login <=> .register <=> .login <=> .dashboard
    #expect(
      Array(bothWays) == list(.login => .register, .register => .login, .login => .dashboard, .dashboard => .login))
  }

  @Test func aRepeatedEdgeOfAChainIsKeptOnce() {
    let flow: Flow<Section> = .login => .register => .login => .register => .dashboard
    #expect(Array(flow) == list(.login => .register, .register => .login, .register => .dashboard))
  }

  @Test func arrowsOfBothKindsMixInOneChain() {
    let flow: Flow<Section> = .splash => .gatekeeper <=> .login => .dashboard
    #expect(
      Array(flow)
        == list(
          .splash => .gatekeeper, .gatekeeper => .login, .login => .gatekeeper, .login => .dashboard))
  }

  @Test func flowsAreInitializedAndExtended() {
    let chain = Flow(Section.splash => .gatekeeper => .login)
    #expect(Array(chain) == list(.splash => .gatekeeper, .gatekeeper => .login))
    #expect(Flow(chain) == chain)
    let one = Flow<Section>(.splash => .gatekeeper)
    #expect(Array(one) == list(.splash => .gatekeeper))
    #expect(Flow<Section>(segue: .splash => .gatekeeper) == one)
    #expect(one.add(segue: .gatekeeper => .login) == chain)
    #expect(one.add(segue: .gatekeeper => .login).add(segue: .splash => .gatekeeper) == chain)
    let longer = Flow<Section>().add(segue: .dashboard => [.news, .library]).add(segue: chain) => .dashboard
    #expect(
      Array(longer)
        == list(
          .dashboard => .news, .dashboard => .library, .splash => .gatekeeper, .gatekeeper => .login,
          .login => .dashboard))
    let literal: Flow<Section> = [.splash => .gatekeeper, .gatekeeper => .login, .splash => .gatekeeper]
    #expect(literal == chain)
    #expect(literal.hashValue == chain.hashValue)
    #expect(chain.description == "[splash => gatekeeper, gatekeeper => login]")
  }

  @Test @MainActor func presentTakesFlowLiterals() throws {
    let helm = try Helm<Section>(nav: [
      Segue(.splash => .dashboard), Segue(.dashboard => .news, style: .hold),
      Segue(.dashboard => .compose, style: .hold, dismissable: true),
    ])
    helm.present(.splash => .dashboard)
    helm.present(.dashboard => [.news, .compose])
    #expect(helm.presentedFragments.map(\.fragment) == [.dashboard, .news, .compose])
    let other = try Helm(nav: helm.graph.segues)
    other.present(.splash => .dashboard => [.news, .compose])
    #expect(other.path == helm.path)
    #expect(helm.errors + other.errors == [])
  }

  @Test func traitsApplyToEdgesWrittenWithArrows() throws {
    let edges: Set<DirectedEdge<Section>> = .splash => [.gatekeeper, .dashboard]
    var navigation = try Navigation(graph: NavigationGraph(edges.map { Segue($0) }))
    let untouched = navigation
    try navigation.add(trait: .disabled, to: .splash => [.gatekeeper, .dashboard])
    #expect(navigation.traits(of: .splash => .gatekeeper) == [.disabled])
    #expect(navigation.traits(of: .splash => .dashboard) == [.disabled])
    try navigation.remove(trait: .disabled, from: [.splash => .gatekeeper])
    #expect(navigation.traits(of: .splash => .gatekeeper) == [])
    #expect(throws: HelmError<Section>.self) {
      try navigation.remove(trait: .disabled, from: .splash => [.dashboard, .news])
    }
    #expect(navigation.traits(of: .splash => .dashboard) == [.disabled])
    try navigation.remove(trait: .disabled, from: edges)
    #expect(navigation == untouched)
  }

  // MARK: Path edges

  @Test func arrowsMakePathEdgesWhereContextExpectsThem() {
    let edge: PathEdge<Section> = .splash => .gatekeeper
    #expect(edge == PathEdge(from: PathFragment(.splash), to: PathFragment(.gatekeeper)))
    #expect(edge.edge == (Section.splash => Section.gatekeeper))
    let path: HelmPath<Section> = [.splash => .gatekeeper, .gatekeeper => .login, .splash => .gatekeeper]
    #expect(path.map(\.edge) == list(.splash => .gatekeeper, .gatekeeper => .login))
    let transition = NavigationCommand<Section>.present(.edge(.splash => .gatekeeper))
    #expect(transition == .present(.edge(edge)))
    let mixed: HelmPath<Section> = [.splash => .gatekeeper, PathEdge(.gatekeeper => .login, targetID: 5)]
    #expect(mixed.description == "[splash => gatekeeper, gatekeeper => login (id 5)]")
  }

  // MARK: Precedence

  @Test func arrowsBindMoreTightlyThanComparisons() {
    let edge = Section.splash => Section.login
    let answer: Bool = Section.splash => .login == edge
    #expect(answer)
  }
}
