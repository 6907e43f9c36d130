/// The first Helm's names for creating flows; new code writes literals of edges.
extension Flow {
  /// Creates a flow of edges, as in the first Helm.
  ///
  /// - Parameter segue: The edges, as the operators return them, or a literal of edges.
  /// - Complexity: Linear in the edges.
  public init(segue: any EdgeList<N>) { self.init(segue) }

  /// Returns the flow with more edges at its end, without those it already has.
  ///
  /// - Parameter segue: The edges, as the operators return them, or a literal of edges.
  /// - Returns: The longer flow.
  /// - Complexity: Linear in the longer flow.
  public func add(segue: any EdgeList<N>) -> Flow {
    var flow = self
    for edge in Flow(segue).pathEdges { flow.append(edge) }
    return flow
  }
}
