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
    case .present(.fragment(let fragment, let id), nil):
      plan(presenting: fragment, id: id).map(machine.canFollow) ?? false
    case .present(.tag(let tag, let id), nil): plan(presenting: tag, id: id).map(machine.canFollow) ?? false
    case .dismiss(nil): machine.frameToDismiss != nil
    case .dismiss(.fragment(let fragment, let id)?):
      graph.position(of: fragment).map { (try? machine.frameToDismiss($0, id: id?.canonicalText)) != nil } ?? false
    case .dismiss(.tag(let tag, _)?):
      graph.names.position(of: tag).map { (try? machine.frameToDismiss($0)) != nil } ?? false
    case .dismiss(.place(let place)?):
      frame(of: place).map { machine.table.causes(from: $0).contains { machine.isDismissable($0) } } ?? false
    case .back(.step): (try? machine.stepToUndo()) != nil
    case .back(.from(let place)): frame(of: place).map { machine.canUndo($0) } ?? false
    // Without redirects, a route can be taken exactly as it was found.
    case .go(let fragments) where machine.redirects.isEmpty: hasRoute(through: fragments)
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

  private func plan(presenting fragment: N, id: (any FragmentID)?) -> Machine.PresentPlan? {
    guard graph.takes(id, for: fragment), let fragment = graph.position(of: fragment) else { return nil }
    return try? machine.planIfAny(presenting: fragment, id: AnyFragmentID?(id))
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
    case .back(.until), .back(.popping), .back(.root), .back(.belowModals), .select: true
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
