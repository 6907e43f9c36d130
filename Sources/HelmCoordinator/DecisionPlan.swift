import Helm

/// What a decision means in a certain state: its commands, and what it hands to others.
struct DecisionPlan<N: Fragment, Output: Hashable & Sendable> {
  /// The commands, in order.
  var commands: [NavigationCommand<N>] = []

  /// The state after them, as far as no guard says otherwise.
  var after: Navigation<N>

  /// What is given to the parent, in order.
  var outputs: [Output] = []

  /// Whether the module itself ends.
  var isFinished = false

  /// The frames of the roots of nested modules that end.
  var ended: Set<Int> = []

  /// The frame that answers, with its answer.
  var answer: (serial: Int, answer: FlowAnswer)?

  /// Whether somebody has to be asked first.
  var asks = false

  /// The commands as one, `nil` where nothing is to be done.
  var command: NavigationCommand<N>? {
    commands.count > 1 ? .sequence(commands) : commands.first
  }
}

/// What is known beside the state when a decision is planned.
struct DecisionContext {
  /// The action as messages show it.
  var action = "the action"

  /// The frames that somebody awaits an answer of.
  var awaited: Set<Int> = []

  /// The roots of nested modules that have ended.
  var ended: Set<Int> = []

  /// Whether the module itself has ended.
  var isFinished = false
}

extension Navigation {
  /// The commands that a decision amounts to in this state; guards are not asked.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - sender: The screen that sent the action.
  /// - Returns: The commands, in order; empty if nothing changes.
  /// - Throws: Why the decision is not possible here, with what would work.
  /// - Complexity: As the commands.
  public func commands<Output>(
    for decision: FlowDecision<N, Output>, from sender: PathFragment<N>
  ) throws(DecisionError<N>) -> [NavigationCommand<N>] {
    try plan(decision, from: sender, DecisionContext()).commands
  }

  /// Carries out a decision: all of it, or nothing.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - sender: The screen that sent the action.
  /// - Throws: Why the decision is not possible here, with what would work; nothing has changed then.
  /// - Complexity: As the commands.
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
