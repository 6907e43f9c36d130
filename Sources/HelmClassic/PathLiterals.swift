// Literals of path edges only, so that members that an app has added to `PathEdge` can be elements: `path: [.ab]`. The
// literal of a `HelmPath` also accepts edges without ids, and therefore resolves members of neither type.

extension Helm {
  /// Creates a navigation of a set of segues, starting with a path.
  ///
  /// - Parameters:
  ///   - nav: The segues of the app.
  ///   - path: The edges of the path to start with.
  /// - Throws: `FindingsError`, with all errors in the segues and the path.
  /// - Complexity: Linear in fragments, segues and the path.
  @_disfavoredOverload
  public convenience init(nav: Set<Segue<N>>, path: [PathEdge<N>]) throws(FindingsError<ValidationFinding<N>>) {
    try self.init(nav: nav, path: HelmPath(path))
  }

  /// Replaces the path.
  ///
  /// - Parameter path: The edges of the new path.
  /// - Throws: The error that presenting the path fails with, leaving the state unchanged.
  /// - Complexity: Linear in both paths.
  @_disfavoredOverload
  public func replace(path: [PathEdge<N>]) throws(HelmError<N>) { try replace(path: HelmPath(path)) }
}

extension NavigationCommand {
  /// Returns the command that replaces the path.
  ///
  /// - Parameter path: The edges of the new path.
  /// - Returns: The command.
  @_disfavoredOverload
  public static func replace(path: [PathEdge<N>]) -> NavigationCommand { .replace(HelmPath(path)) }
}

extension HelmPath {
  /// Returns whether a path equals a literal of path edges.
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: The path edges, in order.
  /// - Returns: Whether the path has these edges in this order.
  /// - Complexity: Linear in the edges.
  @_disfavoredOverload
  public static func == (lhs: HelmPath, rhs: [PathEdge<N>]) -> Bool { lhs == HelmPath(rhs) }
}
