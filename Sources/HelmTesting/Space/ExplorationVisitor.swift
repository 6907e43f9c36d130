import Helm

/// Looks on while states are explored.
package protocol ExplorationVisitor {
  /// Whether the moves between the states, and what these present, are to be kept.
  var wantsTransitions: Bool { get }

  /// Whether `reached` is to be called for each state.
  var wantsStates: Bool { get }

  /// Called for each state once, in order; returns whether it is the one looked for.
  mutating func reached(_ state: Int, _ machine: Machine) -> Bool

  /// Whether `tried` is to be called for each segue that is tried.
  var wantsTries: Bool { get }

  /// Called for each segue that is tried; if it returns false, the segue isn't followed.
  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool

  /// Told of what was tried, and is not gone on from since it pushes again what its way has pushed already.
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

/// Keeps the moves, and looks for nothing.
struct TransitionRecorder: ExplorationVisitor {
  var wantsTransitions: Bool { true }
  var wantsStates: Bool { false }
  var wantsTries: Bool { false }
}

/// Looks for a state.
struct StateSearch: ExplorationVisitor {
  let isWanted: (Machine) -> Bool
  var isAllowed: (Machine) -> Bool = { _ in true }

  var wantsTries: Bool { true }

  mutating func reached(_ state: Int, _ machine: Machine) -> Bool { isWanted(machine) }

  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    if case .success(let machine) = result { isAllowed(machine) } else { true }
  }
}

/// Passes everything on to a visitor, and reports progress.
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
