import Helm

/// Decisions carried out without a screen, for tests and tools; guards aren't evaluated.
extension Navigation {
  /// Returns the commands that carry out a decision in this state.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - sender: The screen that sent the action.
  /// - Returns: The commands, in order; empty if nothing changes.
  /// - Throws: The error that the decision fails with in this state.
  /// - Complexity: The same as the commands.
  public func commands<Output>(
    for decision: FlowDecision<N, Output>, from sender: PathFragment<N>
  ) throws(DecisionError<N>) -> [NavigationCommand<N>] {
    try DecisionPlan(decision, from: sender, in: self).commands
  }

  /// Carries out a decision, completely or not at all.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - sender: The screen that sent the action.
  /// - Throws: The error that the decision fails with in this state, which is then unchanged.
  /// - Complexity: The same as the commands.
  public mutating func perform<Output>(
    _ decision: FlowDecision<N, Output>, from sender: PathFragment<N>
  ) throws(DecisionError<N>) {
    self = try DecisionPlan(decision, from: sender, in: self).after
  }

  /// Carries out a coordinator's decision on an action.
  ///
  /// ```swift
  /// try navigation.send(.didTapSettings, from: .root, to: ProfileCoordinator())
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fragment: The fragment that the sending screen shows.
  ///   - id: The id that the fragment is presented with, if any.
  ///   - coordinator: The coordinator that decides on the action.
  /// - Returns: The decision.
  /// - Throws: The error that the decision fails with in this state, which is then unchanged.
  /// - Complexity: The same as the commands of the decision.
  @discardableResult
  public mutating func send<C: Coordinator<N, Action>, Action>(
    _ action: Action, from fragment: N, id: (any FragmentID)? = nil, to coordinator: C
  ) throws(DecisionError<N>) -> FlowDecision<N, C.Output> {
    let decision = coordinator.decide(action, from: fragment)
    let sender = PathFragment(fragment, id: id)
    self = try DecisionPlan(decision, from: sender, in: self, action: String(describing: action)).after
    return decision
  }
}
