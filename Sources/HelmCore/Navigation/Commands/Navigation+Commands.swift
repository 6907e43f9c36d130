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

  /// Undoes the topmost dismissable segue, with everything presented from its target.
  ///
  /// - Returns: The outcome of the command.
  /// - Throws: `emptyPath` if only the entry is presented, or `noDismissableSegues`.
  /// - Complexity: The fragments passed on the way down, and those added and removed.
  @discardableResult
  public mutating func dismiss() throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in try self.carryOutDismiss(nil) }
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
}
