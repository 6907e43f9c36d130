/// The first Helm's names for creating flows; new code writes literals of edges.
extension Flow {
  /// Creates a flow of edges, as operators or a literal of edges create them.
  public init(segue: any EdgeList<N>) { self.init(segue) }

  /// Returns the flow with more edges at its end, without those it already has.
  public func add(segue: any EdgeList<N>) -> Flow { Flow(pathEdges + Flow(segue).pathEdges) }
}
