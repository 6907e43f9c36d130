import HelmCore
import Testing

/// An edge by the number of the edge that made its source.
private typealias Edge<N> = (cause: Int, target: N, id: String?, occurrence: Int)

/// Which inserted containers lead on from where, and how long they are looked for.
@Suite struct BridgeTests {
  enum Store: Fragment { case home, tabs, shell, list, compose, detail }

  /// The saved path of some edges, each with a name of its own.
  private func savedPath<N: Fragment>(_ edges: [Edge<N>]) -> SavedPath<N> {
    SavedPath(
      names: edges.map { "\($0.target)" }, fragments: edges.map { Optional($0.target) },
      edges: edges.enumerated().map {
        SavedEdge(cause: $1.cause, name: $0, id: $1.id, occurrence: $1.occurrence)
      })
  }

  enum Closing: CaseIterable, Sendable {
    case open, disabled, redirected

    var trait: SegueTrait<Store>? {
      switch self {
      case .open: nil
      case .disabled: .disabled
      case .redirected: .redirect(to: [.home => .compose])
      }
    }
  }

  @Test(arguments: Closing.allCases) func aClosedContainerIsPassedBy(closing: Closing) throws {
    let graph: Segues<Store> = [
      .inline(.home => [.tabs, .shell]), .inline(.tabs => .list), .inline(.shell => .list), .sheet(.home => .compose),
    ]
    var navigation = try Navigation(graph: NavigationGraph(graph, entry: .home))
    if let trait = closing.trait { try navigation.perform(.add(trait, to: [.home => .tabs])) }
    let edges: [Edge<Store>] = [(cause: 0, target: .list, id: nil, occurrence: 0)]
    let found = navigation.restorable(savedPath(edges)) { _ in nil }
    let container: Store = closing == .open ? .tabs : .shell
    #expect(found.navigation.path.map(\.to.fragment) == [container, .list])
    #expect(found.dropped == [])
  }

  @Test func aContainerIsInsertedAtEachPlace() throws {
    let graph: Segues<Store> = [
      .push(.home => .detail), .push(.detail => .detail), .inline(.detail => .tabs), .inline(.tabs => .list),
    ]
    let edges: [Edge<Store>] = [
      (cause: 0, target: .detail, id: "1", occurrence: 0), (cause: 1, target: .list, id: nil, occurrence: 0),
      (cause: 1, target: .detail, id: "2", occurrence: 0), (cause: 3, target: .list, id: nil, occurrence: 1),
    ]
    let found = try Navigation(graph: NavigationGraph(graph, entry: .home)).restorable(savedPath(edges)) { _ in nil }
    let path = found.navigation.path
    #expect(path.map(\.to.fragment) == [.detail, .tabs, .list, .detail, .tabs, .list])
    #expect(path.map(\.from.id) == [nil, "1", nil, "1", "2", nil])
    #expect(path.map(\.to.occurrence) == [0, 0, 0, 0, 1, 1])
    #expect(found.dropped == [])
  }

  enum Library: Fragment { case home, tabs, list, shelf(Int), book(Int) }

  /// Each book that the home screen leads to no more costs the thousand segues that are looked at, and so does the list.
  @Test(arguments: [0, 1]) func onlySoManySeguesAreLookedAt(excess: Int) throws {
    let shelves: [Segue<Library>] = (0..<998).flatMap { number -> [Segue<Library>] in
      [
        Segue(.home => .shelf(number), style: .hold),
        Segue(.shelf(number) => .book(number), dismissable: true),
      ]
    }
    let tabs: [Segue<Library>] = [Segue(.home => .tabs, style: .hold), Segue(.tabs => .list, style: .hold)]
    let graph = NavigationGraph(shelves + tabs, entry: .home)
    var edges = (0..<99).map { number -> Edge<Library> in
      (cause: 0, target: .book(number), id: nil, occurrence: 0)
    }
    if excess > 0 {
      // A book of another shelf: the only segue of the shelf is looked at.
      edges.append((cause: 0, target: .shelf(0), id: nil, occurrence: 0))
      edges.append((cause: 100, target: .book(1), id: nil, occurrence: 0))
    }
    edges.append((cause: 0, target: .list, id: nil, occurrence: 0))
    let found = try Navigation(graph: graph).restorable(savedPath(edges)) { _ in nil }
    #expect(found.navigation.path.map(\.to.fragment) == (excess > 0 ? [.shelf(0)] : [.tabs, .list]))
    #expect(found.dropped.count == 99 + 2 * excess)
    if excess > 0 { #expect(found.dropped.last?.reason == .missingSegue(.home => .list)) }
  }
}
