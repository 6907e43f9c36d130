/// Commands. Each runs immediately; one that has to wait for an asynchronous guard continues on its own.
extension Navigator {
  /// Runs a command now.
  ///
  /// - Parameter command: The command.
  /// - Returns: The outcome, or the error, which is also reported to ``Helm/errors``. A command that has to wait for a guard returns
  ///   `undecided` and continues on its own; to await it, use ``performAndWait(_:)``.
  /// - Complexity: The same as that of the method with the command's name.
  @discardableResult
  public func perform(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>> {
    connection.base.perform(command)
  }

  /// Presents a fragment from the topmost presented fragment that has an enabled segue to it.
  ///
  /// Errors: `missingSegueToFragment`, `missingID`, `wrongID`, `blocked`, or the reason that a redirect can't be followed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any. A fragment that takes ids isn't presented without one.
  /// - Complexity: Linear in the out-degrees searched, and in the fragments added and removed.
  public func present(_ fragment: N, id: (any FragmentID)? = nil) { perform(.present(fragment, id: id)) }

  /// Presents a fragment from a given source, whatever has been presented above it in the meantime.
  ///
  /// The command starts from the topmost presented frame of the source, or else from the latest one that is covered only by pushes in a
  /// presented place; those pushes are undone first. Errors: `missingSegueForEdge`; `sourceNotPresented` if the source isn't on the path,
  /// is only in another tab, or is below a push that isn't dismissable.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with any id or none.
  /// - Complexity: Linear in the fragments added and removed; if the source is covered, in the path.
  public func present(_ fragment: N, id: (any FragmentID)? = nil, from source: N) {
    perform(.present(fragment, id: id, from: .any(source)))
  }

  /// Presents a fragment from a source with an id, or at exactly one place.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with exactly this id or none, such as `Screen.article.id(5)`.
  /// - Complexity: Linear in the fragments added and removed; if the source is covered, in the path.
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
  /// - Complexity: That of ``present(_:id:)``.
  @_disfavoredOverload
  public func present(_ target: PathFragment<N>) { perform(.present(target.fragment, id: target.id)) }

  /// Presents the target of the segue with a tag, from the topmost presented fragment that has such a segue.
  ///
  /// Errors: `missingTaggedSegue`, `ambiguousTag`, or as for ``present(_:id:)``.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Complexity: Linear in the out-degrees searched, and in the fragments added and removed.
  public func present(tag: some SegueTag, id: (any FragmentID)? = nil) { perform(.present(tag: tag, id: id)) }

  /// Presents the edges of a flow in order, all or nothing.
  ///
  /// Errors: `missingSegueForEdge`, `sourceNotPresented`, `blocked` or `circularRedirection`.
  ///
  /// - Parameter flow: The flow, such as `.dashboard => [.news, .compose]`.
  /// - Complexity: That of ``present(_:id:)`` for each edge.
  @_disfavoredOverload
  public func present(_ flow: Flow<N>) { perform(.present(flow)) }

  /// Brings a fragment to the front with everything that it holds, such as a tab with its stack, or presents it if it isn't held.
  ///
  /// If the fragment is already in front, nothing happens, whereas ``present(_:id:)`` pops it to its root. Errors:
  /// `missingSegueToFragment`, or as for ``present(_:id:)``.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that the fragment must have; `nil` means none.
  /// - Complexity: That of ``present(_:id:)``.
  public func select(_ fragment: N, id: (any FragmentID)? = nil) { perform(.select(fragment, id: id)) }

  /// Takes the only enabled segue out of the topmost fragment.
  ///
  /// Errors: `missingForwardFromFragment` or `ambiguousForwardFromFragment`.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Complexity: Linear in the out-degree of the topmost fragment, and in the fragments added and removed.
  public func forward(id: (any FragmentID)? = nil) { perform(.forward(id: id)) }

  /// Undoes the topmost dismissable segue, with everything presented from its target.
  ///
  /// Errors: `emptyPath` or `noDismissableSegues`.
  ///
  /// - Complexity: Linear in the fragments searched from the top, and in those added and removed.
  public func dismiss() { perform(.dismiss) }

  /// Dismisses a fragment, with everything presented from it.
  ///
  /// Errors: `fragmentNotPresented` or `fragmentMissingDismissableSegue`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost frame of the fragment is dismissed, with any id or none.
  /// - Complexity: Linear in the fragments searched from the top, and in those added and removed.
  public func dismiss(_ fragment: N, id: (any FragmentID)? = nil) { perform(.dismiss(fragment, id: id)) }

  /// Undoes the topmost segue with a tag, with everything presented from its target.
  ///
  /// Errors: `missingTaggedSegue` or `segueNotDismissable`.
  ///
  /// - Parameter tag: The tag.
  /// - Complexity: Linear in the fragments searched from the top, and in those added and removed.
  public func dismiss(tag: some SegueTag) { perform(.dismiss(tag: tag)) }

  /// Undoes the latest step at the top.
  ///
  /// Errors: `emptyPath` or `cannotGoBack`.
  ///
  /// - Complexity: Linear in the autos passed over, and in the fragments added and removed.
  public func back() { perform(.back) }

  /// Goes back until a fragment is on top; if any step can't be undone, nothing happens.
  ///
  /// Errors: `fragmentNotPresented`, `emptyPath` or `cannotGoBack`.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Complexity: Linear in the fragments added and removed.
  public func back(to fragment: N) { perform(.back(to: fragment)) }

  /// Removes everything on top of a fragment at once, except what autos presented there.
  ///
  /// The nearest frame of the fragment counts, searching down from the topmost fragment. If it is already on top, nothing happens. Unlike
  /// ``back(to:)``, this requires only the step that leads away from the fragment to be undoable. Errors: `fragmentNotPresented`,
  /// `cannotGoBack`, or `fragmentMissingDismissableSegue` if a modal or curtain on top of it can't be dismissed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, the fragment may have any id or none.
  /// - Complexity: Linear in the fragments searched from the top, and in those added and removed.
  public func pop(to fragment: N, id: (any FragmentID)? = nil) { perform(.pop(to: fragment, id: id)) }

  /// Goes to a fragment from the current state along the best route, which brings the fragment to the front.
  ///
  /// Sheets are dismissed, tabs come back with what they hold, and the fragments in between are presented, as one command with one entry in
  /// the history. Each guard is evaluated once for each move of the route. If a guard denies a move, nothing happens; if a guard redirects
  /// and keeps the command, the route is taken afterwards. If the fragment is already in front, nothing happens. Navigation below a curtain
  /// isn't visible. Error: `noRoute`, with what blocks the way.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that the fragment must have; `nil` means none.
  /// - Complexity: For each state searched, linear in its path and in the segues out of the fragments that it presents. The search stays
  ///   near the route and stops after a few hundred states.
  public func go(to fragment: N, id: (any FragmentID)? = nil) { perform(.go(to: fragment, id: id)) }

  /// Goes to the last of several fragments, along the best route that presents each from the one before it.
  ///
  /// Going back then leads through exactly these fragments. The graph supplies what leads to the first of them.
  ///
  /// ```swift
  /// helm.go(through: [.list, .detail])
  /// ```
  ///
  /// - Parameter fragments: The fragments, the lowest first.
  /// - Complexity: That of ``go(to:id:)``.
  public func go(through fragments: [N]) { perform(.go(through: fragments.map { PathFragment($0) })) }

  /// Goes to the last of several fragments with their ids, along the best route that presents each from the one before it.
  ///
  /// - Parameter fragments: The fragments with their ids, the lowest first.
  /// - Complexity: That of ``go(to:id:)``.
  @_disfavoredOverload
  public func go(through fragments: [PathFragment<N>]) { perform(.go(through: fragments)) }

  /// Dismisses all modals, and pops the stack in front to its root: that of the selected tab, or of the app.
  ///
  /// If the root is already shown, nothing happens. Errors: `segueNotDismissable` for a modal that can't be dismissed,
  /// `fragmentMissingDismissableSegue` for a curtain on a modal that can't be dismissed, `cannotGoBack` for a push that can't be undone.
  ///
  /// - Complexity: Linear in the fragments added and removed.
  public func showRoot() { perform(.showRoot) }

  /// Dismisses all modals of the app, whichever fragments hold them; if there are none, nothing happens.
  ///
  /// Errors: `segueNotDismissable` if one of them can't be dismissed, `fragmentMissingDismissableSegue` if a curtain on one of them can't
  /// be dismissed; then none is dismissed.
  ///
  /// - Complexity: Linear in the fragments added and removed.
  public func dismissModals() { perform(.dismissModals) }

  /// Restarts navigation: empties the path and fires the entry's auto, as when the app starts.
  ///
  /// The current rules and guards apply. Like `replace(path:)`, this also removes fragments that aren't dismissable, unless a guard on
  /// leaving a fragment denies it.
  ///
  /// - Complexity: Linear in the path.
  public func restart() { perform(.restart) }
}
