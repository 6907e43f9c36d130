import Helm

/// A visitor that observes an exploration of states.
package protocol ExplorationVisitor {
  /// Whether to keep the moves between the states, and what the states present.
  var wantsTransitions: Bool { get }

  /// Whether to call `reached` for each state.
  var wantsStates: Bool { get }

  /// Called once for each state, in order; returns whether it is the state searched for.
  mutating func reached(_ state: Int, _ machine: Machine) -> Bool

  /// Whether to call `tried` for each segue that is tried.
  var wantsTries: Bool { get }

  /// Called for each segue that is tried; returning `false` keeps the exploration from following the segue.
  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool

  /// Called for each state that is tried but not continued from, because it pushes again what its way has already
  /// pushed.
  mutating func leftOut(_ machine: Machine)
}

extension ExplorationVisitor {
  package var wantsTransitions: Bool { false }
  package var wantsStates: Bool { true }
  package mutating func reached(_ state: Int, _ machine: Machine) -> Bool { false }
  package mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    true
  }
  package mutating func leftOut(_ machine: Machine) {}
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

/// Forwards an exploration's calls to a visitor, and reports progress.
struct VisitorBridge<Visitor: ExplorationVisitor>: ExplorationObserver {
  var visitor: Visitor
  let limit: Int
  let progress: ExplorationProgress?

  var wantsTransitions: Bool { visitor.wantsTransitions }
  var wantsStates: Bool { visitor.wantsStates }
  var wantsTries: Bool { visitor.wantsTries }

  mutating func reached(_ state: Int, _ machine: Machine) -> Bool { visitor.reached(state, machine) }

  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    visitor.tried(move, in: state, result)
  }

  mutating func leftOut(_ machine: Machine) { visitor.leftOut(machine) }

  func progressed(to states: Int) { progress?(states, limit) }
}
