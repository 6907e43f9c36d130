import Helm
import Testing

/// The index is that of the edge in the flow, whatever is in its way.
@Suite("Flows and paths that are blocked at a later edge (Semantics.md §3)") struct BlockedFlowTests {
  enum Screen: Fragment { case home, list, search, detail, compose, settings, player, lock }

  private func start(_ segues: Segue<Screen>..., showing commands: NavigationCommand<Screen>...) throws
    -> Navigation<Screen>
  {
    let all = segues + [Segue<Screen>.overlay(.home, .player), .tab(.home, .list), .tab(.home, .search)]
    var navigation = try Navigation(graph: NavigationGraph(all, entry: .home))
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  private func expectBlocked(
    _ navigation: Navigation<Screen>, _ edge: PathEdge<Screen>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let flow = Flow([PathEdge<Screen>(.home => .player), edge])
    let error = HelmError<Screen>.blocked(edge.edge, by: PathFragment(.lock), index: 1)
    var copy = navigation
    #expect(throws: error, sourceLocation: sourceLocation) { try copy.perform(.present(.flow(flow))) }
    #expect(copy == navigation, sourceLocation: sourceLocation)
    // As part of a path, it is blocked at its index there; a path has each edge once.
    guard !navigation.path.contains(edge) else { return }
    let path = HelmPath(Array(navigation.path) + flow.pathEdges)
    let longer = HelmError<Screen>.blocked(edge.edge, by: PathFragment(.lock), index: navigation.path.count + 1)
    #expect(throws: longer, sourceLocation: sourceLocation) { try copy.perform(.replace(path)) }
    #expect(copy == navigation, sourceLocation: sourceLocation)
  }

  @Test func aCurtainOnATabBlocksTheSameTabWithAnotherID() throws {
    let navigation = try start(.curtain(.list, .lock), showing: .present(.list, id: "1"), .present(.lock))
    expectBlocked(navigation, PathEdge(.home => .list, targetID: 2))
  }

  @Test func aCoverOnASheetBlocksAnotherSheet() throws {
    let navigation = try start(
      .sheet(.home, .compose), .sheet(.home, .settings), .cover(.compose, .lock),
      showing: .present(.compose), .present(.lock))
    expectBlocked(navigation, PathEdge(.home => .settings))
  }

  @Test func aCoverBlocksASheetOfTheSameHolder() throws {
    let navigation = try start(.cover(.home, .lock), .sheet(.home, .settings), showing: .present(.lock))
    expectBlocked(navigation, PathEdge(.home => .settings))
  }

  @Test func aCoverOnAStackBlocksPoppingToItsRoot() throws {
    let navigation = try start(
      .push(.list, .detail), .cover(.detail, .lock), showing: .present(.list), .present(.detail), .present(.lock))
    expectBlocked(navigation, PathEdge(.home => .list))
  }

  @Test func aCoverOfATabBlocksATabThatWouldComeBack() throws {
    let navigation = try start(
      .cover(.search, .lock), showing: .present(.list), .present(.search), .present(.lock))
    expectBlocked(navigation, PathEdge(.home => .list))
  }

  @Test func aCoverOnASheetOfATabBlocksANewTab() throws {
    let navigation = try start(
      .sheet(.list, .compose), .cover(.compose, .lock),
      showing: .present(.list), .present(.compose), .present(.lock))
    expectBlocked(navigation, PathEdge(.home => .search))
  }
}
