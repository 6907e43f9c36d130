/// What every app writes by hand otherwise.
extension Helm {
  /// Dismisses all modals, and pops the stack in front to its bottom: the root of the tab that is shown, or of the app.
  ///
  /// Where that is shown already, nothing happens. An error is reported to ``errors``: `segueNotDismissable` for a modal that
  /// has to stay, `cannotGoBack` for a push that cannot be undone.
  ///
  /// - Complexity: The fragments that come and go.
  public func showRoot() { start(.showRoot) }

  /// Dismisses all modals, whoever holds them; where there are none, nothing happens.
  ///
  /// An error is reported to ``errors``: `segueNotDismissable`, where one of them may not be dismissed; all of them stay then.
  ///
  /// - Complexity: The fragments that come and go.
  public func dismissModals() { start(.dismissModals) }

  /// Starts again: the path is emptied, and the entry's auto fires, as when the app starts.
  ///
  /// Rules and guards are those of now. What may not be dismissed goes as well, as with `replace(path:)`; fragments whose
  /// leaving is guarded have a say.
  ///
  /// - Complexity: Linear in the path.
  public func restart() { start(.restart) }

  /// Removes what stands on a fragment, all at once, so that it is on top again but for what autos have put there.
  ///
  /// What counts is the nearest such fragment on the way down from the topmost one. Where it is on top already, nothing happens.
  /// Other than `back(to:)`, only the step that leads away from the fragment has to be one that can be undone. An error is
  /// reported to ``errors``: `fragmentNotPresented`, `cannotGoBack`, or `blocked` by a modal that may not be dismissed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, it may have any or none.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func pop(to fragment: N, id: (any FragmentID)? = nil) { start(.popTo(fragment, id: id?.canonicalText)) }

  /// Whether `showRoot()` would show it.
  public var canShowRoot: Bool { observed(.init(command: .showRoot)) }

  /// Whether `dismissModals()` would dismiss them; where there are none, it would.
  public var canDismissModals: Bool { observed(.init(command: .dismissModals)) }

  /// Whether `pop(to:id:)` would lead to a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, it may have any or none.
  ///   - askingGuards: Whether guards have a say; one that takes a while counts as allowing it.
  /// - Returns: Whether it would do so.
  public func canPop(to fragment: N, id: (any FragmentID)? = nil, askingGuards: Bool = true) -> Bool {
    observed(.init(command: .popTo(fragment, id: id?.canonicalText), asksGuards: askingGuards))
  }
}
