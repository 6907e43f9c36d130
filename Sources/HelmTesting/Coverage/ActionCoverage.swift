import Helm
import HelmCoordinator

/// The decisions that a coordinator makes on the actions of each fragment, over a number of states.
public struct ActionCoverage<C: Coordinator>: Sendable {
  /// A fragment and an action that it may send.
  public struct Pair: Hashable, Sendable, CustomStringConvertible {
    /// The fragment.
    public let fragment: C.Screen

    /// The action.
    public let action: C.Action

    /// Creates a pair of a fragment and an action.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - action: The action.
    public init(_ fragment: C.Screen, _ action: C.Action) {
      self.fragment = fragment
      self.action = action
    }

    /// The fragment and the action in words.
    public var description: String { "\(displayName(fragment)), \(String(describing: action))" }
  }

  /// A decision that can't be carried out in some state.
  public struct Refusal: Hashable, Sendable {
    /// The fragment and the action.
    public let pair: Pair

    /// The first path on which the decision can't be carried out.
    public let path: HelmPath<C.Screen>

    /// The error that the decision fails with.
    public let error: DecisionError<C.Screen>
  }

  /// The pairs that decide `stay`.
  public internal(set) var staying: [Pair] = []

  /// The pairs that no case expects.
  public internal(set) var unexpected: [Pair] = []

  /// The pairs whose decision can't be carried out in some state, each with the first such state.
  public internal(set) var refused: [Refusal] = []

  /// The pairs whose decision does something, and can be carried out wherever it was tried.
  public internal(set) var done: [Pair] = []

  /// The fragments of the graph that were presented in none of the states.
  public internal(set) var unvisited: [C.Screen] = []
}

extension Coordinator {
  /// Returns what each action leads to from each fragment that is presented in some states, and whether that is
  /// possible.
  ///
  /// ```swift
  /// let coverage = coordinator.coverage(over: states, actions: ProfileAction.allCases)
  /// #expect(coverage.refused.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - states: The states, such as those of a walk.
  ///   - actions: The actions to try.
  /// - Returns: The pairs of fragments and actions, in the order in which they first occur.
  /// - Complexity: The number of states, times the presented fragments in each, times the number of actions.
  public func coverage(
    over states: some Sequence<Navigation<Screen>>, actions: some Sequence<Action>
  ) -> ActionCoverage<Self> {
    var coverage = ActionCoverage<Self>()
    var seen: Set<ActionCoverage<Self>.Pair> = []
    var refused: Set<ActionCoverage<Self>.Pair> = []
    var acting: [ActionCoverage<Self>.Pair] = []
    var visited: Set<Screen> = []
    var unvisited: [Screen]?
    let actions = Array(actions)
    for state in states {
      if unvisited == nil { unvisited = state.graph.fragments }
      for sender in state.presentedFragments {
        visited.insert(sender.fragment)
        for action in actions {
          let pair = ActionCoverage<Self>.Pair(sender.fragment, action)
          let decision = decide(action, from: sender.fragment)
          if seen.insert(pair).inserted {
            if decision.steps.isEmpty {
              coverage.staying.append(pair)
            } else if decision.steps.contains(.unexpected) {
              coverage.unexpected.append(pair)
            } else {
              acting.append(pair)
            }
          }
          if decision.steps.isEmpty || decision.steps.contains(.unexpected) || refused.contains(pair) { continue }
          do {
            _ = try state.commands(for: decision, from: sender)
          } catch {
            refused.insert(pair)
            coverage.refused.append(.init(pair: pair, path: state.path, error: error))
          }
        }
      }
    }
    coverage.done = acting.filter { !refused.contains($0) }
    coverage.unvisited = (unvisited ?? []).filter { !visited.contains($0) }
    return coverage
  }

  /// Returns what each action leads to along a walk, including its start.
  ///
  /// - Parameters:
  ///   - walk: The steps, such as `transitions()` of the navigation or the commands of a planned walk.
  ///   - start: The state that the walk starts from.
  ///   - actions: The actions to try.
  /// - Returns: The pairs of fragments and actions, in the order in which they first occur.
  /// - Throws: The error of the first step that fails.
  /// - Complexity: The number of steps, times the presented fragments after each, times the number of actions.
  public func coverage(
    over walk: some Sequence<NavigationCommand<Screen>>, from start: Navigation<Screen>, actions: some Sequence<Action>
  ) throws(HelmError<Screen>) -> ActionCoverage<Self> {
    var states = [start]
    var state = start
    for step in walk {
      try state.perform(step)
      states.append(state)
    }
    return coverage(over: states, actions: actions)
  }
}

extension Coordinator where Action: CaseIterable {
  /// Returns what every possible action leads to along a walk, including its start.
  ///
  /// - Parameters:
  ///   - walk: The steps, such as `transitions()` of the navigation or the commands of a planned walk.
  ///   - start: The state that the walk starts from.
  /// - Returns: The pairs of fragments and actions, in the order in which they first occur.
  /// - Throws: The error of the first step that fails.
  /// - Complexity: The number of steps, times the presented fragments after each, times the number of actions.
  public func coverage(
    over walk: some Sequence<NavigationCommand<Screen>>, from start: Navigation<Screen>
  ) throws(HelmError<Screen>) -> ActionCoverage<Self> {
    try coverage(over: walk, from: start, actions: Action.allCases)
  }
}
