import Helm

extension Navigation {
  /// Carries out a coordinator's decision on an action without a screen, for tests and tools.
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
    let context = DecisionContext(action: String(describing: action))
    self = try plan(decision, from: PathFragment(fragment, id: id), context).after
    return decision
  }
}
