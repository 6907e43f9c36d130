import Helm

/// The states that a navigation can reach, found breadth first, each with a shortest way to it.
///
/// It is exact as long as its limits are not reached, and says so when they are. States that can never be told apart,
/// such as those that differ in the order of tabs behind the one in front, count as one. A way doesn't push again what
/// it has already pushed, so the number of states is finite; ``prunedSegues`` lists what was left out.
public struct Exploration<N: Fragment>: Sendable {
  let start: Navigation<N>
  let identityProvider: IdentityProvider<N>
  private let limits: ExplorationLimits

  /// The states and moves by positions.
  private(set) var space: StateSpace

  /// The segues that guards keep out.
  public let excluded: [ExcludedSegue<N>]

  package init(
    from start: PlannableNavigation<N>, _ limits: ExplorationLimits, identityProvider: @escaping IdentityProvider<N>
  ) {
    self.start = start.navigation
    excluded = start.excluded
    self.limits = limits
    self.identityProvider = start.navigation.graph.withExamples(identityProvider)
    space = StateSpace(from: start.navigation.machine)
  }

  /// Expands states until all are found, a limit is reached, or the visitor has found the state that it searches for.
  ///
  /// - Returns: The position of the state that the visitor searched for, if it was found.
  package mutating func run(_ visitor: inout some ExplorationVisitor, progress: ExplorationProgress?) -> Int? {
    let limits = StateSpace.Limits(
      states: limits.states, moves: limits.moves, depth: limits.depth, repeats: limits.maximumRepeats)
    let (graph, provider) = (start.graph, identityProvider)
    return space.run(limits, id: { provider(graph.edge(at: $0))?.canonicalText }, visitor: &visitor) {
      progress?($0, limits.states)
    }
  }
}

// MARK: - Completeness

extension Exploration {
  /// The way in which the exploration ended.
  public var end: ExplorationEnd {
    switch space.end {
    case .complete: .complete
    case .found: .found
    case .stateLimit: .stateLimit(limits.states)
    case .moveLimit: .commandLimit(limits.moves)
    case .depthLimit: .depthLimit(limits.depth ?? 0)
    }
  }

  /// Whether every state was found, except those that push something again; `false` if guards keep something out.
  public var isComplete: Bool { end == .complete && excluded.isEmpty }

  /// The segues that were not explored further in some state, because the way there had already pushed their target.
  ///
  /// They were taken to see what they do, but not continued from. ``ExplorationLimits/maximumRepeats`` determines how
  /// often a way may push the same again.
  public var prunedSegues: [DirectedEdge<N>] { space.prunedSegues.sorted().map(start.graph.edge(at:)) }
}

// MARK: - States

extension Exploration {
  /// A state, and the way that it was first reached.
  public struct State: Sendable {
    let exploration: Exploration
    let position: Int

    /// The navigation in this state, as its commands lead to it.
    ///
    /// - Complexity: Linear in the path and in the depth, since it is rebuilt on each access.
    public var navigation: Navigation<N> { exploration.navigation(at: position) }

    /// The position of the state from which it was first reached; `nil` for the start.
    public var parent: Int? { exploration.space.parent(of: position) }

    /// The command by which it was first reached; `nil` for the start.
    ///
    /// - Complexity: The same as ``navigation``.
    public var command: NavigationCommand<N>? {
      parent.flatMap { parent in
        exploration.command(for: exploration.space.move(to: position), in: exploration.navigation(at: parent))
      }
    }

    /// The number of commands from the start to the state.
    public var depth: Int { exploration.space.depth(of: position) }
  }

  /// The states in the order in which they were found, the start first.
  public var states: States { States(exploration: self) }

  /// The states of an exploration.
  public struct States: RandomAccessCollection, Sendable {
    let exploration: Exploration

    /// The position of the start.
    public var startIndex: Int { 0 }

    /// The number of states.
    public var endIndex: Int { exploration.space.count }

    /// The state at a position.
    public subscript(position: Int) -> State { State(exploration: exploration, position: position) }
  }

  /// Returns the commands that lead from the start to a state by a shortest way.
  ///
  /// - Parameter state: The position of the state.
  /// - Returns: The commands in order.
  /// - Complexity: The same as the commands.
  public func commands(to state: Int) -> [NavigationCommand<N>] {
    var navigation = start
    return space.way(to: state).compactMap { move in
      guard let command = command(for: move, in: navigation) else { return nil }
      // The command succeeded when the state was found.
      _ = try? navigation.perform(command)
      return command
    }
  }

  /// Returns the first state of each distinct presentation: of what is on screen, however it was reached.
  ///
  /// Presentations are compared by fragments and ids, ignoring occurrences.
  ///
  /// - Returns: The positions of the states, in the order in which they were found.
  /// - Complexity: Linear in the result.
  public func distinctPresentations() -> [Int] { space.firstPresenting.map(Int.init) }

  package func navigation(at state: Int) -> Navigation<N> {
    var navigation = start
    navigation.machine = space.machine(at: state)
    return navigation
  }

  /// Returns the command that a move stands for.
  package func command(for move: ExploringMove, in navigation: Navigation<N>) -> NavigationCommand<N>? {
    let id = move.asked.flatMap { identityProvider(start.graph.edge(at: $0))?.canonicalText }
    return navigation.command(for: move, id: id)
  }
}
