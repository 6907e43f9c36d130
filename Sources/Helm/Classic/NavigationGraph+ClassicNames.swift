/// The first Helm's names for queries of a graph.
extension NavigationGraph {
  /// All fragments; new code uses `fragments`.
  public var nodes: [N] { fragments }

  /// Returns whether the graph has a fragment; new code uses `contains(_:)`.
  public func has(node: N) -> Bool { contains(node) }

  /// Returns whether the graph has a segue for an edge; new code uses `contains(_:)`.
  public func has(edge: DirectedEdge<N>) -> Bool { contains(edge) }

  /// Returns the edges out of a fragment; new code uses `outgoingEdges(of:)`.
  public func egressEdges(for node: N) -> [DirectedEdge<N>] { outgoingEdges(of: node) }

  /// Returns the edges into a fragment; new code uses `incomingEdges(of:)`.
  public func ingressEdges(for node: N) -> [DirectedEdge<N>] { incomingEdges(of: node) }

  /// Whether the graph has a cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var hasCycle: Bool { firstCycle != nil }
}
