/// Commands. Each is run at once; one that has to wait for an asynchronous guard goes on by itself.
extension Navigator {
  /// Runs a command now.
  ///
  /// - Parameter command: The command.
  /// - Returns: What it has done, or the error, which is reported to ``Helm/errors`` too. A command that has to wait for a
  ///   guard gives `undecided` and continues by itself; to await it, use ``performAndWait(_:)``.
  /// - Complexity: As the method of the command's name.
  @discardableResult
  public func perform(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>> {
    part.base.perform(command)
  }

  /// Presents a fragment, from the topmost fragment on screen that has an enabled segue to it.
  ///
  /// Errors: `missingSegueToFragment`, `missingID`, `wrongID`, `blocked`, or why a redirect can't be followed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any. A fragment that takes ids isn't presented without one.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  public func present(_ fragment: N, id: (any FragmentID)? = nil) { perform(.present(fragment, id: id)) }

  /// Presents a fragment from a certain one, whatever has happened above it in the meantime.
  ///
  /// It starts from the topmost such fragment that is presented, or else from the latest that is covered only by pushes
  /// in a place that is presented; those pushes are undone first. Errors: `missingSegueForEdge`; `sourceNotPresented` where the
  /// source is not there, in another tab only, or below a push that is not dismissable.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with any id or none.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  public func present(_ fragment: N, id: (any FragmentID)? = nil, from source: N) {
    perform(.present(fragment, id: id, from: .any(source)))
  }

  /// Presents a fragment from one with an id, or at exactly one place.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with exactly this id or none, such as `Screen.article.id(5)`.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  @_disfavoredOverload
  public func present(_ fragment: N, id: (any FragmentID)? = nil, from source: PathFragment<N>) {
    perform(.present(fragment, id: id, from: .exactly(source)))
  }

  /// Presents a fragment with its id, as ``present(_:id:)`` does.
  ///
  /// ```swift
  /// helm.present(Screen.item(item.id))
  /// ```
  ///
  /// - Parameter target: The fragment with its id; its occurrence is ignored.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  @_disfavoredOverload
  public func present(_ target: PathFragment<N>) { perform(.present(target.fragment, id: target.id)) }

  /// Presents the target of the segue with a tag, from the topmost presented fragment that has one.
  ///
  /// Errors: `missingTaggedSegue`, `ambiguousTag`, or as for ``present(_:id:)``.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  public func present(tag: some SegueTag, id: (any FragmentID)? = nil) { perform(.present(tag: tag, id: id)) }

  /// Presents the edges of a flow in order, all or nothing.
  ///
  /// Errors: `missingSegueForEdge`, `sourceNotPresented`, `blocked` or `circularRedirection`.
  ///
  /// - Parameter flow: The flow, such as `.dashboard => [.news, .compose]`.
  /// - Complexity: For each edge as ``present(_:id:)``.
  @_disfavoredOverload
  public func present(_ flow: Flow<N>) { perform(.present(flow)) }

  /// Brings a fragment to the front with all that it holds, a tab with its stack, or presents it where it is not held.
  ///
  /// Where it is in front already, nothing happens; ``present(_:id:)`` pops it to its root then. Errors:
  /// `missingSegueToFragment`, or as for ``present(_:id:)``.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  /// - Complexity: As ``present(_:id:)``.
  public func select(_ fragment: N, id: (any FragmentID)? = nil) { perform(.select(fragment, id: id)) }

  /// Takes the only enabled segue out of the topmost fragment.
  ///
  /// Errors: `missingForwardFromFragment` or `ambiguousForwardFromFragment`.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Complexity: The out-degree of the topmost fragment, and the fragments that come and go.
  public func forward(id: (any FragmentID)? = nil) { perform(.forward(id: id)) }

  /// Undoes the topmost dismissable segue, with everything presented from its target.
  ///
  /// Errors: `emptyPath` or `noDismissableSegues`.
  ///
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss() { perform(.dismiss) }

  /// Dismisses a fragment, with everything presented from it.
  ///
  /// Errors: `fragmentNotPresented` or `fragmentMissingDismissableSegue`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(_ fragment: N, id: (any FragmentID)? = nil) { perform(.dismiss(fragment, id: id)) }

