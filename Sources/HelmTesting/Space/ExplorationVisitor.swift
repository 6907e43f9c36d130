import Helm

/// Looks on while states are explored.
protocol ExplorationVisitor {
  /// Whether the moves between the states, and what these present, are to be kept.
  var wantsTransitions: Bool { get }

  /// Told of each state once, in order; its answer says whether it is the one looked for.
  mutating func reached(_ state: Int, _ machine: Machine) -> Bool

  /// Whether it is to be told of each segue that is tried.
  var wantsTries: Bool { get }

  /// Told of each segue that is tried; what it says no to is not followed.
  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool

  /// Told of what was tried, and is not gone on from since it pushes again what its way has pushed already.
  mutating func leftOut(_ machine: Machine)
}

extension ExplorationVisitor {
  var wantsTransitions: Bool { false }
  var wantsTries: Bool { false }
  mutating func reached(_ state: Int, _ machine: Machine) -> Bool { false }
  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool { true }
  mutating func leftOut(_ machine: Machine) {}
}

/// Keeps the moves, and looks for nothing.
struct TransitionRecorder: ExplorationVisitor {
  var wantsTransitions: Bool { true }
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

/// Hands on to a visitor, and reports progress.
struct VisitorBridge<Visitor: ExplorationVisitor>: ExplorationObserver {
  var visitor: Visitor
  let limit: Int
  let progress: ExplorationProgress?

  var wantsTransitions: Bool { visitor.wantsTransitions }
  var wantsTries: Bool { visitor.wantsTries }

  mutating func reached(_ state: Int, _ machine: Machine) -> Bool { visitor.reached(state, machine) }

  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    visitor.tried(move, in: state, result)
  }

  mutating func leftOut(_ machine: Machine) { visitor.leftOut(machine) }

  func progressed(to states: Int) { progress?(states, limit) }
}
