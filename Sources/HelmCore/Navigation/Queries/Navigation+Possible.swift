/// Whether commands are possible now. Guards aren't evaluated here, but verdicts that were given count.
extension Navigation {
  /// Returns whether a command would succeed if the guards allow it; for a command that may find nothing to do, whether it would do
  /// anything.
  ///
  /// - Parameter command: The command.
  /// - Returns: Whether the command would succeed.
  /// - Complexity: That of the method with the same name, for common commands; any other command is performed on a copy.
  public func can(_ command: NavigationCommand<N>) -> Bool {
    switch command {
    case .present(.fragment(let fragment, let id), nil): canPresent(fragment, id: id)
    case .present(.tag(let tag, let id), nil): plan(presenting: tag, id: id).map(machine.canFollow) ?? false
    case .dismiss(nil): canDismiss
    case .dismiss(.fragment(let fragment, let id)?): canDismiss(fragment, id: id)
    case .dismiss(.tag(let tag, _)?):
      graph.names.position(of: tag).map { (try? machine.frameToDismiss($0)) != nil } ?? false
    case .dismiss(.place(let place)?):
      frame(of: place).map { machine.table.causes(from: $0).contains { machine.isDismissable($0) } } ?? false
    case .back(.step): canGoBack
    case .back(.from(let place)): canGoBack(from: place)
    default: outcomeInACopy(of: command).map { !command.mayFindNothingToDo || !$0.isEmpty } ?? false
    }
  }

  /// Returns whether a command gets as far as its guards, or only a copy could tell; if not, it fails, or finds nothing to do, whatever
  /// they decide.
  ///
  /// - Complexity: That of `can(_:)`.
  package func reachesGuards(_ command: NavigationCommand<N>) -> Bool {
    switch command {
    // A guard can lead around what is in the way of a plan.
    case .present(.fragment(let fragment, let id), nil): plan(presenting: fragment, id: id) != nil
    case .present(.tag(let tag, let id), nil): plan(presenting: tag, id: id) != nil
    case _ where command.isAnsweredWithoutACopy || command.mayFindNothingToDo: can(command)
    default: true
    }
  }

  /// Returns whether `present(_:id:)` would present a fragment if the guards allow it.
  ///
  /// - Complexity: The out-degrees examined; with redirects, or under a modal that can't be dismissed, that of presenting it on a copy.
  package func canPresent(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    plan(presenting: fragment, id: id).map(machine.canFollow) ?? false
  }

  private func plan(presenting fragment: N, id: (any FragmentID)?) -> Machine.PresentPlan? {
    guard graph.takes(id, for: fragment), let fragment = graph.position(of: fragment) else { return nil }
    return try? machine.plan(presenting: fragment, id: AnyFragmentID?(id))
  }

  /// Whether `dismiss()` would dismiss anything if the guards allow it.
  ///
  /// - Complexity: The fragments passed on the way down.
  package var canDismiss: Bool { machine.frameToDismiss != nil }

  /// Returns whether `dismiss(_:id:)` would dismiss a fragment if the guards allow it.
  ///
  /// - Complexity: The fragments passed on the way down.
  package func canDismiss(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    guard let fragment = graph.position(of: fragment) else { return false }
    return (try? machine.frameToDismiss(fragment, id: id?.canonicalText)) != nil
  }

  /// Whether `back()` would undo a step if the guards allow it.
  ///
  /// - Complexity: The auto segues passed.
  package var canGoBack: Bool { (try? machine.stepToUndo()) != nil }

  /// Returns whether going back could remove an exact occurrence of a fragment.
  package func canGoBack(from fragment: PathFragment<N>) -> Bool {
    frame(of: fragment).map { machine.canUndo($0) } ?? false
  }

  private func plan(presenting tag: AnySegueTag, id: AnyFragmentID?) -> Machine.PresentPlan? {
    guard let tag = graph.names.position(of: tag) else { return nil }
    return try? machine.plan(presenting: tag, id: id)
  }

  private func outcomeInACopy(of command: NavigationCommand<N>) -> NavigationOutcome<N>? {
    var copy = self
    copy.removeGuards()
    return try? copy.perform(command)
  }
}

extension NavigationCommand {
  /// Whether the command may lead to the current state, so that `can(_:)` has to check whether it would change anything.
  package var mayFindNothingToDo: Bool {
    switch self {
    case .back(.until), .back(.popping), .showRoot, .dismissModals, .select: true
    default: false
    }
  }

  /// Whether `Navigation.can(_:)` answers without running the command in a copy.
  package var isAnsweredWithoutACopy: Bool {
    switch self {
    case .present(.fragment, nil), .present(.tag, nil), .dismiss(nil), .dismiss(.fragment?), .dismiss(.tag?),
      .dismiss(.place?), .back(.step), .back(.from):
      true
    default: false
    }
  }
}
