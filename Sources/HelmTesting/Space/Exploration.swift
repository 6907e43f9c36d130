import Helm

/// The states that a navigation can get into, found breadth first, each with a shortest way to it.
///
/// It is exact as long as its limits are not reached, and says so when they are.
public struct Exploration<N: Fragment>: Sendable {
  /// A state, and the command that first led to it.
  public struct State: Sendable {
    /// The state.
    public let navigation: Navigation<N>

    /// The position of the state that it was first reached from, `nil` for the start.
    public let parent: Int?

    /// The command that it was first reached by, `nil` for the start.
    public let command: NavigationCommand<N>?

    /// How many commands the state is away from the start.
    public let depth: Int
  }

  /// A command that changes nothing or leads to another state.
  struct Transition: Sendable {
    let command: NavigationCommand<N>
    let target: Int
    let taken: [DirectedEdge<N>]
  }

  /// The states in the order in which they were found; the start is the first.
  public internal(set) var states: [State]

  /// How the exploration ended.
  public internal(set) var end: ExplorationEnd = .complete

  /// What each state's commands lead to, as far as the states were expanded.
  var transitions: [[Transition]] = []

  private let identityProvider: IdentityProvider<N>
  private var index: [HelmPath<N>: Int]
  private var moves = 0

  /// Whether every state was found.
  public var isComplete: Bool { end == .complete }

  /// What a visitor is told of each command that is tried, successful or not.
  typealias Visitor = (_ state: Int, NavigationCommand<N>, Result<NavigationOutcome<N>, HelmError<N>>) -> Bool

  init(from start: Navigation<N>, identityProvider: @escaping IdentityProvider<N>) {
    states = [State(navigation: start, parent: nil, command: nil, depth: 0)]
    index = [start.path: 0]
    self.identityProvider = identityProvider
  }

  /// Expands states until all are found, a limit is reached, or a state is found that is looked for.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - visit: Told of each command tried; what it says no to is not followed.
  ///   - isWanted: Whether a state is the one that is looked for.
  /// - Returns: The position of the state that was looked for, if it was found.
  mutating func run(
    _ limits: ExplorationLimits, visit: Visitor = { _, _, _ in true },
    until isWanted: (Navigation<N>) -> Bool = { _ in false }
  ) -> Int? {
    if isWanted(states[0].navigation) {
      end = .found
      return 0
    }
    while transitions.count < states.count {
      let position = transitions.count
      let state = states[position]
      if position % ExplorationProgress.interval == 0 { ExplorationProgress.observer?(states.count, limits.states) }
      if let depth = limits.depth, state.depth >= depth {
        end = .depthLimit(depth)
        return nil
      }
      var found: [Transition] = []
      for command in state.navigation.moves(identityProvider: identityProvider) {
        guard moves < limits.moves else { return stop(at: limits) }
        moves += 1
        var next = state.navigation
        let outcome: NavigationOutcome<N>
        do {
          outcome = try next.perform(command)
        } catch {
          _ = visit(position, command, .failure(error))
          continue
        }
        guard visit(position, command, .success(outcome)) else { continue }
        let path = next.path
        let target: Int
        if let known = index[path] {
          target = known
        } else {
          guard states.count < limits.states else { return stop(at: limits) }
          target = states.count
          index[path] = target
          states.append(State(navigation: next, parent: position, command: command, depth: state.depth + 1))
          if isWanted(next) {
            end = .found
            return target
          }
        }
        found.append(Transition(command: command, target: target, taken: outcome.steps.compactMap(\.taken)))
      }
      transitions.append(found)
    }
    end = .complete
    return nil
  }

  private mutating func stop(at limits: ExplorationLimits) -> Int? {
    end = .stateLimit(limits.states)
    return nil
  }

  /// The commands that lead from the start to a state: a shortest way.
  ///
  /// - Parameter state: The position of the state.
  /// - Returns: The commands in order.
  /// - Complexity: Linear in the result.
  public func commands(to state: Int) -> [NavigationCommand<N>] {
    var commands: [NavigationCommand<N>] = []
    var state = states[state]
    while let parent = state.parent, let command = state.command {
      commands.append(command)
      state = states[parent]
    }
    return commands.reversed()
  }

  /// The first state of each distinct presentation: what is on screen, whatever the way there.
  ///
  /// - Returns: The positions of the states, in the order in which they were found.
  /// - Complexity: Linear in what the states present.
  public func distinctPresentations() -> [Int] {
    var seen: Set<[PathFragment<N>]> = []
    return states.indices.filter { seen.insert(states[$0].navigation.presentedFragments).inserted }
  }
}

extension Navigation {
  /// Finds the states that can be got into from this one, breadth first.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - identityProvider: Gives the id to take a segue with.
  /// - Returns: The states, and whether they are all.
  /// - Complexity: For each state, the moves out of it, each linear in the path.
  public func explore(
    limits: ExplorationLimits = .standard, identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) -> Exploration<N> {
    var exploration = Exploration(from: self, identityProvider: identityProvider)
    _ = exploration.run(limits)
    return exploration
  }
}

extension NavigationStep {
  /// The edge that was taken, by whatever became of it.
  var taken: DirectedEdge<N>? { action.taken }
}

extension NavigationStep.Action {
  /// The edge that was taken, by whatever became of it.
  var taken: DirectedEdge<N>? {
    switch self {
    case .presented(let edge), .returned(let edge), .reselected(let edge): edge.edge
    case .redirected, .dismissed, .replaced: nil
    }
  }

  /// Whether a redirect led elsewhere.
  var isRedirect: Bool { if case .redirected = self { true } else { false } }
}
