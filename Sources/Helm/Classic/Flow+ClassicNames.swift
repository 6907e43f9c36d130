/// The first Helm's names of what makes a flow; new code writes literals of edges.
extension Flow {
  /// Makes a flow of edges, as users of the first Helm write it.
  ///
  /// - Parameter segue: The edges, as the operators give them, or a literal of edges.
  /// - Complexity: Linear in the edges.
  public init(segue: any EdgeList<N>) { self.init(segue) }
}
