extension Helm {
  /// The entry at its place, with the id that it was given at the start, if any.
  public var root: PathFragment<N> { state.root }

  /// The state as a value, to query, to compare, or to try commands in a copy.
  ///
  /// Readers are invalidated by every change.
  public var navigation: Navigation<N> {
    observation.path.access()
    observation.rules.access()
    return state
  }

  /// The state: the edges of the path, in order.
  ///
  /// - Complexity: Linear in the path.
  public var path: HelmPath<N> {
    observation.path.access()
    return state.path
  }

  /// Returns whether the path equals a literal; a misspelled edge in it is reported where it is written.
  ///
  /// ```swift
  /// #expect(helm.hasPath([.home => .list, .list => Screen.detail.id(5)]))
  /// ```
  ///
  /// - Parameter path: The path.
  /// - Returns: `true` if ``path`` equals it.
  /// - Complexity: Linear in the path.
  public func hasPath(_ path: HelmPath<N>) -> Bool { self.path == path }

  /// Replaces the whole path with an exact replay of another one: no auto fires, and nothing is redirected.
  ///
  /// - Parameter path: The path.
  /// - Throws: `missingSegueForEdge`, `redirectedSegue`, `sourceNotPresented` or `blocked`, with the index of the edge. The state is
  ///   unchanged then, and the error is also reported to ``errors``.
  /// - Complexity: Linear in both paths.
  public func replace(path: HelmPath<N>) throws(HelmError<N>) { _ = try perform(.replace(path)).get() }
}
