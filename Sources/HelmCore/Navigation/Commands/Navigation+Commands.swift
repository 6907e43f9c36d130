/// The commands that apps and tests write often; `perform(_:)` runs all of them.
///
/// Each is one transaction: it throws why it could not be done, and nothing has changed then.
extension Navigation {
  /// Presents a fragment, from the topmost fragment on screen that has an enabled segue to it.
  ///
  /// If there is none, but the fragment is presented with another id, it is retargeted to the new one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueToFragment`, `missingID`, `wrongID`, `blocked`, or, after a redirect, why its flow can't be presented.
  /// - Complexity: The out-degrees looked at (logarithmic in each), and the fragments that come and go.
  @discardableResult
  public mutating func present(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      try self.carryOutPresent(fragment, id: AnyFragmentID?(id), from: nil)
    }
  }

  /// Presents a fragment from a certain one, whatever has happened above it in the meantime.
  ///
  /// It starts from the topmost such fragment that is presented, or else from the latest that is covered only by pushes
  /// in a place that is presented; those pushes are undone first.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with any id or none.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`; `sourceNotPresented` where the source is not there, in another tab only, or below a
  ///   push that is not dismissable; or as `present(_:id:)`.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  @discardableResult
  package mutating func present(
    _ fragment: N, id: (any FragmentID)? = nil, from source: N
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(fragment, id: id, from: .any(source)))
  }

  /// Presents a fragment from exactly one place.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with exactly this id or none.
  /// - Returns: What has changed.
  /// - Throws: As `present(_:id:from:)` with a fragment's name.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
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
  /// - Returns: What has changed.
  /// - Throws: As `present(_:id:)`.
  /// - Complexity: As `present(_:id:)`.
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
  /// - Returns: What has changed.
  /// - Throws: `missingTaggedSegue`, `ambiguousTag`, or as `present(_:id:)`.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  @discardableResult
  package mutating func present(
    tag: some SegueTag, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(tag: tag, id: id))
  }

  /// Presents the edges of a flow in order, each from the topmost presented frame of its source.
  ///
  /// Where a redirect was followed on the way, edges whose source is not presented are left out.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge` or `sourceNotPresented`, with the index of the edge, `blocked`, or `circularRedirection`.
  /// - Complexity: For each edge as `present(_:id:)`.
  @_disfavoredOverload
  @discardableResult
  public mutating func present(_ flow: Flow<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(flow))
  }

  /// Brings a fragment to the front with all that it holds, or presents it where it is not held: a tab with its stack.
  ///
  /// Where it is in front with this id already, nothing happens; `present(_:id:)` pops it to its root then.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueToFragment`, or as `present(_:id:)`; it never retargets.
  /// - Complexity: As `present(_:id:)`.
  @discardableResult
  package mutating func select(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.select(fragment, id: id))
  }

  /// Takes the only enabled segue out of the topmost fragment.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Returns: What has changed.
  /// - Throws: `missingForwardFromFragment`, `ambiguousForwardFromFragment`, or as `present(_:id:)`.
  /// - Complexity: The out-degree of the topmost fragment, and the fragments that come and go.
  @discardableResult
  package mutating func forward(id: (any FragmentID)? = nil) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.forward(id: id))
  }

  /// Undoes the topmost dismissable segue, with everything presented from its target.
  ///
  /// - Returns: What has changed.
  /// - Throws: `emptyPath` where only the entry is there, `noDismissableSegues`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss() throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in try self.carryOutDismiss(nil) }
  }

  /// Dismisses a fragment, with everything presented from it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented`, `fragmentMissingDismissableSegue`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  package mutating func dismiss(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      try self.carryOutDismiss(.fragment(fragment, id: AnyFragmentID?(id)))
    }
  }

  /// Undoes the topmost segue with a tag, with everything presented from its target.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: What has changed.
  /// - Throws: `missingTaggedSegue`, `segueNotDismissable`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  package mutating func dismiss(tag: some SegueTag) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.dismiss(tag: tag))
  }

  /// Undoes the latest step at the top: past what autos made, the first frame on the way down.
  ///
  /// - Returns: What has changed.
  /// - Throws: `emptyPath` at the root; `cannotGoBack` where the step's segue is not dismissable and has no enabled
  ///   counterpart.
  /// - Complexity: The autos passed over, and the fragments that come and go.
  @discardableResult
  public mutating func back() throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      try self.move { (machine) throws(MachineError) in try machine.back() }
    }
  }

  /// Goes back until a fragment is on top: except for what autos presented on it.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Returns: What has changed.
  /// - Throws: Why a step can't be undone.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  package mutating func back(to fragment: N) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.back(to: fragment))
  }

  /// Removes everything on top of a fragment at once.
  ///
  /// The fragment is the nearest such one on the way down from the topmost.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, it may have any or none.
  /// - Returns: What has changed; nothing if only autos presented anything on it.
  /// - Throws: `fragmentNotPresented`, `cannotGoBack`, or `blocked` by a modal that can't be dismissed.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  package mutating func pop(
    to fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.pop(to: fragment, id: id))
  }

  /// Dismisses all modals, and pops the stack in front to its bottom.
  ///
  /// - Returns: What has changed; nothing if that is shown already.
  /// - Throws: `segueNotDismissable` for a modal that can't be dismissed, `cannotGoBack` for a push that can't be undone.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  package mutating func showRoot() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.showRoot) }

  /// Dismisses all modals, whoever holds them.
  ///
  /// - Returns: What has changed; nothing if there are none.
  /// - Throws: `segueNotDismissable` if one of them can't be dismissed.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  package mutating func dismissModals() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.dismissModals) }

  /// Starts again: the path is emptied, and the entry's auto fires.
  ///
  /// - Returns: What has changed.
  /// - Throws: Why a redirect of an auto can't be followed.
  /// - Complexity: Linear in the path.
  @discardableResult
  package mutating func restart() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.restart) }

  /// Replaces the whole path by an exact replay of another: no autos, and nothing that is redirected.
  ///
  /// - Parameter path: The path. What is kept of it is its normal form: each edge as it was taken.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`, `redirectedSegue`, `sourceNotPresented` or `blocked`, with the index of the edge.
  /// - Complexity: Linear in both paths.
  @discardableResult
  package mutating func replace(path: HelmPath<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.replace(path))
  }
}
