extension Helm {
  /// Presents a fragment, from the topmost presented one that has an enabled segue to it (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `missingSegueToFragment`, `blocked`, or what keeps a redirect from being followed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  public func present(fragment: N, id: (any FragmentID)? = nil) {
    start(.present(fragment, id: id?.canonicalText))
  }

  /// Presents the target of the segue with a tag, from the topmost presented fragment that has one (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `missingTaggedSegue`, `ambiguousTag`, or as for `present(fragment:id:)`.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  public func present(tag: some SegueTag, id: (any FragmentID)? = nil) {
    start(.presentTag(AnySegueTag(tag), id: id?.canonicalText))
  }

  /// Presents the edges of a flow in order, all or nothing (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `missingSegueForEdge`, `sourceNotPresented`, `blocked` or `circularRedirection`.
  ///
  /// - Parameter flow: The flow, such as `.dashboard => [.news, .compose]`.
  /// - Complexity: For each edge as `present(fragment:id:)`.
  public func present(flow: Flow<N>) { start(.presentFlow(flow)) }

  /// Takes the only enabled segue out of the topmost fragment (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `missingForwardFromFragment` or `ambiguousForwardFromFragment`.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Complexity: The out-degree of the topmost fragment, and the fragments that come and go.
  public func forward(id: (any FragmentID)? = nil) { start(.forward(id: id?.canonicalText)) }

  /// Undoes the topmost dismissable segue, with all that stands on its target (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `emptyPath` or `noDismissableSegues`.
  ///
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss() { start(.dismiss) }

  /// Dismisses a fragment, with all that stands on it (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `fragmentNotPresented` or `fragmentMissingDismissableSegue`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(fragment: N, id: (any FragmentID)? = nil) {
    start(.dismissFragment(fragment, id: id?.canonicalText))
  }

  /// Undoes the topmost segue with a tag, with all that stands on its target (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `missingTaggedSegue` or `segueNotDismissable`.
  ///
  /// - Parameter tag: The tag.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(tag: some SegueTag) { start(.dismissTag(AnySegueTag(tag))) }

  /// Undoes the latest step at the top (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `emptyPath` or `cannotGoBack`.
  ///
  /// - Complexity: The autos passed over, and the fragments that come and go.
  public func back() { start(.back) }

  /// Goes back until a fragment is the topmost of its way; nothing happens if any step cannot be undone
  /// (semantics.md §4).
  ///
  /// An error is reported to ``errors``: `fragmentNotPresented`, `emptyPath` or `cannotGoBack`.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Complexity: The fragments that come and go.
  public func back(to fragment: N) { start(.backTo(fragment)) }

  /// Replaces the whole path by an exact replay of another: no autos, no redirects (semantics.md §4).
  ///
  /// - Parameter path: The path.
  /// - Throws: `missingSegueForEdge`, `sourceNotPresented` or `blocked`, with the index of the edge; nothing has happened
  ///   then, and the error is reported to ``errors`` too.
  /// - Complexity: Linear in both paths.
  public func replace(path: HelmPath<N>) throws(HelmError<N>) { _ = try start(.replace(path)).get() }

  /// Takes a single step, as `transitions(from:identityProvider:)` lists them.
  ///
  /// - Parameter transition: The step.
  /// - Throws: As the commands of its name; nothing has happened then, and the error is reported to ``errors`` too.
  /// - Complexity: As the commands of its name.
  public func navigate(transition: PathTransition<N>) throws(HelmError<N>) {
    _ = try start(.navigate(transition)).get()
  }

  /// Runs a command now.
  ///
  /// - Parameter command: The command.
  /// - Returns: What it has done, or the error, which is reported to ``errors`` too. A command that has to wait for a guard
  ///   gives `undecided`, and goes on by itself; `run(_:)` is the one to await.
  /// - Complexity: As the method of the command's name.
  @discardableResult
  public func perform(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>> { start(command) }

  /// The steps that walk every segue that can be reached, each valid from where the one before it left off.
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
    machine.transitions(from: from, identityProvider: identityProvider)
  }
}
