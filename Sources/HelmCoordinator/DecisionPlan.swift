import Helm

/// A decision planned in a certain state: its commands, and what it passes to others.
struct DecisionPlan<N: Fragment, Output: Hashable & Sendable> {
  var commands: [NavigationCommand<N>] = []

  /// The state after the commands, unless a guard intervenes.
  var after: Navigation<N>

  /// The outputs for the parent, in order.
  var outputs: [Output] = []

  /// Whether the module itself ends.
  var isFinished = false

  /// The frames of the roots of nested modules that end.
  var ended: Set<Int> = []

  /// The frame that answers, with its answer.
  var answer: (serial: Int, answer: FlowAnswer)?

  /// Whether the coordinator has to be asked first.
  var asks = false

  /// The commands as a single one; `nil` if there is nothing to do.
  var command: NavigationCommand<N>? {
    commands.count > 1 ? .sequence(commands) : commands.first
  }
}

/// The facts besides the state that a decision is planned with.
struct DecisionContext {
  /// The action, in the form that messages use.
  var action = "the action"

  /// The serials of the frames whose answers are awaited.
  var awaited: Set<Int> = []

  /// The serials of the roots of nested modules that have ended.
  var ended: Set<Int> = []

  /// Whether the module itself has ended.
  var isFinished = false
}

extension Navigation {
  /// Returns the commands that carry out a decision in this state; guards aren't evaluated.
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
    try plan(decision, from: sender, DecisionContext()).commands
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
    self = try plan(decision, from: sender, DecisionContext()).after
  }

  func plan<Output>(
    _ decision: FlowDecision<N, Output>, from sender: PathFragment<N>, _ context: DecisionContext
  ) throws(DecisionError<N>) -> DecisionPlan<N, Output> {
    var planner = try DecisionPlanner<N, Output>(self, sender: sender, context)
    for (index, step) in decision.steps.enumerated() { try planner.add(step, index: index) }
    planner.plan.after.takeGuards(of: self)
    return planner.plan
  }
}
