/// What every app writes by hand otherwise.
extension Navigation {
  /// Dismisses all modals, and pops the stack in front to its bottom.
  ///
  /// - Returns: What has changed; nothing, where the bottom is shown already.
  /// - Throws: `segueNotDismissable` for a modal that has to stay, `cannotGoBack` for a push that cannot be undone; nothing has
  ///   happened then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func showRoot() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.showRoot) }

  /// Dismisses all modals, whoever holds them.
  ///
  /// - Returns: What has changed; nothing, where there are none.
  /// - Throws: `segueNotDismissable`, where one of them may not be dismissed; nothing has happened then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func dismissModals() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.dismissModals) }

  /// Starts again: the path is emptied, and the entry's auto fires.
  ///
  /// - Returns: What has changed.
  /// - Throws: What keeps a redirect of an auto from being followed; nothing has happened then.
  /// - Complexity: Linear in the path.
  @discardableResult
  public mutating func restart() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.restart) }

  /// Removes what stands on a fragment, all at once.
  ///
  /// What counts is the nearest such fragment on the way down from the topmost one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, it may have any or none.
  /// - Returns: What has changed; nothing, where only autos have put anything on it.
  /// - Throws: `fragmentNotPresented`, `cannotGoBack`, or `blocked` by a modal that may not be dismissed; nothing has happened
  ///   then.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func pop(
    to fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.popTo(fragment, id: id?.canonicalText))
  }
}
