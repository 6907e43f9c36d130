import HelmClassic
import Observation
import Testing

@Suite("Graphs and sets of edges of the first generation") @MainActor struct ClassicGraphTests {
  enum Letter: Node { case a, b, c, d }
  enum Mark: SegueTag { case red }

  private let edge = DirectedEdge<Letter>(from: .a, to: .b)

  private func graph(_ flow: Flow<Letter>) -> NavigationGraph<Letter> {
    let graph = NavigationGraph(flow: flow)
    graph.errorPolicy = .report
    return graph
  }

  // MARK: Traits

  @Test func theTraitsOfASegueDecideOnItsPresentation() throws {
    let rows: [(traits: [SegueTrait<Letter>], presentation: SeguePresentation, isDismissable: Bool, isAuto: Bool)] = [
      ([], .inline, false, false), ([.auto], .inline, false, true), ([.context], .inline, true, false),
      ([.cover], .overlay, true, false), ([.modal], .sheet, true, false), ([.cover, .context], .overlay, true, false),
      ([.context, .cover, .modal, .auto], .sheet, true, true), ([.disabled], .inline, false, false),
    ]
    for row in rows {
      let graph = graph(Flow<Letter>(segue: .a => .b))
      for trait in row.traits { graph.edit(segue: edge).add(trait: trait) }
      let segue = try #require(graph.helm?.graph.segues.first)
      #expect(segue.edge == edge && segue.style == .hold)
      #expect(segue.presentation == row.presentation, "\(row.traits)")
      #expect(segue.dismissable == row.isDismissable, "\(row.traits)")
      #expect(segue.auto == row.isAuto, "\(row.traits)")
    }
  }

  @Test func rulesOfARunningNavigationAreAddedAndRemoved() throws {
    let graph = graph(Flow<Letter>(segue: .a => [.b, .c, .d]))
    let helm = try #require(graph.helm)
    let (toC, toD) = (Flow<Letter>(segue: .a => .c), Flow<Letter>(segue: .a => .d))
    graph.edit(segue: edge).add(trait: .redirect(to: toC)).add(trait: .disabled)
    #expect(helm.edit(segue: edge).traits == [.disabled, .redirect(to: toC)])
    graph.edit(segue: edge).add(trait: .redirect(to: toD))
    #expect(helm.edit(segue: edge).traits == [.disabled, .redirect(to: toD)])
    graph.edit(segue: edge).remove(trait: .disabled)
    #expect(helm.edit(segue: edge).traits == [.redirect(to: toD)])
    graph.edit(segue: edge).clear()
    #expect(helm.edit(segue: edge).traits.isEmpty)
    #expect(graph.helm === helm)
  }

  @Test func aTraitOfTheGraphMakesANewNavigationThatIsObserved() throws {
    let graph = graph(Flow<Letter>(segue: .a => [.b, .c]))
    let helm = try #require(graph.helm)
    graph.present(node: .b)
    let path = helm.path
    let other = DirectedEdge<Letter>(from: .a, to: .c)
    var told: [String] = []
    withObservationTracking {
      _ = graph.helm
    } onChange: {
      MainActor.assumeIsolated { told.append("changed") }
    }
    graph.edit(segue: other).add(trait: .disabled)
    #expect(told.isEmpty && graph.helm === helm)
    graph.edit(segue: edge).add(trait: .modal)
    #expect(told == ["changed"])
    let new = try #require(graph.helm)
    #expect(new !== helm)
    #expect(new.path == path && new.isPresented(.b))
    #expect(new.edit(segue: other).traits == [.disabled])
  }

  @Test func theErrorPolicyIsThatOfEachNavigation() throws {
    let graph = NavigationGraph(flow: Flow<Letter>(segue: .a => [.b, .c]))
    #expect(graph.errorPolicy == .assert)
    graph.errorPolicy = .log
    #expect(graph.helm?.errorPolicy == .log)
    graph.errorPolicy = .report
    #expect(graph.helm?.errorPolicy == .report)
    graph.errorPolicy = .log
    graph.edit(segue: edge).add(trait: .cover)
    #expect(graph.helm?.errorPolicy == .log)
  }

  // MARK: Commands

