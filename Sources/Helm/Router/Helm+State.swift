extension Helm {
  /// The fragment that navigation starts from; its frame is always there.
  public var entry: N { state.entry }

  /// The entry at its place, with the id that the start gave it, if any.
  public var root: PathFragment<N> { state.root }

  /// The state as a value: query it, compare it, or try commands in a copy.
  ///
  /// Readers are invalidated at every change.
  public var navigation: Navigation<N> {
    observation.path.access()
    observation.rules.access()
    return state
  }

  /// The state: the path edges, in order.
  ///
  /// - Complexity: Linear in the path.
  public var path: HelmPath<N> {
    observation.path.access()
    return state.path
  }

  /// Whether the path is a certain one, written as a literal: a misspelled edge of it is reported where it is.
  ///
  /// ```swift
  /// #expect(helm.hasPath([.home => .list, .list => Screen.detail.id(5)]))
  /// ```
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether ``path`` equals it.
  /// - Complexity: Linear in the path.
  public func hasPath(_ path: HelmPath<N>) -> Bool { self.path == path }

  /// The fragments that are presented, observed.
  var observedPresentedFragments: [PathFragment<N>] {
    observation.presentedFragments.access()
    return state.presentedFragments
  }

  /// The ids that a fragment is presented with, observed.
  func identities(of fragment: N) -> [String] {
    guard let position = graph.position(of: fragment) else { return [] }
    let ids = state.identities(of: position)
    observation.identities.access(position, answer: ids)
    return ids
  }

  /// Replaces the whole path by an exact replay of another: no autos, and nothing that is redirected.
  ///
  /// - Parameter path: The path.
  /// - Throws: `missingSegueForEdge`, `redirectedSegue`, `sourceNotPresented` or `blocked`, with the index of the edge;
  ///   nothing has changed then, and the error is reported to ``errors`` too.
  /// - Complexity: Linear in both paths.
  public func replace(path: HelmPath<N>) throws(HelmError<N>) { _ = try perform(.replace(path)).get() }
}
