/// The commands that replace what is presented, and single steps.
extension Navigation {
  /// Replaces the stack above a fragment: pops what is not in the new one, and pushes what is new.
  ///
  /// Popping undoes steps as `back()` does, so each of them has to allow it. New screens are pushed one by one, each by
  /// the segue from the one below it, which has to be a push.
  ///
  /// - Parameters:
  ///   - stack: The screens, the lowest first.
  ///   - fragment: The fragment at the bottom, at its place.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented`, `cannotGoBack`, `missingSegueForEdge`, `segueNotPush` or `sourceNotPresented`;
  ///   nothing has changed then.
  /// - Complexity: Linear in the place, and the fragments that come and go.
  @discardableResult
  public mutating func setStack(
    _ stack: [PathFragment<N>], on fragment: PathFragment<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.setStack(stack, on: fragment))
  }

  /// Takes a fragment again with another id, from its own cause, by its own segue.
  ///
  /// This is what `present(fragment:id:)` does where no presented fragment leads to the wanted one; here it is done in
  /// any case, and for a fragment that is covered as well: what was presented from it goes.
  ///
  /// - Parameters:
  ///   - fragment: The fragment at its place.
  ///   - id: The other id.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented` where the fragment is nowhere, or is the entry; `denied` or why a redirect can't
  ///   be followed. Nothing has changed then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func retarget(
    _ fragment: PathFragment<N>, to id: (any FragmentID)?
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    noteType(of: id)
    return try perform(.retarget(fragment, id: id?.canonicalText))
  }

  /// Shows one of several fragments instead of the one that is shown now, as its holder's child.
  ///
  /// Where the holder of the one that is shown has a segue to the wanted one, that is taken, with the id that it is held
  /// with already: so a tab comes back with its stack, and a segue from a screen inside the other tab is not mistaken for
  /// the tab's own. Otherwise the fragment is presented as `present(fragment:id:)` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment to show.
  ///   - fragments: All fragments to choose from.
  ///   - holder: The fragment that holds them, where several do.
  /// - Returns: What has changed.
  /// - Throws: As `present(fragment:id:)`.
  /// - Complexity: As `present(fragment:id:)`, and linear in `fragments`.
  @discardableResult
  public mutating func pick(
    _ fragment: N, among fragments: [N], in holder: FragmentReference<N>? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.pick(fragment, among: fragments, in: holder))
  }

  /// Replaces the whole path by an exact replay of another: no autos, and nothing that is redirected.
  ///
  /// - Parameter path: The path. What is kept of it is its normal form: each edge as it was taken.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`, `redirectedSegue`, `sourceNotPresented` or `blocked`, with the index of the edge;
  ///   nothing has changed then.
  /// - Complexity: Linear in both paths.
  @discardableResult
  public mutating func replace(path: HelmPath<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.replace(path))
  }

  /// Takes a single step.
  ///
  /// - Parameter transition: The step. A present takes exactly its edge, ids included, and fires autos as any present
  ///   does.
  /// - Returns: What has changed.
  /// - Throws: For a present `missingSegueForEdge`, `sourceNotPresented` or `blocked`; for a dismissal `missingPathEdge` or
  ///   `segueNotDismissable`; for a replace as `replace(path:)`.
  /// - Complexity: As the commands of these names.
  @discardableResult
  public mutating func navigate(transition: PathTransition<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.navigate(transition))
  }

  /// Changes rules.
  ///
  /// - Parameter change: The change.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`; nothing has changed then.
  /// - Complexity: Linear in the edges; disabling is linear in the path as well.
  @discardableResult
  public mutating func change(_ change: RuleChange<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.edit(change))
  }
}
