/// A connection between two fragments: an edge, or a segue.
///
/// Sets of these have the queries of the first Helm, which return edges where those of ``NavigationGraph`` return
/// fragments.
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
  ///
  /// - Parameter edge: The edge.
  /// - Returns: Whether the edge is in the set.
  public func has(edge: Element) -> Bool { contains(edge) }

  /// Returns whether an edge starts from a fragment or leads to it.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: Whether such an edge exists.
  /// - Complexity: Linear in the edges.
  public func has(node: Element.N) -> Bool { contains { $0.from == node || $0.to == node } }

  /// The fragments at the ends of the edges.
  ///
  /// - Complexity: Linear in the edges.
  public var nodes: Set<Element.N> { Set<Element.N>(flatMap { [$0.from, $0.to] }) }

  /// Returns the edges out of a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edges.
  /// - Complexity: Linear in the edges.
  public func egressEdges(for node: Element.N) -> Set { filter { $0.from == node } }

  /// Returns the edges out of several fragments.
  ///
  /// - Parameter nodes: The fragments.
  /// - Returns: The edges.
  /// - Complexity: Linear in the edges.
  public func egressEdges(for nodes: Set<Element.N>) -> Set { filter { nodes.contains($0.from) } }

  /// Returns the edges into a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edges.
  /// - Complexity: Linear in the edges.
  public func ingressEdges(for node: Element.N) -> Set { filter { $0.to == node } }

  /// Returns the edges into several fragments.
  ///
  /// - Parameter nodes: The fragments.
  /// - Returns: The edges.
  /// - Complexity: Linear in the edges.
  public func ingressEdges(for nodes: Set<Element.N>) -> Set { filter { nodes.contains($0.to) } }

  /// Returns the only edge out of a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edge.
  /// - Throws: `missingEgressEdges` or `ambiguousEgressEdges`.
  /// - Complexity: Linear in the edges.
  public func uniqueEgressEdge(for node: Element.N) throws(DirectedEdgeCollectionError<Element>) -> Element {
    let edges = egressEdges(for: node)
    guard let edge = edges.first else { throw .missingEgressEdges(from: node) }
    guard edges.count == 1 else { throw .ambiguousEgressEdges(edges, from: node) }
    return edge
  }

  /// Returns the only edge into a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edge.
  /// - Throws: `missingIngressEdges` or `ambiguousIngressEdges`.
  /// - Complexity: Linear in the edges.
  public func uniqueIngressEdge(for node: Element.N) throws(DirectedEdgeCollectionError<Element>) -> Element {
    let edges = ingressEdges(for: node)
    guard let edge = edges.first else { throw .missingIngressEdges(to: node) }
    guard edges.count == 1 else { throw .ambiguousIngressEdges(edges, to: node) }
    return edge
  }

  /// The edges out of fragments that no edge leads to.
  ///
  /// - Complexity: Linear in the edges.
  public var inlets: Set {
    let targets = Set<Element.N>(map(\.to))
    return filter { !targets.contains($0.from) }
  }

  /// The edges into fragments that no edge starts from.
  ///
  /// - Complexity: Linear in the edges.
  public var outlets: Set {
    let sources = Set<Element.N>(map(\.from))
    return filter { !sources.contains($0.to) }
  }
}

// MARK: - Traversal

extension Set where Element: DirectedConnector {
  /// Whether the edges contain a cycle.
  ///
  /// - Complexity: Linear in the edges, which are sorted by name first.
  public var hasCycle: Bool { firstCycle != nil }

  /// The edges of the first cycle in depth-first order; `nil` if there is none.
  ///
  /// - Complexity: Linear in the edges, which are sorted by name first.
  public var firstCycle: Set? {
    var walk = EdgeWalk(self)
    let inlets = inlets
    for root in walk.order.filter(inlets.contains) + walk.order {
      guard walk.visit(root) else { continue }
      var (way, positions) = ([root], [root.from: 0])
      if root.from == root.to { return [root] }
      while let edge = way.last {
        guard let next = walk.next(after: edge) else {
          way.removeLast()
          positions[edge.from] = nil
          continue
        }
        if let start = next.to == next.from ? way.count : positions[next.to] { return Set(way[start...] + [next]) }
        positions[next.from] = way.count
        way.append(next)
      }
    }
    return nil
  }

