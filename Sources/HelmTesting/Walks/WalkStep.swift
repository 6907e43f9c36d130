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

  /// The whole state that the step leads to.
  public let path: HelmPath<N>

  /// What is presented then, from the bottom to the topmost.
  public let presented: [PathFragment<N>]

  /// The segues that were taken, autos included, in order.
  public let taken: [DirectedEdge<N>]
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
    case .dismiss, .back, .reset(.root), .reset(.withoutModals): .dismiss
    case .replace: .replace
    case .reset(.start): .relaunch
    case .sequence(let commands):
      commands.contains { $0.kind == .replace }
        ? .replace : commands.allSatisfy { $0.kind == .dismiss } ? .dismiss : .present
    }
  }
}
