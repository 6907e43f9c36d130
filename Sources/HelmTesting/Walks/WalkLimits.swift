/// How far to plan a walk, and how long a walk may be.
public struct WalkLimits: Hashable, Sendable {
  /// How far the exploration of states goes.
  public var exploration: ExplorationLimits

  /// The maximum number of steps; `nil` for any number.
  public var steps: Int?

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - states: The maximum number of different states to look at.
  ///   - depth: How many commands away from the start a state may be, `nil` for any number.
  ///   - steps: The maximum number of steps; `nil` for any number.
  ///   - maximumRepeats: How often one way may present a fragment with the same id on itself again, `nil` for any number.
  public init(states: Int = 10_000, depth: Int? = nil, steps: Int? = nil, maximumRepeats: Int? = 0) {
    exploration = ExplorationLimits(states: states, depth: depth, maximumRepeats: maximumRepeats)
    self.steps = steps
  }

  /// Ten thousand states, at any depth, and any number of steps.
  public static var standard: WalkLimits { WalkLimits() }
}
