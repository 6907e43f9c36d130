/// The commands that apps and tests use most; `perform(_:)` runs all of them.
///
/// Each is one transaction: if it throws, nothing has changed.
// `present(_:id:)`, `dismiss()` and `back()` do without the value of their command: storing it takes half as long as the command itself.
extension Navigation {
  /// Presents a fragment from the topmost presented fragment that has an enabled segue to it.
  ///
  /// If there is none, but the fragment is presented with another id, it is retargeted to the new id.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: The outcome of the command.
  /// - Throws: `missingSegueToFragment`, `missingID`, `wrongID`, `blocked` or, after a redirect, the reason why its flow can't be
  ///   presented.
  /// - Complexity: The out-degrees examined (logarithmic in each), and the fragments added and removed.
  @discardableResult
  public mutating func present(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      try self.carryOutPresent(fragment, id: AnyFragmentID?(id), from: nil)
    }
  }

  /// Presents a fragment from a specific one, whatever has been presented above it in the meantime.
  ///
  /// The source is its topmost presented occurrence, or else the latest that is covered only by pushes in a presented place; those pushes
  /// are undone first.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with any id or none.
  /// - Returns: The outcome of the command.
  /// - Throws: `missingSegueForEdge`; `sourceNotPresented` if the source is not on the path, only in another tab, or below a push that
  ///   isn't dismissable; or the errors of `present(_:id:)`.
  /// - Complexity: The fragments added and removed; if the source is covered, linear in the path.
  @discardableResult
  package mutating func present(
    _ fragment: N, id: (any FragmentID)? = nil, from source: N
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(fragment, id: id, from: .any(source)))
  }

  /// Presents a fragment from exactly one occurrence of another.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with exactly this id or none.
  /// - Returns: The outcome of the command.
  /// - Throws: The errors of `present(_:id:from:)` with a fragment's name.
  /// - Complexity: The fragments added and removed; if the source is covered, linear in the path.
  @_disfavoredOverload
  @discardableResult
  package mutating func present(
    _ fragment: N, id: (any FragmentID)? = nil, from source: PathFragment<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(fragment, id: id, from: .exactly(source)))
  }

  /// Presents a fragment with its id, as `present(_:id:)` does.
  ///
  /// - Parameter target: The fragment with its id, such as `Screen.item(5)`; its occurrence is ignored.
  /// - Returns: The outcome of the command.
  /// - Throws: The errors of `present(_:id:)`.
  /// - Complexity: That of `present(_:id:)`.
  @_disfavoredOverload
  @discardableResult
  package mutating func present(_ target: PathFragment<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(.place(target)))
  }

  /// Presents the target of the segue with a tag, from the topmost presented fragment that has one.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Returns: The outcome of the command.
  /// - Throws: `missingTaggedSegue`, `ambiguousTag`, or the errors of `present(_:id:)`.
  /// - Complexity: The out-degrees examined, and the fragments added and removed.
  @discardableResult
  package mutating func present(
    tag: some SegueTag, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(tag: tag, id: id))
  }

  /// Presents the edges of a flow in order, each from the topmost presented frame of its source.
  ///
  /// After a redirect was followed on the way, edges whose source is not presented are skipped.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The outcome of the command.
  /// - Throws: `missingSegueForEdge` or `sourceNotPresented`, with the index of the edge, `blocked`, or `circularRedirection`.
  /// - Complexity: That of `present(_:id:)` for each edge.
  @_disfavoredOverload
  @discardableResult
  public mutating func present(_ flow: Flow<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(flow))
  }

  /// Brings a fragment that is held to the front, with all that it holds, or else presents it: a tab comes back with its stack.
  ///
  /// If it is in front with this id already, nothing happens; `present(_:id:)` would pop it to its root.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id, or `nil` for none.
  /// - Returns: The outcome of the command.
  /// - Throws: `missingSegueToFragment`, or the errors of `present(_:id:)`; it never retargets.
  /// - Complexity: That of `present(_:id:)`.
  @discardableResult
  package mutating func select(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.select(fragment, id: id))
  }

  /// Takes the only enabled segue out of the topmost fragment.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Returns: The outcome of the command.
  /// - Throws: `missingForwardFromFragment`, `ambiguousForwardFromFragment`, or the errors of `present(_:id:)`.
  /// - Complexity: The out-degree of the topmost fragment, and the fragments added and removed.
  @discardableResult
  package mutating func forward(id: (any FragmentID)? = nil) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.forward(id: id))
  }

  /// Undoes the topmost dismissable segue, with everything presented from its target.
  ///
  /// - Returns: The outcome of the command.
  /// - Throws: `emptyPath` if only the entry is presented, or `noDismissableSegues`.
  /// - Complexity: The fragments passed on the way down, and those added and removed.
  @discardableResult
  public mutating func dismiss() throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in try self.carryOutDismiss(nil) }
  }

  /// Dismisses a fragment, with everything presented from it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id; without one, its topmost occurrence is dismissed, with any id or none.
  /// - Returns: The outcome of the command.
  /// - Throws: `fragmentNotPresented`, `fragmentMissingDismissableSegue`.
  /// - Complexity: The fragments passed on the way down, and those added and removed.
  @discardableResult
  package mutating func dismiss(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.dismiss(fragment, id: id))
  }

  /// Undoes the topmost segue with a tag, with everything presented from its target.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The outcome of the command.
  /// - Throws: `missingTaggedSegue`, `segueNotDismissable`.
  /// - Complexity: The fragments passed on the way down, and those added and removed.
  @discardableResult
  package mutating func dismiss(tag: some SegueTag) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.dismiss(tag: tag))
  }

  /// Undoes the latest step at the top: the first frame on the way down that no auto segue made.
  ///
  /// - Returns: The outcome of the command.
  /// - Throws: `emptyPath` at the root; `cannotGoBack` if the step's segue is not dismissable and has no enabled counterpart.
  /// - Complexity: The auto segues passed, and the fragments added and removed.
  @discardableResult
  public mutating func back() throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in try self.carryOutBack(.step) }
  }

  /// Goes back step by step until a fragment is on top, disregarding what auto segues presented on it.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Returns: The outcome of the command.
  /// - Throws: The reason why a step can't be undone.
  /// - Complexity: The fragments added and removed.
  @discardableResult
  package mutating func back(to fragment: N) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.back(to: fragment))
  }

  /// Removes everything on top of a fragment at once.
  ///
  /// The fragment is the nearest occurrence on the way down from the topmost fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id; without one, it may have any or none.
  /// - Returns: The outcome; empty if only auto segues presented anything on the fragment.
  /// - Throws: `fragmentNotPresented`, `cannotGoBack`, or `blocked` by a modal that can't be dismissed.
  /// - Complexity: The fragments passed on the way down, and those added and removed.
  @discardableResult
  package mutating func pop(
    to fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.pop(to: fragment, id: id))
  }

  /// Dismisses all modals, and pops the stack in front to its bottom.
  ///
  /// - Returns: The outcome; empty if that is shown already.
  /// - Throws: `segueNotDismissable` for a modal that can't be dismissed, `cannotGoBack` for a push that can't be undone.
  /// - Complexity: The fragments added and removed.
  @discardableResult
  package mutating func showRoot() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.showRoot) }

  /// Dismisses all modals, whichever fragments hold them.
  ///
  /// - Returns: The outcome; empty if there are none.
  /// - Throws: `segueNotDismissable` if one of them can't be dismissed.
  /// - Complexity: The fragments added and removed.
  @discardableResult
  package mutating func dismissModals() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.dismissModals) }

  /// Starts again: empties the path, and fires the entry's auto segue.
  ///
  /// - Returns: The outcome of the command.
  /// - Throws: The reason why a redirect of an auto segue can't be followed.
  /// - Complexity: Linear in the path.
  @discardableResult
  package mutating func restart() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.restart) }

  /// Replaces the whole path by an exact replay of another: no auto segue fires, and a redirected segue fails.
  ///
  /// - Parameter path: The path. It is stored in normal form: each edge as it was taken.
  /// - Returns: The outcome of the command.
  /// - Throws: `missingSegueForEdge`, `redirectedSegue`, `sourceNotPresented` or `blocked`, with the index of the edge.
  /// - Complexity: Linear in both paths.
  @discardableResult
  package mutating func replace(path: HelmPath<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.replace(path))
  }
}
