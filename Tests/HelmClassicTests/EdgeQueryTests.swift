import HelmClassic
import Testing

@Suite("Queries of sets of edges") struct EdgeQueryTests {
  enum Letter: Fragment { case a, b, c, d, e, f, g, h, j }
  typealias Edges = Set<DirectedEdge<Letter>>

  @Test func hasAndNodesQueryTheEdgesOfASet() {
    let graph: Edges = [.a => .b, .b => .c, .c => .b]
    #expect(graph.has(edge: .a => .b) && !graph.has(edge: .b => .a))
    #expect([.a, .b, .c, .d].map { graph.has(node: $0) } == [true, true, true, false])
    #expect(graph.nodes == [.a, .b, .c])
  }

  @Test func aClassicSegueHasOneEdge() {
    let segue = Segue<Letter>(from: .a, to: .b, rule: .hold, dismissable: true, tag: nil)
    #expect(segue.edgeList == [DirectedEdge(from: .a, to: .b)])
    #expect(segue.with(rule: .pass) == Segue(.a => .b, style: .pass, dismissable: true))
    #expect(segue.with(rule: .hold) == segue)
  }

  @Test func egressAndIngressEdgesOfAFragment() throws {
    let graph: Edges = [.a => .b, .b => .c, .b => .d, .b => .a]
    #expect(graph.egressEdges(for: [.a, .b, .c]) == graph)
    #expect(try graph.uniqueEgressEdge(for: .a) == DirectedEdge(from: .a, to: .b))
    let outOfB: Edges = [.b => .c, .b => .d, .b => .a]
    #expect(graph.egressEdges(for: .b) == outOfB)
    #expect(throws: DirectedEdgeCollectionError.ambiguousEgressEdges(outOfB, from: .b)) {
      try graph.uniqueEgressEdge(for: .b)
    }
    #expect(throws: DirectedEdgeCollectionError<DirectedEdge<Letter>>.missingEgressEdges(from: .d)) {
      try graph.uniqueEgressEdge(for: .d)
    }
    #expect(graph.ingressEdges(for: .b) == [.a => .b])
    #expect(graph.ingressEdges(for: [.a, .c]) == [.b => .a, .b => .c])
    #expect(try graph.uniqueIngressEdge(for: .c) == DirectedEdge(from: .b, to: .c))
    #expect(throws: DirectedEdgeCollectionError<DirectedEdge<Letter>>.missingIngressEdges(to: .e)) {
      try graph.uniqueIngressEdge(for: .e)
    }
  }

  @Test func inletsAndOutletsAreEdgesWithoutNeighbours() {
    let open: Edges = [.a => .b, .b => .c, .c => .b, .d => .b]
    let inlets: Edges = [.a => .b, .d => .b]
    #expect(open.inlets == inlets && open.outlets == [])
    let leading: Edges = [.a => .b, .b => .c, .c => .b, .b => .d]
    let outlets: Edges = [.b => .d]
    #expect(leading.outlets == outlets)
    let closed: Edges = [.a => .b, .b => .a]
    #expect(closed.inlets == [] && closed.outlets == [])
    #expect(Edges().inlets == [] && Edges().outlets == [])
  }

  @Test(
    arguments: [
      ([.a => .b, .b => .c, .c => .d, .d => .b], [.b => .c, .c => .d, .d => .b]),
      ([.a => .b, .b => .a], [.a => .b, .b => .a]),
      ([.a => .b, .b => .b], [.b => .b]),
      // Of several cycles, the first by name is found, and before that the first from an inlet.
      ([.c => .d, .d => .c, .a => .b, .b => .a], [.a => .b, .b => .a]),
      ([.a => .b, .b => .a, .c => .d, .d => .e, .e => .d], [.d => .e, .e => .d]),
      // No inlet leads to it.
      ([.b => .c, .c => .b, .a => .d], [.b => .c, .c => .b]),
      ([.a => .b, .b => .c, .c => .d, .a => .d], nil),
      ([.a => .b, .a => .c, .b => .d, .c => .d], nil),
      ([], nil),
    ] as [(Edges, Edges?)])
  func firstCycleFindsACycleOrReturnsNil(_ graph: Edges, _ cycle: Edges?) {
    #expect(graph.firstCycle == cycle)
    #expect(graph.hasCycle == (cycle != nil))
  }

  @Test func dfsVisitsEdgesDepthFirst() {
    let graph: Edges = [
      .a => .b, .a => .c, .c => .d, .c => .h, .d => .f, .h => .f, .d => .e, .d => .g, .h => .j, .j => .g,
    ]
    let order: [DirectedEdge<Letter>] = [
      .a => .b, .a => .c, .c => .d, .d => .e, .d => .f, .d => .g, .c => .h, .h => .f, .h => .j, .j => .g,
    ]
    #expect(graph.dfs() == order)
    let below: [DirectedEdge<Letter>] = [.h => .f, .h => .j, .j => .g]
    #expect(graph.dfs(from: .h) == below)
    #expect(graph.dfs(until: .f) == Array(order.prefix(5)))
    let ring: [DirectedEdge<Letter>] = [.b => .c, .c => .b]
    #expect(Edges(ring).dfs() == ring)
    // Without inlets, the search starts at the first edge by name only.
    let other: Edges = [.d => .e, .e => .d]
    #expect(other.union(ring).dfs() == ring)
    #expect(other.union(ring).dfs(from: .e) == [.e => .d, .d => .e])
    #expect(Edges([.a => .a, .b => .b]).dfs() == [.a => .a])
    #expect(Edges().dfs() == [])
  }

  @Test(
    arguments: [
      [], [[.a => .b, .b => .c, .a => .c]], [[.a => .b, .c => .b], [.d => .e, .d => .f]],
    ] as [Set<Edges>])
  func disconnectedSubgraphsSplitsASet(_ parts: Set<Edges>) {
    #expect(Edges(parts.joined()).disconnectedSubgraphs == parts)
  }

  @Test func setsOfSeguesHaveTheSameQueries() {
    let segues: Set<Segue<Letter>> = [Segue(.a, to: .b), Segue(from: .b, to: .c, auto: true)]
    #expect(segues.inlets == [Segue(.a, to: .b)])
    #expect(segues.dfs() == [Segue(.a, to: .b), Segue(from: .b, to: .c, auto: true)])
  }
}
