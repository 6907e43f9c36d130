import Testing

@testable import HelmCore

/// What a restoration adds to a saved path, and why it drops what needs an addition.
@Suite struct InsertedContainerTests {
  enum Store: Fragment { case home, tabs, list, compose, detail, extra }

  private func path(_ targets: [Store], causes: [Int]) -> SavedPath<Store> {
    let edges = causes.enumerated().map { SavedEdge(cause: $1, name: $0, id: nil, occurrence: 0) }
    return SavedPath(names: targets.map { "\($0)" }, fragments: targets.map { Optional($0) }, edges: edges)
  }

  /// The inserted edge has no index of its own to refer to.
  @Test func anEdgeIsDroppedForTheReasonOfItsInsertedContainer() throws {
    let graph: Segues<Store> = [
      .swap(.home => .compose), .push(.compose => .detail), .push(.detail => .extra), .inline(.home => .tabs),
      .inline(.tabs => .list),
    ]
    let saved = path([.compose, .detail, .extra, .list], causes: [0, 1, 2, 0])
    let found = try Navigation(graph: NavigationGraph(graph, entry: .home)).restorable(saved) { _ in nil }
    #expect(found.navigation.path.map(\.to.fragment) == [.compose, .detail, .extra])
    let dropped: [DroppedEdge<Store>] = [
      DroppedEdge(index: 3, name: "list", id: nil, reason: .conflicts(.home => .tabs))
    ]
    #expect(found.dropped == dropped)
    #expect(found.isLongest)
  }

  @Test func edgesFromNowhereAreDroppedInOrder() throws {
    let graph: Segues<Store> = [.tabs(.home => .list), .push(.list => .detail), .push(.detail => .extra)]
    // The first stands on itself, the second on the first, the third on one that the path doesn't have.
    let saved = path([.list, .detail, .extra, .list], causes: [1, 1, 9, 0])
    let found = try Navigation(graph: NavigationGraph(graph, entry: .home)).restorable(saved) { _ in nil }
    #expect(found.dropped.map(\.index) == [0, 1, 2])
    #expect(found.dropped.map(\.name) == ["list", "detail", "extra"])
    #expect(found.dropped.map(\.reason) == [.sourceDropped(nil), .sourceDropped(0), .sourceDropped(nil)])
    #expect(found.navigation.path.map(\.to.fragment) == [.list])
  }

  // MARK: Autos

  private static let autos: Segues<Store> = [
    .tabs(.home => [.list, .tabs]), .swap(.list => .detail, auto: true), .sheet(.home => .compose),
  ]

  /// The edges that the guards are asked about, and the path.
  private func restored(
    isSameGraph: Bool, denying denied: Store? = nil, _ rules: NavigationCommand<Store>...
  ) throws -> (asked: [String], path: [String]) {
    var navigation = try Navigation(graph: NavigationGraph(Self.autos, entry: .home))
    for rule in rules { try navigation.perform(rule) }
    try navigation.countGuard(1, GuardScope.into(.detail))
    var asked: [String] = []
    let found = navigation.restorable(path([.compose], causes: [0]), isSameGraph: isSameGraph) { edge in
      asked.append(edge.description)
      return edge.to.fragment == denied ? "no" : nil
    }
    return (asked, found.navigation.path.map(\.description))
  }

  @Test func autosFireOneAfterAnotherAsFarAsGuardsAllowThem() throws {
    let all = try restored(isSameGraph: false)
    #expect(all.asked == ["home => compose", "home => list", "list => detail"])
    #expect(all.path == all.asked)
    let part = try restored(isSameGraph: false, denying: .detail)
    #expect(part.asked == ["home => compose", "home => list", "list => detail"])
    #expect(part.path == ["home => compose", "home => list"])
    let none = try restored(isSameGraph: false, denying: .list)
    #expect(none.asked == ["home => compose", "home => list"])
    #expect(none.path == ["home => compose"])
  }

  @Test func autosFireIfTheGraphHasChangedOrAnEdgeIsDropped() throws {
    let same = try restored(isSameGraph: true)
    #expect(same.asked == ["home => compose"] && same.path == ["home => compose"])
    let dropping = try restored(isSameGraph: true, denying: .compose)
    #expect(dropping.asked == ["home => compose", "home => list", "list => detail"])
    #expect(dropping.path == ["home => list", "list => detail"])
    // What is redirected leads elsewhere.
    let redirected = try restored(
      isSameGraph: false, .add(.redirect(to: [.home => .compose]), to: [.list => .detail]))
    #expect(redirected.asked == ["home => compose", "home => list"])
    #expect(redirected.path == ["home => compose", "home => list"])
  }
}
