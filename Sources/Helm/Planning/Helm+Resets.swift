/// What every app would write by hand otherwise.
extension Helm {
  /// Dismisses all modals, and pops the stack in front to its bottom: the root of the selected tab, or of the app.
  ///
  /// Accessories stay, and so does what stands on a curtain: below that, it goes on unseen.
  /// If that is shown already, nothing happens. An error is reported to ``errors``: `segueNotDismissable` for a modal
  /// that can't be dismissed, `cannotGoBack` for a push that can't be undone.
  ///
  /// - Complexity: The fragments that come and go.
  public func showRoot() { perform(.showRoot) }

  /// Dismisses all modals below the curtains, whoever holds them; if there are none, nothing happens.
  ///
  /// An error is reported to ``errors``: `segueNotDismissable` if one of them can't be dismissed; then all of them
  /// stay.
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

  /// Removes everything on top of a fragment at once, except what autos presented there.
  ///
  /// The fragment is the nearest such one on the way down from the front: on a curtain first, and then below it. If it is on top
  /// already, nothing happens.
  /// Unlike `back(to:)`, this needs only the step that leads away from the fragment to be one that can be undone. An
  /// error is reported to ``errors``: `fragmentNotPresented`, `cannotGoBack`, or `blocked` by a modal that can't be
  /// dismissed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, it may have any or none.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func pop(to fragment: N, id: (any FragmentID)? = nil) { perform(.popTo(fragment, id: id?.canonicalText)) }

  /// Whether `showRoot()` would do anything.
  public var canShowRoot: Bool { observed(.init(command: .showRoot)) }

  /// Whether `dismissModals()` would dismiss any.
  public var canDismissModals: Bool { observed(.init(command: .dismissModals)) }

  /// Whether `pop(to:id:)` would remove anything.
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
