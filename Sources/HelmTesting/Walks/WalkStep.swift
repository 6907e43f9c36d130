import Helm

/// A step of a walk: a command and the state that it leads to.
public struct WalkStep<N: Fragment>: Hashable, Sendable {
  /// The kind of a step, which determines its cost.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Takes a segue.
    case present

    /// Dismisses fragments, or goes back.
    case dismiss

    /// Replaces the path.
    case replace

    /// Relaunches, restoring the path of the start.
    case relaunch
  }

  /// The kind of the step.
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
  /// - Complexity: Linear in the path, which is composed on each access.
  public var path: HelmPath<N> { states.paths.path(state) }

  /// The fragments presented after the step, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in the path, since the state is rebuilt on each access.
  public var presented: [PathFragment<N>] { states.start.reached(by: path).presentedFragments }

  /// Returns the last edge of a segue in the path that the step leads to.
  package func lastEdge(by segue: DirectedEdge<N>) -> PathEdge<N>? { states.paths.lastEdge(by: segue, in: state) }

  /// Returns whether two steps have equal commands and effects, and lead to the same state.
  ///
  /// - Parameters:
  ///   - lhs: A step.
  ///   - rhs: Another step.
  /// - Returns: Whether the steps are equal.
  /// - Complexity: Constant within a walk, otherwise linear in the paths.
  public static func == (lhs: WalkStep, rhs: WalkStep) -> Bool {
    guard lhs.kind == rhs.kind, lhs.command == rhs.command, lhs.taken == rhs.taken else { return false }
    if lhs.states === rhs.states { return lhs.state == rhs.state }
    return lhs.path == rhs.path && lhs.presented == rhs.presented
  }

  /// Hashes the command and its effect.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: Linear in the command.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(command)
    hasher.combine(taken)
  }
}

/// A step of a walk that is being built.
struct WalkDraft<N: Fragment> {
  let kind: WalkStep<N>.Kind
  let command: NavigationCommand<N>
  let taken: [DirectedEdge<N>]
  let appeared: [PathFragment<N>]

  /// The number of the path that the step leads to.
  let path: Int
}

extension WalkStep {
  /// Returns the cost of the step.
  ///
  /// - Parameter costs: The costs.
  /// - Returns: The cost of the step's kind.
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

  func cost(of move: ExploringMove) -> Int { move.asked == nil ? dismiss : present }
}

extension NavigationCommand {
  /// The kind of a step with this command.
  var kind: WalkStep<N>.Kind {
    switch self {
    case .present, .select, .retarget, .forward, .setStack, .go, .edit: .present
    case .dismiss, .back: .dismiss
    case .replace: .replace
    case .restart: .relaunch
    case .sequence(let commands):
      commands.contains { $0.kind == .replace }
        ? .replace : commands.allSatisfy { $0.kind == .dismiss } ? .dismiss : .present
    }
  }
}
