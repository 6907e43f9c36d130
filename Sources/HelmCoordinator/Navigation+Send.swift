import Helm

extension Navigation {
  /// Carries out what a coordinator decides on an action, without a screen: for tests and tools.
  ///
  /// ```swift
  /// try navigation.send(.didTapSettings, from: .root, to: ProfileCoordinator())
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fragment: The fragment that the sending screen shows.
  ///   - id: The id that it is presented with, if any.
  ///   - coordinator: What decides.
  /// - Returns: What was decided.
  /// - Throws: Why the decision is not possible here, with what would work; nothing has changed then.
  /// - Complexity: As the commands that are decided.
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
