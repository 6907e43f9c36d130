// Literals of path edges alone, so that members that an app has put on `PathEdge` can be elements: `path: [.ab]`. The literal
// of a `HelmPath` has edges without ids too, and so knows members of neither type.

extension Helm {
  /// Starts a navigation of a set of segues at a path.
  ///
  /// - Parameters:
  ///   - nav: The segues of the app.
  ///   - path: The edges to start at.
  /// - Throws: `ValidationError`, with everything that is wrong with the segues and the path.
  /// - Complexity: Linear in fragments, segues and the path.
  @_disfavoredOverload
  public convenience init(nav: Set<Segue<N>>, path: [PathEdge<N>]) throws(ValidationError<N>) {
    try self.init(nav: nav, path: HelmPath(path))
  }

  /// Replaces the path.
  ///
  /// - Parameter path: The edges of the new path.
  /// - Throws: Why the path cannot be presented; nothing has changed then.
  /// - Complexity: Linear in both paths.
  @_disfavoredOverload
  public func replace(path: [PathEdge<N>]) throws(HelmError<N>) { try replace(path: HelmPath(path)) }
}

extension PathTransition {
  /// The step that replaces the path.
  ///
  /// - Parameter path: The edges of the new path.
  /// - Returns: The step.
  @_disfavoredOverload
  public static func replace(path: [PathEdge<N>]) -> PathTransition { .replace(path: HelmPath(path)) }
}

extension HelmPath {
  /// Compares a path with a literal of path edges.
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: Path edges in order.
  /// - Returns: Whether the path has these edges in this order.
  /// - Complexity: Linear in the edges.
  @_disfavoredOverload
  public static func == (lhs: HelmPath, rhs: [PathEdge<N>]) -> Bool { lhs == HelmPath(rhs) }
}
