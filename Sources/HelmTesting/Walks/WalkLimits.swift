/// The limits of a walk and of the exploration that it is planned in.
public struct WalkLimits: Hashable, Sendable {
  /// The limits of the exploration.
  public var exploration: ExplorationLimits

  /// The maximum number of steps; `nil` for no limit.
  public var steps: Int?

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - states: The maximum number of different states to explore.
  ///   - depth: The maximum number of commands from the start to a state; `nil` for no limit.
  ///   - steps: The maximum number of steps; `nil` for no limit.
  ///   - maximumRepeats: The maximum number of times one way presents a fragment with the same id on itself again;
  ///     `nil` for no limit.
  public init(states: Int = 10_000, depth: Int? = nil, steps: Int? = nil, maximumRepeats: Int? = 0) {
    exploration = ExplorationLimits(states: states, depth: depth, maximumRepeats: maximumRepeats)
    self.steps = steps
  }

  /// The standard limits: ten thousand states, at any depth, and any number of steps.
  public static var standard: WalkLimits { WalkLimits() }
}
