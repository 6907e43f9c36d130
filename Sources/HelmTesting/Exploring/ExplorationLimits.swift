/// The limits of an exploration; finite by default.
public struct ExplorationLimits: Hashable, Sendable {
  /// The maximum number of different states.
  public var states: Int

  /// The maximum number of commands from the start to a state; `nil` for no limit.
  public var depth: Int?

  /// The maximum number of times one way presents a fragment with the same id on itself again; `nil` for no limit.
  ///
  /// A push is always possible, even of an article on itself, so two screens that push each other have infinitely many
  /// states. With this limit they are finite: a segue isn't continued from if its target already has that many causes
  /// that are frames of the same fragment and id.
  public var maximumRepeats: Int?

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - states: The maximum number of different states, at least one.
  ///   - depth: The maximum number of commands from the start to a state; `nil` for no limit.
  ///   - maximumRepeats: The maximum number of times one way presents a fragment with the same id on itself again;
  ///     `nil` for no limit.
  public init(states: Int = 1_000_000, depth: Int? = nil, maximumRepeats: Int? = 0) {
    self.states = max(1, states)
    self.depth = depth.map { max(0, $0) }
    self.maximumRepeats = maximumRepeats.map { max(0, $0) }
  }

  /// The standard limits: a million states, at any depth, and nothing pushed again.
  public static var standard: ExplorationLimits { ExplorationLimits() }

  /// The maximum number of commands to try, since a state may have very many that lead to no new state.
  var moves: Int { states.multipliedReportingOverflow(by: 32).overflow ? .max : states * 32 }
}

/// A closure called from time to time with the number of states found and the limit.
public typealias ExplorationProgress = (_ states: Int, _ limit: Int) -> Void

/// The ways in which an exploration can end.
public enum ExplorationEnd: Hashable, Sendable {
  /// Every state was found: what was not found does not exist.
  case complete

  /// The limit of states was reached.
  case stateLimit(Int)

  /// This many commands were tried, 32 for each state that the limit allows, and most led to no new state.
  case commandLimit(Int)

  /// The limit of depth was reached.
  case depthLimit(Int)

  /// The search found its target.
  case found
}

extension ExplorationEnd: CustomStringConvertible {
  /// A description of the end in words.
  public var description: String {
    switch self {
    case .complete: "all of them"
    case .stateLimit(let limit): "stopped at the limit of \(limit)"
    case .commandLimit(let limit): "stopped after \(limit) commands, most of which led nowhere new"
    case .depthLimit(let depth): "all within \(depth) command\(depth == 1 ? "" : "s")"
    case .found: "stopped at the first match"
    }
  }
}
