/// How far an exploration goes; finite unless told otherwise.
public struct ExplorationLimits: Hashable, Sendable {
  /// How many different states are kept at most.
  public var states: Int

  /// How many commands away from the start a state may be, `nil` for any number.
  public var depth: Int?

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - states: How many different states are kept at most, at least one.
  ///   - depth: How many commands away from the start a state may be, `nil` for any number.
  public init(states: Int = 10_000, depth: Int? = nil) {
    self.states = max(1, states)
    self.depth = depth.map { max(0, $0) }
  }

  /// Ten thousand states, at any depth.
  public static var standard: ExplorationLimits { ExplorationLimits() }

  /// How many commands are tried at most: a state may have very many that lead nowhere new.
  var moves: Int { states.multipliedReportingOverflow(by: 32).overflow ? .max : states * 32 }
}

/// How an exploration ended.
public enum ExplorationEnd: Hashable, Sendable {
  /// Every state was found: what was not seen does not exist.
  case complete

  /// The limit of states, or of commands tried in so many states, was reached.
  case stateLimit(Int)

  /// The limit of depth was reached.
  case depthLimit(Int)

  /// The search found what it looked for.
  case found
}

extension ExplorationEnd: CustomStringConvertible {
  /// The end in words.
  public var description: String {
    switch self {
    case .complete: "all of them"
    case .stateLimit(let limit): "stopped at the limit of \(limit)"
    case .depthLimit(let depth): "all within \(depth) command\(depth == 1 ? "" : "s")"
    case .found: "stopped at the first that was looked for"
    }
  }
}
