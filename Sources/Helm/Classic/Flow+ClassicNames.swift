/// The first Helm's names of what makes a flow; new code writes literals of edges.
extension Flow {
  /// Makes a flow of edges, as users of the first Helm write it.
  ///
  /// - Parameter segue: The edges, as the operators give them, or a literal of edges.
  /// - Complexity: Linear in the edges.
  public init(segue: any EdgeList<N>) { self.init(segue) }

  /// The flow with more edges at its end, without those it already has.
  ///
  /// - Parameter segue: The edges, as the operators give them, or a literal of edges.
  /// - Returns: The longer flow.
  /// - Complexity: Linear in the longer flow.
  public func add(segue: any EdgeList<N>) -> Flow {
    var flow = self
    for edge in Flow(segue).pathEdges { flow.append(edge) }
    return flow
  }
}
