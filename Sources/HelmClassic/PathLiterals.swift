// Literals of path edges only, so that members that an app has added to `PathEdge` can be elements: `path: [.ab]`. The
// literal of a `HelmPath` also accepts edges without ids, and therefore resolves members of neither type.

extension Helm {
  /// Creates a navigation of a set of segues, starting with a path; throws all errors in both.
  @_disfavoredOverload
  public convenience init(nav: Set<Segue<N>>, path: [PathEdge<N>]) throws(FindingsError<ValidationFinding<N>>) {
    try self.init(nav: nav, path: HelmPath(path))
  }

  /// Replaces the path, or throws and changes nothing.
  @_disfavoredOverload
  public func replace(path: [PathEdge<N>]) throws(HelmError<N>) { try replace(path: HelmPath(path)) }
}

extension NavigationCommand {
  /// Returns the command that replaces the path.
  @_disfavoredOverload
  public static func replace(path: [PathEdge<N>]) -> NavigationCommand { .replace(HelmPath(path)) }
}

extension HelmPath {
  /// Returns whether a path equals a literal of path edges.
  @_disfavoredOverload
  public static func == (lhs: HelmPath, rhs: [PathEdge<N>]) -> Bool { lhs == HelmPath(rhs) }
}
