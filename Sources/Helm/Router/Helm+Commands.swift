/// Commands that throw, and steps.
extension Helm {
  /// Replaces the whole path by an exact replay of another: no autos, and nothing that is redirected.
  ///
  /// - Parameter path: The path.
  /// - Throws: `missingSegueForEdge`, `redirectedSegue`, `sourceNotPresented` or `blocked`, with the index of the edge;
  ///   nothing has changed then, and the error is reported to ``errors`` too.
  /// - Complexity: Linear in both paths.
  public func replace(path: HelmPath<N>) throws(HelmError<N>) { _ = try perform(.replace(path)).get() }

  /// Takes a single step, as `transitions(from:identityProvider:)` lists them.
  ///
  /// - Parameter transition: The step.
  /// - Throws: As the command it stands for; nothing has changed then, and the error is reported to ``errors`` too.
  /// - Complexity: As the commands of its name.
  public func navigate(transition: PathTransition<N>) throws(HelmError<N>) {
    _ = try perform(transition.command).get()
  }

  /// The steps that take every reachable segue, each valid where the one before it left off.
  ///
  /// ```swift
  /// for transition in helm.transitions() { try helm.navigate(transition: transition) }
  /// ```
  ///
  /// - Parameters:
  ///   - from: The fragment to start at; without one, the walk starts as the app does.
  ///   - identityProvider: Gives the id to take a segue with; it is asked once for each segue.
  /// - Returns: The steps; none where `from` cannot be reached.
  /// - Complexity: Linear in fragments and segues, but for the lengths of the paths that are replaced.
  public func transitions(
    from: N? = nil, identityProvider: @escaping (DirectedEdge<N>) -> (any FragmentID)? = { _ in nil }
  ) -> [PathTransition<N>] {
    plannable.navigation.transitions(from: from, identityProvider: identityProvider)
  }
}
