/// The first Helm's names for queries of a graph.
extension NavigationGraph {
  /// All fragments; new code uses `fragments`.
  public var nodes: [N] { fragments }

  /// Returns whether the graph has a fragment; new code uses `contains(_:)`.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: `true` if the graph has the fragment.
  public func has(node: N) -> Bool { contains(node) }

  /// Returns whether the graph has a segue for an edge; new code uses `contains(_:)`.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: `true` if there is such a segue.
  public func has(edge: DirectedEdge<N>) -> Bool { contains(edge) }

  /// Returns the edges out of a fragment; new code uses `outgoingEdges(of:)`.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edges, in the graph's order.
  public func egressEdges(for node: N) -> [DirectedEdge<N>] { outgoingEdges(of: node) }

  /// Returns the edges into a fragment; new code uses `incomingEdges(of:)`.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edges, in the graph's order.
  public func ingressEdges(for node: N) -> [DirectedEdge<N>] { incomingEdges(of: node) }

  /// Whether the graph has a cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var hasCycle: Bool { firstCycle != nil }
}
