import HelmCore

/// A connection between two fragments: an edge, or a segue.
///
/// Sets of these have the queries of the first Helm, which return edges where those of ``NavigationGraph`` return fragments. Each looks at
/// all edges; a traversal sorts them by name first.
public protocol DirectedConnector: Hashable {
  /// The fragments at the ends.
  associatedtype N: Fragment

  /// The fragment that the edge starts from.
  var from: N { get }

  /// The fragment that the edge leads to.
  var to: N { get }
}

extension DirectedEdge: DirectedConnector {}
extension Segue: DirectedConnector {}

/// An error of a query for the only edge at a fragment.
public enum DirectedEdgeCollectionError<E: DirectedConnector>: Error, Hashable {
  /// No edge leads out of a fragment.
  case missingEgressEdges(from: E.N)

  /// Several edges lead out of a fragment.
  case ambiguousEgressEdges(Set<E>, from: E.N)

  /// No edge leads to a fragment.
  case missingIngressEdges(to: E.N)

  /// Several edges lead to a fragment.
  case ambiguousIngressEdges(Set<E>, to: E.N)
}

extension DirectedEdgeCollectionError: Sendable where E: Sendable {}

// MARK: - Edges at a fragment

extension Set where Element: DirectedConnector {
  /// Returns whether the set contains an edge.
  public func has(edge: Element) -> Bool { contains(edge) }

  /// Returns whether an edge starts from a fragment or leads to it.
  public func has(node: Element.N) -> Bool { contains { $0.from == node || $0.to == node } }

  /// The fragments at the ends of the edges.
  public var nodes: Set<Element.N> { Set<Element.N>(flatMap { [$0.from, $0.to] }) }

  /// Returns the edges out of a fragment.
  public func egressEdges(for node: Element.N) -> Set { filter { $0.from == node } }

  /// Returns the edges out of several fragments.
  public func egressEdges(for nodes: Set<Element.N>) -> Set { filter { nodes.contains($0.from) } }

  /// Returns the edges into a fragment.
  public func ingressEdges(for node: Element.N) -> Set { filter { $0.to == node } }

  /// Returns the edges into several fragments.
  public func ingressEdges(for nodes: Set<Element.N>) -> Set { filter { nodes.contains($0.to) } }

  /// Returns the only edge out of a fragment; throws if there is none, or several.
  public func uniqueEgressEdge(for node: Element.N) throws(DirectedEdgeCollectionError<Element>) -> Element {
    let edges = egressEdges(for: node)
    guard let edge = edges.first else { throw .missingEgressEdges(from: node) }
    guard edges.count == 1 else { throw .ambiguousEgressEdges(edges, from: node) }
    return edge
  }

  /// Returns the only edge into a fragment; throws if there is none, or several.
  public func uniqueIngressEdge(for node: Element.N) throws(DirectedEdgeCollectionError<Element>) -> Element {
    let edges = ingressEdges(for: node)
    guard let edge = edges.first else { throw .missingIngressEdges(to: node) }
    guard edges.count == 1 else { throw .ambiguousIngressEdges(edges, to: node) }
    return edge
  }

  /// The edges out of fragments that no edge leads to.
  public var inlets: Set {
    let targets = Set<Element.N>(map(\.to))
    return filter { !targets.contains($0.from) }
  }

  /// The edges into fragments that no edge starts from.
  public var outlets: Set {
    let sources = Set<Element.N>(map(\.from))
    return filter { !sources.contains($0.to) }
  }
}

// MARK: - Traversal

extension Set where Element: DirectedConnector {
  /// Whether the edges contain a cycle.
  public var hasCycle: Bool { firstCycle != nil }

  /// The edges of the first cycle in depth-first order; `nil` if there is none.
  public var firstCycle: Set? {
    let (order, inlets) = (inNameOrder, inlets)
    var cycle: Set?
    walk(order, from: order.filter(inlets.contains) + order) { way in
      guard let start = way.firstIndex(where: { $0.from == way.last?.to }) else { return true }
      cycle = Set(way[start...])
      return false
    }
    return cycle
  }

  /// Returns the edges in depth-first order, each once, up to the first that leads to a fragment, if one is given.
  ///
  /// A traversal starts from a fragment, if one is given. Otherwise it starts from the inlets or, if there are none, from the first edge by
  /// name.
  public func dfs(from: Element.N? = nil, until: Element.N? = nil) -> [Element] {
    let order = inNameOrder
    let entries = from.map { egressEdges(for: $0) } ?? inlets
    var roots = order.filter(entries.contains)
    if from == nil, roots.isEmpty { roots = Array<Element>(order.prefix(1)) }
    var visited: [Element] = []
    walk(order, from: roots) { way in
      visited += way.suffix(1)
      return until == nil || way.last?.to != until
    }
    return visited
  }

  /// The groups of edges that are connected with each other, in either direction, but not with the rest.
  public var disconnectedSubgraphs: Set<Set<Element>> {
    let graph = HelmCore.NavigationGraph(map { Segue(from: $0.from, to: $0.to) })
    var groups: [Element.N: Int] = [:]
    for (number, fragments) in graph.connectedComponents.enumerated() {
      for fragment in fragments { groups[fragment] = number }
    }
    return Set<Set<Element>>(Dictionary(grouping: self) { groups[$0.from] }.values.map { Set($0) })
  }

  /// The edges by the names of their fragments, and elements with the same edge by their descriptions.
  private var inNameOrder: [Element] {
    let byEdge = Dictionary(grouping: self) { DirectedEdge(from: $0.from, to: $0.to) }
    return Set<DirectedEdge<Element.N>>(byEdge.keys).edgeList.flatMap { edge in
      (byEdge[edge] ?? []).sorted { String(describing: $0) < String(describing: $1) }
    }
  }

  /// Visits edges depth first, each once, as long as `visit` returns whether to continue; it takes the way to an edge, which ends with it.
  private func walk(_ order: [Element], from roots: [Element], visit: (_ way: [Element]) -> Bool) {
    var rest = Dictionary(grouping: order.reversed(), by: \.from)
    var visited: Set<Element> = []
    for root in roots where visited.insert(root).inserted {
      var way = [root]
      if !visit(way) { return }
      while let edge = way.last {
        guard let next = rest[edge.to]?.popLast() else {
          way.removeLast()
          continue
        }
        guard visited.insert(next).inserted else { continue }
        way.append(next)
        if !visit(way) { return }
      }
    }
  }
}

extension DirectedConnector {
  /// The fragments at the ends, with an arrow between them: `a -> b`.
  public var debugDescription: String { "\(from) -> \(to)" }
}
