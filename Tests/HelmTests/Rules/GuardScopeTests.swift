import Helm
import Testing

@Suite("Scopes of guards (Semantics.md §5)") struct GuardScopeTests {
  /// Each segue can be taken at the start.
  private static let graph = NavigationGraph<Letter>(
    [
      .push(.a => .b), .sheet(.a => .c), .inline(.a => .d), .curtain(.a => .e), .alert(.d => .c), .push(.d => .b),
    ] as Segues)

  private static let scopes: [(GuardScope<Letter>, edges: [DirectedEdge<Letter>])] = [
    (.segue(.a => .b), [.a => .b]),
    (.segues([.d => .b, .a => .c]), [.a => .c, .d => .b]),
    (.into(.b), [.a => .b, .d => .b]),
    (.outOf(.d), [.d => .b, .d => .c]),
    (.intoModals, [.a => .c, .d => .c]),
  ]

  @Test(arguments: scopes) func aScopeContainsItsSegues(scope: GuardScope<Letter>, edges: [DirectedEdge<Letter>]) {
    let graph = Self.graph
    #expect(Set(graph.edges.filter { scope.contains($0, in: graph) }) == Set(edges))
    #expect(!scope.contains(.e => .l, in: graph))
    let resolved = scope.resolved(in: graph)
    #expect(graph.edges.allSatisfy { resolved.contains($0, in: graph) == scope.contains($0, in: graph) })
    #expect((resolved == scope) == (scope != .intoModals))
  }

  @Test(arguments: scopes)
  func countGuardStopsItsSeguesUntilItIsZero(scope: GuardScope<Letter>, edges: [DirectedEdge<Letter>]) throws {
    let start = try Navigation(graph: Self.graph, path: [.a => .d])
    var guarded = start
    try guarded.countGuard(2, scope)
    #expect(guarded.isGuarded)
    func stopped(in navigation: Navigation<Letter>) -> Set<DirectedEdge<Letter>> {
      Set(
        Self.graph.edges.filter { edge in
          var copy = navigation
          do throws(HelmError<Letter>) { try copy.present(Flow(edge)) } catch {
            #expect(error == .undecided(.taking(PathEdge(edge))))
            return true
          }
          return false
        })
    }
    #expect(stopped(in: guarded) == Set(edges))
    #expect(guarded.pathEdges(in: scope) == [])
    try guarded.countGuard(-1, scope)
    #expect(stopped(in: guarded) == Set(edges))
    try guarded.countGuard(-1, scope)
    #expect(!guarded.isGuarded && stopped(in: guarded) == [])
  }

  @Test func countGuardFailsForAScopeOutsideTheGraph() throws {
    var navigation = try Navigation(graph: Self.graph)
    let edge: DirectedEdge<Letter> = .b => .a
    #expect(throws: HelmError<Letter>.missingSegueForEdge(edge, index: nil, hint: nil)) {
      try navigation.countGuard(1, GuardScope.segues([.a => .b, .b => .a]))
    }
    let hint = HelmHint<Letter>.closeNames([.a, .b, .c])
    let unknown = HelmError<Letter>.missingSegueToFragment(PathFragment(.l), searched: [], hint: hint)
    for scope in [GuardScope<Letter>.into(.l), .outOf(.l)] {
      #expect(throws: unknown) { try navigation.countGuard(1, scope) }
    }
    #expect(throws: unknown) { try navigation.countGuard(1, leaving: [.a, .l]) }
    #expect(!navigation.isGuarded)
  }

  /// A plan is made without guards, and then gets those of the app.
  @Test func removingGuardsForgetsTheirVerdicts() throws {
    let edge: DirectedEdge<Letter> = .a => .b
    var navigation = try Navigation(graph: Self.graph)
    try navigation.countGuard(1, GuardScope.segue(edge))
    let guarded = navigation
    navigation.setVerdict(on: .taking(PathEdge(edge)), to: .allow)
    var allowed = navigation
    try allowed.present(Flow(edge))
    #expect(allowed.path == [edge.pathEdge])
    navigation.removeGuards()
    #expect(!navigation.isGuarded)
    navigation.takeGuards(of: guarded)
    #expect(throws: HelmError<Letter>.undecided(.taking(PathEdge(edge)))) { try navigation.present(Flow(edge)) }
  }

  @Test func pathEdgesInAScopeAreInPathOrder() throws {
    let navigation = try Navigation(graph: Self.graph, path: [.a => .d, .d => .b, .a => .e])
    #expect(navigation.pathEdges(in: .segues([.a => .e, .d => .b])) == [.d => .b, .a => .e].map { PathEdge($0) })
  }
}
