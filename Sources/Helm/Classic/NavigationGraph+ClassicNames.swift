/// The first Helm's names of the questions that a graph answers.
extension NavigationGraph {
  /// All fragments; `fragments` is the name to use.
  public var nodes: [N] { fragments }

  /// Whether the graph has a fragment; `contains(_:)` is the name to use.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: Whether any segue starts from it or leads to it.
  public func has(node: N) -> Bool { contains(node) }

  /// Whether the graph has a segue for an edge; `contains(_:)` is the name to use.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: Whether there is such a segue.
  public func has(edge: DirectedEdge<N>) -> Bool { contains(edge) }

  /// The edges out of a fragment; `outgoingEdges(of:)` is the name to use.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edges in the graph's order.
  public func egressEdges(for node: N) -> [DirectedEdge<N>] { outgoingEdges(of: node) }

  /// The edges into a fragment; `incomingEdges(of:)` is the name to use.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edges in the graph's order.
  public func ingressEdges(for node: N) -> [DirectedEdge<N>] { incomingEdges(of: node) }

  /// Whether the graph has a cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var hasCycle: Bool { firstCycle != nil }
}
