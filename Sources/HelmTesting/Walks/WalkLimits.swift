/// How far the planning of a walk goes, and how long a walk may be.
public struct WalkLimits: Hashable, Sendable {
  /// How far the exploration of states goes.
  public var exploration: ExplorationLimits

  /// How many steps the walk may have, `nil` for any number.
  public var steps: Int?

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - states: How many different states are looked at, at most.
  ///   - depth: How many commands away from the start a state may be, `nil` for any number.
  ///   - steps: How many steps the walk may have, `nil` for any number.
  ///   - pushesAgain: How often one way may present a fragment with the same id on itself again, `nil` for any number.
  public init(states: Int = 10_000, depth: Int? = nil, steps: Int? = nil, pushesAgain: Int? = 0) {
    exploration = ExplorationLimits(states: states, depth: depth, pushesAgain: pushesAgain)
    self.steps = steps
  }

  /// Ten thousand states, at any depth, and any number of steps.
  public static var standard: WalkLimits { WalkLimits() }
}
