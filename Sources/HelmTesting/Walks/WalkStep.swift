import Helm

/// A step of a walk: a command and the state that it leads to.
public struct WalkStep<N: Fragment>: Hashable, Sendable {
  /// What a step does, which decides what it costs.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Takes a segue.
    case present

    /// Dismisses something, or goes back.
    case dismiss

    /// Replaces the path.
    case replace

    /// Starts again: puts the path of the start back.
    case relaunch
  }

  /// What the step does.
  public let kind: Kind

  /// The command.
  public let command: NavigationCommand<N>

  /// The segues that were taken, autos included, in order.
  public let taken: [DirectedEdge<N>]

  /// The fragments that are presented after the step and were not before.
  let appeared: [PathFragment<N>]

  private let states: WalkStates<N>
  private let state: Int

  init(_ draft: WalkDraft<N>, in states: WalkStates<N>) {
    (kind, command, taken, appeared) = (draft.kind, draft.command, draft.taken, draft.appeared)
    (self.states, state) = (states, draft.path)
  }

  /// The whole state that the step leads to.
  ///
  /// - Complexity: Linear in the path: it is put together when it is asked for.
  public var path: HelmPath<N> { states.paths.path(state) }

  /// What is presented then, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in the path: the state is rebuilt when it is asked for.
  public var presented: [PathFragment<N>] { states.start.reached(by: path).presentedFragments }

  /// The last edge by a segue in the path that the step leads to.
  package func lastEdge(by segue: DirectedEdge<N>) -> PathEdge<N>? { states.paths.lastEdge(by: segue, in: state) }

  /// Compares the commands, what they do, and the states that they lead to.
  ///
  /// - Parameters:
  ///   - lhs: A step.
  ///   - rhs: Another step.
  /// - Returns: Whether both are the same step.
  /// - Complexity: Constant within a walk, otherwise linear in the paths.
  public static func == (lhs: WalkStep, rhs: WalkStep) -> Bool {
    guard lhs.kind == rhs.kind, lhs.command == rhs.command, lhs.taken == rhs.taken else { return false }
    if lhs.states === rhs.states { return lhs.state == rhs.state }
    return lhs.path == rhs.path && lhs.presented == rhs.presented
  }

  /// Hashes the command and what it does.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: Linear in the command.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(command)
    hasher.combine(taken)
  }
}

/// A step of a walk that is being made.
struct WalkDraft<N: Fragment> {
  let kind: WalkStep<N>.Kind
  let command: NavigationCommand<N>
  let taken: [DirectedEdge<N>]
  let appeared: [PathFragment<N>]

  /// The number of the path that it leads to.
  let path: Int
}

extension WalkStep {
  /// What the step costs.
  ///
  /// - Parameter costs: The costs.
  /// - Returns: The cost by the step's kind.
  public func cost(_ costs: WalkCosts) -> Int { costs.cost(of: kind) }
}

extension WalkCosts {
  func cost(of kind: WalkStep<some Fragment>.Kind) -> Int {
    switch kind {
    case .present: present
    case .dismiss: dismiss
    case .replace: replace ?? relaunch
    case .relaunch: relaunch
    }
  }

  /// What a move costs.
  func cost(of move: ExploringMove) -> Int { move.asked == nil ? dismiss : present }
}

extension NavigationCommand {
  /// What a step with this command does.
  var kind: WalkStep<N>.Kind {
    switch self {
    case .present, .select, .retarget, .forward, .setStack, .go, .edit: .present
    case .dismiss, .back, .showRoot, .dismissModals: .dismiss
    case .replace: .replace
    case .restart: .relaunch
    case .sequence(let commands):
      commands.contains { $0.kind == .replace }
        ? .replace : commands.allSatisfy { $0.kind == .dismiss } ? .dismiss : .present
    }
  }
}