  /// Returns the edges in depth-first order, each once.
  ///
  /// - Parameters:
  ///   - from: The fragment to start from. Without one, the traversal starts from the inlets, or, if there are none,
  ///     from the first edge by name.
  ///   - until: The fragment to stop at.
  /// - Returns: The visited edges; the last one leads to `until` if that was reached.
  /// - Complexity: Linear in the edges, which are sorted by name first.
  public func dfs(from: Element.N? = nil, until: Element.N? = nil) -> [Element] {
    var walk = EdgeWalk(self)
    let entries = from.map { egressEdges(for: $0) } ?? inlets
    var roots = walk.order.filter(entries.contains)
    if from == nil, roots.isEmpty { roots = Array<Element>(walk.order.prefix(1)) }
    var visited: [Element] = []
    for root in roots where walk.visit(root) {
      var way = [root]
      visited.append(root)
      if root.to == until { return visited }
      while let edge = way.last {
        guard let next = walk.next(after: edge) else {
          way.removeLast()
          continue
        }
        visited.append(next)
        if next.to == until { return visited }
        way.append(next)
      }
    }
    return visited
  }

  /// The groups of edges that are connected with each other, in either direction, but not with the rest.
  ///
  /// - Complexity: Linear in the edges.
  public var disconnectedSubgraphs: Set<Set<Element>> {
    var neighbours: [Element.N: [Element.N]] = [:]
    for edge in self {
      neighbours[edge.from, default: []].append(edge.to)
      neighbours[edge.to, default: []].append(edge.from)
    }
    var groups: [Element.N: Int] = [:]
    var count = 0
    for root in neighbours.keys where groups[root] == nil {
      groups[root] = count
      var pending = [root]
      while let node = pending.popLast() {
        for neighbour in neighbours[node] ?? [] where groups[neighbour] == nil {
          groups[neighbour] = count
          pending.append(neighbour)
        }
      }
      count += 1
    }
    return Set<Set<Element>>(Dictionary(grouping: self) { groups[$0.from] ?? 0 }.values.map { Set($0) })
  }
}

/// Edges by source, each visited once in the order of their names.
private struct EdgeWalk<E: DirectedConnector> {
  let order: [E]

  /// The edges by source, and how many edges of each source have been visited, starting with the first.
  private var edges: [E.N: [E]] = [:]
  private var cursors: [E.N: Int] = [:]
  private var visited: Set<E> = []

  init(_ set: Set<E>) {
    // Edges are ordered by the names of their fragments, and elements with the same edge by their descriptions.
    let byEdge = Dictionary(grouping: set) { DirectedEdge(from: $0.from, to: $0.to) }
    order = Set(byEdge.keys).edgeList.flatMap { edge in
      (byEdge[edge] ?? []).sorted { String(describing: $0) < String(describing: $1) }
    }
    for edge in order { edges[edge.from, default: []].append(edge) }
  }

  /// Marks an edge as visited, and returns whether it was new.
  mutating func visit(_ edge: E) -> Bool { visited.insert(edge).inserted }

  /// Visits the first new edge that continues from another one.
  mutating func next(after edge: E) -> E? {
    let rest = edges[edge.to] ?? []
    var cursor = cursors[edge.to] ?? 0
    defer { cursors[edge.to] = cursor }
    while cursor < rest.count {
      cursor += 1
      if visit(rest[cursor - 1]) { return rest[cursor - 1] }
    }
    return nil
  }
}

extension DirectedConnector {
  /// The fragments at the ends, with an arrow between them: `a -> b`.
  public var debugDescription: String { "\(from) -> \(to)" }
}
