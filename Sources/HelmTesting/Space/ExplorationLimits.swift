/// How far an exploration goes; finite unless told otherwise.
public struct ExplorationLimits: Hashable, Sendable {
  /// How many different states are kept at most.
  public var states: Int

  /// How many commands away from the start a state may be, `nil` for any number.
  public var depth: Int?

  /// How often one way may present a fragment with the same id on itself again, `nil` for any number.
  ///
  /// A push can always be made, an article over itself as well, so that two screens that push each other have no end.
  /// With a number here, the states are finitely many: a segue is not gone on from where its target has as many causes
  /// that are frames of the same fragment and id already.
  public var pushesAgain: Int?

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - states: How many different states are kept at most, at least one.
  ///   - depth: How many commands away from the start a state may be, `nil` for any number.
  ///   - pushesAgain: How often one way may present a fragment with the same id on itself again, `nil` for any number.
  public init(states: Int = 1_000_000, depth: Int? = nil, pushesAgain: Int? = 0) {
    self.states = max(1, states)
    self.depth = depth.map { max(0, $0) }
    self.pushesAgain = pushesAgain.map { max(0, $0) }
  }

  /// A million states, at any depth, and nothing pushed again.
  public static var standard: ExplorationLimits { ExplorationLimits() }

  /// How many commands are tried at most: a state may have very many that lead nowhere new.
  var moves: Int { states.multipliedReportingOverflow(by: 32).overflow ? .max : states * 32 }
}

/// Called from time to time with the number of states found and the limit.
public typealias ExplorationProgress = (_ states: Int, _ limit: Int) -> Void

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
