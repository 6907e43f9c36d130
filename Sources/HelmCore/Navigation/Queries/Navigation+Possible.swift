/// What can be done now. Guards aren't asked here, but verdicts that were given count.
extension Navigation {
  /// Whether a command would be done, if the guards allow it; of those that may find nothing to do, whether they would do anything.
  ///
  /// - Complexity: As the question of its name, for those that apps ask often; any other command is done in a copy.
  package func canPerform(_ command: NavigationCommand<N>) -> Bool {
    switch command {
    case .present(let fragment, let id, nil): canPresent(fragment: fragment, id: id)
    case .presentTag(let tag, let id): canPresent(tag: tag, id: id)
    case .dismiss: canDismiss
    case .dismissFragment(let fragment, let id): canDismiss(fragment: fragment, id: id)
    case .dismissTag(let tag): canDismiss(tag: tag)
    case .back: canGoBack
    case .backFrom(let fragment): canGoBack(from: fragment)
    case _ where command.mayFindNothingToDo: wouldChange(command)
    default: canPerformInACopy(command)
    }
  }

  /// Whether `present(fragment:id:)` would present a fragment, if the guards allow it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: Whether it would not throw.
  /// - Complexity: The out-degrees looked at; with redirects, or under a modal that can't be dismissed, as presenting
  ///   it in a copy.
  public func canPresent(fragment: N, id: (any FragmentID)? = nil) -> Bool {
    guard graph.takes(id, for: fragment), let fragment = graph.position(of: fragment) else { return false }
    return can { machine throws(MachineError) in
      try machine.plan(presenting: Subject(fragment: fragment, id: id?.canonicalText))
    }
  }

  /// Whether `present(fragment:id:from:)` would present a fragment, if the guards allow it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from.
  /// - Returns: Whether it would not throw.
  /// - Complexity: As presenting it in a copy.
  public func canPresent(fragment: N, id: (any FragmentID)? = nil, from source: FragmentReference<N>) -> Bool {
    graph.takes(id, for: fragment) && canPerformInACopy(.present(fragment, id: id?.canonicalText, from: source))
  }

  /// Whether `present(tag:id:)` would present anything, if the guards allow it.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Returns: Whether it would not throw.
  /// - Complexity: As `canPresent(fragment:id:)`.
  public func canPresent(tag: some SegueTag, id: (any FragmentID)? = nil) -> Bool {
    guard let tag = graph.names.position(of: AnySegueTag(tag)) else { return false }
    return can { machine throws(MachineError) in try machine.plan(presenting: tag, id: id?.canonicalText) }
  }

  /// Whether `dismiss()` would dismiss anything, if the guards allow it.
  ///
  /// - Complexity: The fragments passed over on the way down.
  public var canDismiss: Bool { machine.frameToDismiss != nil }

  /// Whether `dismiss(fragment:id:)` would dismiss a fragment, if the guards allow it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, it may have any id or none.
  /// - Returns: Whether it would not throw.
  /// - Complexity: The fragments passed over on the way down.
  public func canDismiss(fragment: N, id: (any FragmentID)? = nil) -> Bool {
    guard let fragment = graph.position(of: fragment) else { return false }
    return (try? machine.frameToDismiss(fragment, id: id?.canonicalText)) != nil
  }

  /// Whether `dismiss(tag:)` would dismiss anything, if the guards allow it.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: Whether it would not throw.
  /// - Complexity: The fragments passed over on the way down.
  public func canDismiss(tag: some SegueTag) -> Bool {
    guard let tag = graph.names.position(of: AnySegueTag(tag)) else { return false }
    return (try? machine.frameToDismiss(tag)) != nil
  }

  /// Whether `back()` would undo a step, if the guards allow it.
  ///
  /// - Complexity: The autos passed over.
  public var canGoBack: Bool { (try? machine.stepToUndo()) != nil }

  /// Whether `back(from:)` would remove a fragment, if the guards allow it.
  ///
  /// - Parameter fragment: The fragment at its place.
  /// - Returns: Whether it would not throw.
  /// - Complexity: Logarithmic in the out-degree of the fragment.
  public func canGoBack(from fragment: PathFragment<N>) -> Bool {
    frame(of: fragment).map { machine.canUndo($0) } ?? false
  }

  private func canPerformInACopy(_ command: NavigationCommand<N>) -> Bool { outcomeInACopy(of: command) != nil }

  private func wouldChange(_ command: NavigationCommand<N>) -> Bool {
    outcomeInACopy(of: command).map { !$0.isEmpty } ?? false
  }

  private func outcomeInACopy(of command: NavigationCommand<N>) -> NavigationOutcome<N>? {
    var copy = self
    copy.removeGuards()
    return try? copy.perform(command)
  }

  private func can(_ plan: (Machine) throws(MachineError) -> Machine.PresentPlan) -> Bool {
    guard let plan = try? plan(machine) else { return false }
    return machine.canFollow(plan)
  }
}

extension NavigationCommand {
  /// Whether the command leads to what can be there already, so that the question is whether it would do anything.
  package var mayFindNothingToDo: Bool {
    switch self {
    case .backTo, .showRoot, .dismissModals, .popTo, .select: true
    default: false
    }
  }
}