  @Test func aFlowStartsAtAPresentedNodeWithAnyID() throws {
    let graph = graph(Flow<Letter>(segue: .a => .b => .c))
    graph.helm?.present(.b, id: 1)
    graph.present(flow: Flow<Letter>(segue: .b => .c))
    let path: HelmPath<Letter> = [
      PathEdge<Letter>(.a => .b, targetID: 1), PathEdge<Letter>(.b => .c, sourceID: 1),
    ]
    #expect(graph.helm?.path == path)
    #expect(graph.helm?.errors == [])
  }

  @Test func anUnconnectedFlowIsReportedForItsFirstNode() {
    let graph = graph(Flow<Letter>(segue: .a => .b => .c => .d))
    graph.present(flow: Flow<Letter>(segue: .c => .d))
    let error = HelmError<Letter>.missingSegueToFragment(
      PathFragment(.c), searched: [PathFragment(.a)], hint: .segues([.b => .c]))
    #expect(graph.helm?.errors == [error])
    #expect(graph.helm?.path.isEmpty == true)
  }

  @Test func backToANodeGoesBackToIt() {
    let graph = graph(Flow<Letter>(segue: .a => .b).add(segue: .b <=> .c <=> .d))
    for node in [Letter.b, .c, .d] { graph.present(node: node) }
    #expect(graph.isPresented(.d))
    graph.back(to: .b)
    #expect([Letter.b, .c, .d].map { graph.isPresented($0) as Bool } == [true, false, false])
    #expect(graph.helm?.errors == [])
  }

  // MARK: Names

  @Test func oldInitializersPassOnAllArguments() {
    let segue = Segue<Letter>(from: .a, to: .b, rule: .hold, dismissable: true, auto: false, tag: Mark.red)
    #expect(segue == Segue(edge, style: .hold, dismissable: true, tag: Mark.red))
    #expect(Segue<Letter>(from: .a, to: .b, rule: .pass, auto: true) == Segue(edge, auto: true))
    let pathEdge = PathEdge<Letter>(edge, sourceId: 1, targetId: 2)
    #expect(pathEdge == PathEdge(from: PathFragment(.a, id: 1), to: PathFragment(.b, id: 2)))
    #expect(pathEdge.inverted == PathEdge(from: PathFragment(.b, id: 2), to: PathFragment(.a, id: 1)))
    let edges: [PathEdge<Letter>] = [pathEdge, pathEdge.inverted]
    #expect(NavigationCommand<Letter>.replace(path: edges) == .replace(HelmPath(edges)))
  }

  // MARK: Sets of edges

  typealias Edges = Set<DirectedEdge<Letter>>

  @Test func edgesAreFoundByBothOfTheirNodes() throws {
    let edges: Edges = [.a => .b]
    #expect([Letter.a, .b, .c].map { edges.has(node: $0) } == [true, true, false])
    #expect(edges.nodes == [.a, .b])
    #expect(edge.debugDescription == "a -> b")
    let more: Edges = [.a => .b, .b => .c, .c => .d, .a => .d]
    let (outOfTwo, intoTwo, intoD): (Edges, Edges, Edges) = (
      [.b => .c, .c => .d], [.a => .b, .b => .c], [.c => .d, .a => .d]
    )
    #expect(more.egressEdges(for: [.b, .c]) == outOfTwo)
    #expect(more.ingressEdges(for: [.b, .c]) == intoTwo)
    #expect(throws: DirectedEdgeCollectionError.ambiguousIngressEdges(intoD, to: .d)) {
      try more.uniqueIngressEdge(for: .d)
    }
  }

  @Test func aTraversalMayHaveAStartAndAnEnd() {
    let edges: Edges = [.a => .b, .b => .c, .b => .d, .d => .c]
    let below: [DirectedEdge<Letter>] = [.b => .c, .b => .d, .d => .c]
    #expect(edges.dfs(from: .b) == below)
    #expect(edges.dfs(from: .b, until: .d) == Array(below.prefix(2)))
    #expect(edges.dfs(from: .c) == [])
  }

  @Test func seguesOfOneEdgeAreVisitedInTheOrderOfTheirDescriptions() {
    let segues: [Segue<Letter>] = [
      Segue(edge, style: .hold), Segue(edge, style: .hold, dismissable: true), Segue(edge, style: .pass),
    ]
    #expect(Set(segues).dfs() == segues)
    #expect(Set(segues.reversed()).dfs() == segues)
  }
}