  /// Undoes the topmost segue with a tag, with everything presented from its target.
  ///
  /// Errors: `missingTaggedSegue` or `segueNotDismissable`.
  ///
  /// - Parameter tag: The tag.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(tag: some SegueTag) { perform(.dismiss(tag: tag)) }

  /// Undoes the latest step at the top.
  ///
  /// Errors: `emptyPath` or `cannotGoBack`.
  ///
  /// - Complexity: The autos passed over, and the fragments that come and go.
  public func back() { perform(.back) }

  /// Goes back until a fragment is on top; nothing happens if any step can't be undone.
  ///
  /// Errors: `fragmentNotPresented`, `emptyPath` or `cannotGoBack`.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Complexity: The fragments that come and go.
  public func back(to fragment: N) { perform(.back(to: fragment)) }

  /// Removes everything on top of a fragment at once, except what autos presented there.
  ///
  /// The fragment is the nearest such one on the way down from the topmost. If it is on top already, nothing happens.
  /// Unlike ``back(to:)``, this needs only the step that leads away from the fragment to be one that can be undone. Errors:
  /// `fragmentNotPresented`, `cannotGoBack`, or `blocked` by a modal that can't be dismissed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, it may have any or none.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func pop(to fragment: N, id: (any FragmentID)? = nil) { perform(.pop(to: fragment, id: id)) }

  /// Goes to a fragment from wherever the app is, along the best route: it is in front then.
  ///
  /// Sheets are dismissed, tabs come back with what they hold, and the fragments in between are presented, as one
  /// command with one entry in the history. Guards are asked once about each move of the route. If one of them denies a
  /// move, nothing happens; if one redirects and keeps the command, the route is taken afterwards. If the fragment is
  /// already in front, nothing happens. Below a curtain it goes its way unseen. Error: `noRoute`, with what is in the way.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id it should have; without one, it should have none.
  /// - Complexity: For each state that is searched, linear in its path and in the segues out of what it presents. The
  ///   search stays near the route, and ends after a few hundred states.
  public func go(to fragment: N, id: (any FragmentID)? = nil) { perform(.go(to: fragment, id: id)) }

  /// Goes along the best route after which each fragment was presented from the one before it, and the last one is in
  /// front.
  ///
  /// Going back then leads through just these. The graph fills in what leads to the first of them.
  ///
  /// ```swift
  /// helm.go(through: [.list, .detail])
  /// ```
  ///
  /// - Parameter fragments: The fragments, the lowest first.
  /// - Complexity: As ``go(to:id:)``.
  public func go(through fragments: [N]) { perform(.go(through: fragments.map { PathFragment($0) })) }

  /// Goes along the best route after which each fragment, with its id, was presented from the one before it.
  ///
  /// - Parameter fragments: The fragments with their ids, the lowest first.
  /// - Complexity: As ``go(to:id:)``.
  @_disfavoredOverload
  public func go(through fragments: [PathFragment<N>]) { perform(.go(through: fragments)) }

  /// Dismisses all modals, and pops the stack in front to its bottom: the root of the selected tab, or of the app.
  ///
  /// If that is shown already, nothing happens. Errors: `segueNotDismissable` for a modal that can't be dismissed,
  /// `cannotGoBack` for a push that can't be undone.
  ///
  /// - Complexity: The fragments that come and go.
  public func showRoot() { perform(.showRoot) }

  /// Dismisses all modals of the app, whoever holds them; if there are none, nothing happens.
  ///
  /// Error: `segueNotDismissable` if one of them can't be dismissed; then all of them stay.
  ///
  /// - Complexity: The fragments that come and go.
  public func dismissModals() { perform(.dismissModals) }

  /// Starts again: the path is emptied, and the entry's auto fires, as when the app starts.
  ///
  /// The current rules and guards apply. Like `replace(path:)`, it removes what isn't dismissable too, unless a guard
  /// on leaving a fragment denies it.
  ///
  /// - Complexity: Linear in the path.
  public func restart() { perform(.restart) }
}
