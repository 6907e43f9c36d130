import Helm

/// The fragments, segues and pairs of segues of a graph that tests, walks or users have covered.
///
/// ```swift
/// var coverage = NavigationCoverage(graph)
/// coverage.begin(at: navigation)
/// try coverage.perform(.present(.compose, id: nil), on: &navigation)
/// print(coverage.report)
/// ```
public struct NavigationCoverage<N: Fragment>: Sendable {
  /// Two segues, the second taken right after the first and from the fragment that the first one led to.
  public struct Pair: Hashable, Sendable {
    /// The first segue's edge.
    public let first: DirectedEdge<N>

    /// The second segue's edge.
    public let second: DirectedEdge<N>

    /// Creates a pair.
    ///
    /// - Parameters:
    ///   - first: The first segue's edge.
    ///   - second: The second segue's edge.
    public init(_ first: DirectedEdge<N>, _ second: DirectedEdge<N>) {
      self.first = first
      self.second = second
    }
  }

  /// The graph.
  public let graph: NavigationGraph<N>

  /// The fragments that were presented after some command.
  public private(set) var fragments: Set<N> = []

  /// The segues that were taken, by a command or by an auto.
  public private(set) var segues: Set<DirectedEdge<N>> = []

  /// The pairs of segues that were taken one right after the other.
  public private(set) var pairs: Set<Pair> = []

  private var last: [DirectedEdge<N>] = []

  /// Creates a coverage with nothing covered.
  ///
  /// - Parameter graph: The graph.
  public init(_ graph: NavigationGraph<N>) { self.graph = graph }

  /// Records a state to continue from: what it presents, and the autos that fired at launch.
  ///
  /// - Parameter navigation: The state.
  /// - Complexity: Linear in the path.
  public mutating func begin(at navigation: Navigation<N>) {
    last = []
    note(taken: navigation.firedAtLaunch)
    last = []
    fragments.formUnion(navigation.presentedFragments.map(\.fragment))
  }

  /// Records the outcome of a command.
  ///
  /// - Parameter outcome: The outcome that `perform` returned.
  /// - Complexity: Linear in the outcome.
  public mutating func record(_ outcome: NavigationOutcome<N>) {
    note(taken: outcome.taken)
    fragments.formUnion(outcome.appeared.map(\.fragment))
  }

  /// Performs a command and records its outcome.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - navigation: The navigation to perform it on.
  /// - Throws: The command's error; in that case nothing is recorded.
  /// - Complexity: The same as the command.
  public mutating func perform(
    _ command: NavigationCommand<N>, on navigation: inout Navigation<N>
  ) throws(HelmError<N>) {
    record(try navigation.perform(command))
  }

  /// Records what a sequence of commands does, starting from a state; commands that fail do nothing, as when they were
  /// recorded.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - start: The state that the commands were recorded from.
  /// - Complexity: The same as the commands.
  public mutating func record(_ commands: some Sequence<NavigationCommand<N>>, from start: Navigation<N>) {
    var navigation = start
    begin(at: start)
    for command in commands { try? perform(command, on: &navigation) }
  }

  /// Records a recording of a `Helm`, made by a test or by a user.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - navigation: A navigation in the same graph, with the rules that held at the start.
  /// - Throws: The error with which a recorded path can't be replayed in this graph.
  /// - Complexity: The same as the commands.
  public mutating func record(_ recording: Recording<N>, in navigation: Navigation<N>) throws(HelmError<N>) {
    var navigation = navigation
    record(try navigation.perform(.replace(recording.start)))
    begin(at: navigation)
    for entry in recording.entries {
      switch entry {
      case .command(let command): try? perform(command, on: &navigation)
      case .state(let path, _): record(try navigation.perform(.replace(path)))
      }
    }
  }

  /// Records an event of a `Helm`, from `helm.events`.
  ///
  /// - Parameter event: The event.
  /// - Complexity: Linear in the event.
  public mutating func record(_ event: HelmEvent<N>) {
    if event.kind.isStep {
      if let taken = event.kind.taken {
        // An auto belongs to the command that fired it.
        let before = graph.segue(for: taken)?.auto == true ? last : []
        note(taken: [taken])
        last = before + [taken]
      } else if !event.kind.isRedirect {
        last = []
      }
    }
    fragments.formUnion(event.appeared.map(\.fragment))
  }

  /// Records the steps of a walk.
  ///
  /// - Parameter walk: The walk.
  /// - Complexity: Linear in the steps and in what appears.
  public mutating func record(_ walk: Walk<N>) {
    begin(at: walk.start)
    for step in walk.steps {
      note(taken: step.taken)
      fragments.formUnion(step.appeared.map(\.fragment))
    }
  }

  /// Adds everything that another coverage of the same graph covers.
  ///
  /// - Parameter other: The other coverage.
  /// - Complexity: Linear in the other coverage.
  public mutating func formUnion(_ other: NavigationCoverage) {
    fragments.formUnion(other.fragments)
    segues.formUnion(other.segues)
    pairs.formUnion(other.pairs)
  }

  private mutating func note(taken: [DirectedEdge<N>]) {
    segues.formUnion(taken)
    for (first, second) in consecutivePairs(after: last, taken) { pairs.insert(Pair(first, second)) }
    last = taken
  }
}

extension NavigationCoverage {
  mutating func insert(fragment: N) { fragments.insert(fragment) }
  mutating func insert(segue: DirectedEdge<N>) { segues.insert(segue) }
  mutating func insert(pair: Pair) { pairs.insert(pair) }
}
