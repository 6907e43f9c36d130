/// Traits for edges that are written with the operators.
///
/// In a literal of edges that is any collection, each operator could mean all that it can, and from seven edges on the
/// compiler gives up. Here the type is given.
extension Navigation {
  /// Adds a trait to segues; a segue has at most one redirect, and a new one replaces it.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - edges: The edges of the segues, as the operators give them, or a literal of edges.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`; no segue has changed then.
  /// - Complexity: Linear in the edges; disabling is linear in the path as well.
  @discardableResult
  public mutating func add(
    trait: SegueTrait<N>, to edges: Flow<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try add(trait: trait, to: Array(edges))
  }

  /// Removes a trait from segues that have it; a redirect is removed wherever it leads to.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - edges: The edges of the segues, as the operators give them, or a literal of edges.
  /// - Returns: What has changed: nothing of the path.
  /// - Throws: `missingSegueForEdge`; no segue has changed then.
  /// - Complexity: Linear in the edges.
  @discardableResult
  public mutating func remove(
    trait: SegueTrait<N>, from edges: Flow<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try remove(trait: trait, from: Array(edges))
  }
}
