import Helm

/// A visitor that observes an exploration of states.
package protocol ExplorationVisitor {
  /// Whether to keep the moves between the states, and what the states present.
  var wantsTransitions: Bool { get }

  /// Whether to call `reached` for each state.
  var wantsStates: Bool { get }

  /// Called once for each state, in the order in which they are found; returns whether it is the state searched for.
  mutating func reached(_ state: Int, _ machine: Machine) -> Bool

  /// Whether to call `tried` for each segue that is tried.
  var wantsTries: Bool { get }

  /// Called for each segue that is tried, with the machine afterwards, or the error.
  ///
  /// - Returns: Whether to continue from there.
  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool

  /// Called for a move that was tried but isn't continued, because its way presents the same fragment and id too many times.
  mutating func pruned(_ machine: Machine)
}

extension ExplorationVisitor {
  package var wantsTransitions: Bool { false }
  package var wantsStates: Bool { true }
  package mutating func reached(_ state: Int, _ machine: Machine) -> Bool { false }
  package mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    true
  }
  package mutating func pruned(_ machine: Machine) {}
}

/// A visitor that keeps the moves and searches for nothing.
struct TransitionRecorder: ExplorationVisitor {
  var wantsTransitions: Bool { true }
  var wantsStates: Bool { false }
  var wantsTries: Bool { false }
}

/// A visitor that searches for a state.
struct StateSearch: ExplorationVisitor {
  let isWanted: (Machine) -> Bool
  var isAllowed: (Machine) -> Bool = { _ in true }

  var wantsTries: Bool { true }

  mutating func reached(_ state: Int, _ machine: Machine) -> Bool { isWanted(machine) }

  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    if case .success(let machine) = result { isAllowed(machine) } else { true }
  }
}
