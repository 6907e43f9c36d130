extension NavigationGraph {
  /// All fragments, in the graph's order.
  public var fragments: [N] { names.table.values }

  /// All segues, by source and then by target, in the graph's order.
  ///
  /// - Complexity: Linear in segues.
  public var segues: [Segue<N>] { index.allSegues.map(segue(at:)) }

  /// All edges, by source and then by target, in the graph's order.
  ///
  /// - Complexity: Linear in segues.
  public var edges: [DirectedEdge<N>] { index.allSegues.map(edge(at:)) }

  /// The fragments with outgoing and no incoming segues.
  public var inlets: [N] { index.inlets.map { names[$0] } }

  /// The fragments with incoming and no outgoing segues.
  ///
  /// - Complexity: Linear in fragments.
  public var outlets: [N] { index.allFragments.filter { index.egress(of: $0).isEmpty }.map { names[$0] } }

  /// Returns whether a push starts from a fragment or leaves it, so that a front end shows it in a stack.
  package func isPushedOn(_ fragment: N) -> Bool { position(of: fragment).map(index.isPushedOn) ?? false }

  /// Returns whether a segue swaps a fragment for another one in its place.
  package func isReplaced(_ fragment: N) -> Bool { position(of: fragment).map(index.isReplaced) ?? false }

  package func contains(_ fragment: N) -> Bool { position(of: fragment) != nil }

  package func contains(tag: some SegueTag) -> Bool { names.position(of: AnySegueTag(tag)) != nil }

  package func contains(_ edge: DirectedEdge<N>) -> Bool { position(of: edge) != nil }

  /// Returns the segue of an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The segue, or `nil` if the graph has none for the edge.
  /// - Complexity: Logarithmic in the segues of the edge's source.
  public func segue(for edge: DirectedEdge<N>) -> Segue<N>? { position(of: edge).map(segue(at:)) }

  /// Returns the edges out of a fragment.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The edges in the graph's order; none for an unknown fragment.
  /// - Complexity: Linear in the result.
  public func outgoingEdges(of fragment: N) -> [DirectedEdge<N>] {
    position(of: fragment).map { index.egress(of: $0).map(edge(at:)) } ?? []
  }

  /// Returns the edges into a fragment.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The edges in the graph's order; none for an unknown fragment.
  /// - Complexity: Linear in the result.
  public func incomingEdges(of fragment: N) -> [DirectedEdge<N>] {
    position(of: fragment).map { index.ingress(of: $0).map(edge(at:)) } ?? []
  }
}
