import Testing

@testable import HelmCore

/// Graphs that repeat declarations or names, or have a single screen, and fragments that a graph doesn't have.
@Suite("Unusual graphs") struct UnusualGraphTests {
  private enum Page: Fragment { case home, list, search, detail, cart }

  @Test func aSingleScreenIsNoInlet() {
    let graph = NavigationGraph<Page>([], entry: .home)
    #expect(graph.inlets == [])
    #expect(graph.edges == [])
  }

  @Test func anUnknownFragmentIsNeitherPushedOnNorReplaced() {
    let segues: Segues<Page> = [.push(.home => .list), .swap(.list => .detail)]
    let graph = NavigationGraph(segues)
    #expect(graph.isPushedOn(.home) && graph.isReplaced(.list))
    #expect(!graph.isPushedOn(.cart) && !graph.isReplaced(.cart))
  }

  @Test func theFirstOfSeveralAutosCounts() throws {
    let segues: [Segue<Page>] = [
      Segue(.home => .list, style: .hold, auto: true), Segue(.home => .search, style: .hold, auto: true),
      Segue(.home => .detail, style: .hold, auto: true),
    ]
    let graph = NavigationGraph(segues)
    let home = try #require(graph.position(of: Page.home))
    let auto = try #require(graph.index.auto(of: home))
    #expect(graph.edge(at: auto) == DirectedEdge(from: Page.home, to: .list))
  }

  /// Among segues between fragments of the same names, the rules decide.
  @Test func fragmentsOfTheSameNameHaveTheSameRank() {
    func order(_ ends: [(from: Int, to: Int)], _ names: [String], _ rules: [String]) -> [Int] {
      canonicalOrder(of: ends, names: names) { rules[$0] }
    }
    #expect(order([(0, 2), (1, 2)], ["cart", "cart", "list"], ["b", "a"]) == [1, 0])
    #expect(order([(0, 1), (0, 2)], ["list", "cart", "cart"], ["b", "a"]) == [1, 0])
    #expect(order([(0, 1), (0, 2)], ["list", "cart", "card"], ["a", "b"]) == [1, 0])
  }

  // MARK: Ids

  /// Only the first declaration of a fragment counts, for findings as well.
  @Test func repeatedDeclarationsOfIDsAreComparedWithTheFirst() {
    let unknown: Segues<Page> = [
      .push(.home => .list), .ids(Int.self, for: .cart), .ids(Int.self, for: .cart),
    ]
    #expect(NavigationGraph(unknown).validationFindings() == [.idsOfUnknownFragment(.cart, "Int")])
    let other: Segues<Page> = [
      .push(.home => .list), .ids(Int.self, for: .list), .ids(String.self, for: .list), .ids(Int.self, for: .list),
    ]
    #expect(NavigationGraph(other).validationFindings() == [.severalIDTypes(.list, "Int", "String")])
  }

  @Test func aDeclarationOfIDsHasAnExample() {
    let segues: Segues<Page> = [
      .push(.home => .list), .push(.home => .search), .push(.list => .detail),
      .ids(Int.self, for: .list, .search, example: 7), .ids(Page.detail.identified(by: String.self), example: "draft"),
    ]
    let graph = NavigationGraph(segues)
    #expect([Page.list, .search, .detail].map { graph.idKind(of: $0)?.example } == ["7", "7", "draft"])
  }

  // MARK: Flows

  @Test func aFlowStartsAtAFragmentWithItsID() {
    let flow = Flow<Page>.from(.list, id: 1).to(.detail, id: 2).to(.cart)
    let first = PathEdge<Page>(.list => .detail, sourceID: 1, targetID: 2)
    let second = PathEdge<Page>(.detail => .cart, sourceID: 2)
    #expect(flow.pathEdges == [first, second])
  }
}
