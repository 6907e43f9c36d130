/// What every app writes by hand otherwise.
extension Navigation {
  /// Dismisses all modals, and pops the stack in front to its bottom.
  ///
  /// - Returns: What has changed; nothing if the bottom is shown already.
  /// - Throws: `segueNotDismissable` for a modal that can't be dismissed, `cannotGoBack` for a push that can't be
  ///   undone; nothing has changed then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func showRoot() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.showRoot) }

  /// Dismisses all modals, whoever holds them.
  ///
  /// - Returns: What has changed; nothing if there are none.
  /// - Throws: `segueNotDismissable` if one of them can't be dismissed; nothing has changed then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func dismissModals() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.dismissModals) }

  /// Starts again: the path is emptied, and the entry's auto fires.
  ///
  /// - Returns: What has changed.
  /// - Throws: Why a redirect of an auto can't be followed; nothing has changed then.
  /// - Complexity: Linear in the path.
  @discardableResult
  public mutating func restart() throws(HelmError<N>) -> NavigationOutcome<N> { try perform(.restart) }

  /// Removes everything on top of a fragment at once.
  ///
  /// The fragment is the nearest such one on the way down from the topmost.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, it may have any or none.
  /// - Returns: What has changed; nothing if only autos presented anything on it.
  /// - Throws: `fragmentNotPresented`, `cannotGoBack`, or `blocked` by a modal that can't be dismissed; nothing has
  ///   changed then.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func pop(
    to fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.popTo(fragment, id: id?.canonicalText))
  }
}
