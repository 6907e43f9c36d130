extension Helm {
  /// Presents a fragment from the topmost presented one that has an enabled segue to it.
  ///
  /// An error is reported to ``errors``: `missingSegueToFragment`, `blocked`, or why a redirect can't be followed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  public func present(fragment: N, id: (any FragmentID)? = nil) {
    start(HelmRun(.present(fragment, id: id?.canonicalText), id: id))
  }

  /// Presents a fragment, as `present(fragment:id:)` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  public func present(_ fragment: N, id: (any FragmentID)? = nil) {
    start(HelmRun(.present(fragment, id: id?.canonicalText), id: id))
  }

  /// Presents a fragment from a certain one, whatever has happened above it in the meantime.
  ///
  /// It starts from the topmost such fragment that is presented, or else from the latest that is covered only by pushes
  /// in a place that is presented; those pushes are undone first. An error is reported to ``errors``:
  /// `missingSegueForEdge`; `sourceNotPresented` where the source is not there, in another tab only, or below a push
  /// that is not dismissable.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with any id or none.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  public func present(fragment: N, id: (any FragmentID)? = nil, from source: N) {
    start(HelmRun(.present(fragment, id: id?.canonicalText, from: .any(source)), id: id))
  }

  /// Presents a fragment from the topmost frame of a fragment with an id.
  ///
  /// An error is reported to ``errors``, as for `present(fragment:id:from:)`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from.
  ///   - sourceID: The id of that.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  public func present(fragment: N, id: (any FragmentID)? = nil, from source: N, sourceID: some FragmentID) {
    start(HelmRun(.present(fragment, id: id?.canonicalText, from: .withID(source, id: sourceID.canonicalText)), id: id))
  }

  /// Presents a fragment from exactly one place, for a screen that knows its own.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with exactly this id or none.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  public func present(fragment: N, id: (any FragmentID)? = nil, from source: PathFragment<N>) {
    start(HelmRun(.present(fragment, id: id?.canonicalText, from: .exactly(source)), id: id))
  }

  /// Presents the target of the segue with a tag, from the topmost presented fragment that has one.
  ///
  /// An error is reported to ``errors``: `missingTaggedSegue`, `ambiguousTag`, or as for `present(fragment:id:)`.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  public func present(tag: some SegueTag, id: (any FragmentID)? = nil) {
    start(HelmRun(.presentTag(AnySegueTag(tag), id: id?.canonicalText), id: id))
  }

  /// Presents the edges of a flow in order, all or nothing.
  ///
  /// An error is reported to ``errors``: `missingSegueForEdge`, `sourceNotPresented`, `blocked` or `circularRedirection`.
  ///
  /// - Parameter flow: The flow, such as `.dashboard => [.news, .compose]`.
  /// - Complexity: For each edge as `present(fragment:id:)`.
  public func present(flow: Flow<N>) { perform(.presentFlow(flow)) }

  /// Presents the edges of a flow in order, as `present(flow:)` does.
  ///
  /// - Parameter flow: The flow, such as `.dashboard => [.news, .compose]`.
  /// - Complexity: For each edge as `present(fragment:id:)`.
  public func present(_ flow: Flow<N>) { present(flow: flow) }

  /// Brings a fragment to the front with all that it holds, or presents it where that is not held yet.
  ///
  /// The source is found as `present(fragment:id:)` finds it. If it holds the fragment as content with this id, the fragment comes
  /// back as it was left; if that is in front, nothing happens. So it selects a tab, where a present of the tab in front pops that to
  /// its root. An error is reported to ``errors``, as `present(fragment:id:)` reports it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Complexity: As `present(fragment:id:)`.
  public func select(_ fragment: N, id: (any FragmentID)? = nil) {
    start(HelmRun(.select(fragment, id: id?.canonicalText), id: id))
  }

  /// Takes the only segue out of the fragment in front that is enabled and, where there are several, that no guard denies.
  ///
  /// An error is reported to ``errors``: `missingForwardFromFragment` or `ambiguousForwardFromFragment`.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Complexity: The out-degree of the topmost fragment, and the fragments that come and go.
  public func forward(id: (any FragmentID)? = nil) { start(HelmRun(.forward(id: id?.canonicalText), id: id)) }

  /// Undoes the topmost dismissable segue, with everything presented from its target.
  ///
  /// An error is reported to ``errors``: `emptyPath` or `noDismissableSegues`.
  ///
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss() { perform(.dismiss) }

  /// Dismisses a fragment, with everything presented from it.
  ///
  /// An error is reported to ``errors``: `fragmentNotPresented` or `fragmentMissingDismissableSegue`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(fragment: N, id: (any FragmentID)? = nil) {
    perform(.dismissFragment(fragment, id: id?.canonicalText))
  }

  /// Dismisses a fragment, as `dismiss(fragment:id:)` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(_ fragment: N, id: (any FragmentID)? = nil) { dismiss(fragment: fragment, id: id) }

  /// Dismisses exactly one place, for a screen that knows its own: the nearest step that can be undone, on the way down
  /// from it.
  ///
  /// An error is reported to ``errors``: `fragmentNotPresented`, or `noDismissableSegues`.
  ///
  /// - Parameter place: The fragment at its place.
  /// - Complexity: The causes of the place, and the fragments that come and go.
  public func dismiss(place: PathFragment<N>) { perform(.dismissPlace(place)) }

  /// Undoes the topmost segue with a tag, with everything presented from its target.
  ///
  /// An error is reported to ``errors``: `missingTaggedSegue` or `segueNotDismissable`.
  ///
  /// - Parameter tag: The tag.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(tag: some SegueTag) { perform(.dismissTag(AnySegueTag(tag))) }

  /// Undoes the latest step at the top.
  ///
  /// An error is reported to ``errors``: `emptyPath` or `cannotGoBack`.
  ///
  /// - Complexity: The autos passed over, and the fragments that come and go.
  public func back() { perform(.back) }

  /// Goes back until a fragment is on top; nothing happens if any step can't be undone.
  ///
  /// An error is reported to ``errors``: `fragmentNotPresented`, `emptyPath` or `cannotGoBack`.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Complexity: The fragments that come and go.
  public func back(to fragment: N) { perform(.backTo(fragment)) }

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
    _ = try perform(.navigate(transition)).get()
  }

  /// Runs a command now.
  ///
  /// - Parameter command: The command.
  /// - Returns: What it has done, or the error, which is reported to ``errors`` too. A command that has to wait for a
  ///   guard gives `undecided` and continues by itself; to await it, use `performAndWait(_:)`.
  /// - Complexity: As the method of the command's name.
  @discardableResult
  public func perform(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>> {
    start(HelmRun(command))
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
