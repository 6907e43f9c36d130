/// The commands that dismiss and go back.
extension Navigation {
  /// Undoes the topmost dismissable segue, with everything presented from its target.
  ///
  /// - Returns: What has changed.
  /// - Throws: `emptyPath` where only the entry is there, `noDismissableSegues`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss() throws(HelmError<N>) -> NavigationOutcome<N> {
    try run { (machine) throws(MachineError) in try machine.dismiss() }
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
  public mutating func dismiss(
    fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in try self.carryOutDismiss(fragment, id: id?.canonicalText) }
  }

  /// Undoes the topmost segue with a tag, with everything presented from its target.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: What has changed.
  /// - Throws: `missingTaggedSegue`, `segueNotDismissable`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss(tag: some SegueTag) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.dismissTag(AnySegueTag(tag)))
  }

  /// Undoes the latest step at the top: past what autos made, the first frame on the way down.
  ///
  /// - Returns: What has changed.
  /// - Throws: `emptyPath` at the root; `cannotGoBack` where the step's segue is not dismissable and has no enabled
  ///   counterpart.
  /// - Complexity: The autos passed over, and the fragments that come and go.
  @discardableResult
  public mutating func back() throws(HelmError<N>) -> NavigationOutcome<N> {
    try run { (machine) throws(MachineError) in try machine.back() }
  }

  /// Goes back until a fragment is on top: except for what autos presented on it.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Returns: What has changed.
  /// - Throws: Why a step can't be undone; nothing has changed then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func back(to fragment: N) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.backTo(fragment))
  }

  /// Removes a fragment with everything presented from it, under the rules of `back()`, as a person does who swipes it
  /// away.
  ///
  /// - Parameter fragment: The fragment at its place.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented` where the fragment is nowhere; `emptyPath` for the entry; `cannotGoBack` where the
  ///   step's segue is not dismissable and has no enabled counterpart.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func back(from fragment: PathFragment<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.backFrom(fragment))
  }
}
