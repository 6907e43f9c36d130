import Helm

/// The findings in a graph under its rules, and how certain they are.
public struct NavigationFindings<N: Fragment>: Hashable, Sendable {
  /// The findings: each is certain, there is one for each cause, and the most important come first.
  public let findings: [NavigationFinding<N>]

  /// The findings that would be certain if no way led beyond the exploration's limit.
  public let unsettled: [NavigationFinding<N>.Kind]

  /// The number of states explored.
  public let explored: Int

  /// The way in which the exploration ended.
  ///
  /// Unless it is complete, there may be more dead ends, traps, containers left inside, deep modals, endless redirects
  /// and ambiguous tags than those found.
  public let end: ExplorationEnd

  /// The segues that were not explored further in some state, because the way there had already pushed their target.
  public let prunedSegues: [DirectedEdge<N>]

  /// The segues that guards keep out; what lies behind them is unknown.
  public let excluded: [ExcludedSegue<N>]

  /// Whether nothing was found.
  public var isEmpty: Bool { findings.isEmpty }

  /// Whether the search was complete, except for pushing again what was already pushed.
  public var isComplete: Bool { end == .complete && excluded.isEmpty }
}

/// The options of a search for findings.
public struct FindingOptions<N: Fragment>: Sendable {
  /// The home fragments: a state is at home if one of them is presented with no modal over it.
  public var homes: [N]

  /// The largest number of stacked modals that isn't reported.
  public var modalBound: Int

  /// The limits of the exploration.
  public var limits: ExplorationLimits

  /// A closure that returns the id to take a segue with.
  public var identityProvider: IdentityProvider<N>

  /// Creates options.
  ///
  /// - Parameters:
  ///   - homes: The home fragments. Without any, home is whatever is topmost in the largest set of states that can all
  ///     reach each other and that nothing leads out of.
  ///   - modalBound: The largest number of stacked modals that isn't reported.
  ///   - limits: The limits of the exploration.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  public init(
    homes: [N] = [], modalBound: Int = 2, limits: ExplorationLimits = ExplorationLimits(states: 100_000),
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) {
    self.homes = homes
    self.modalBound = modalBound
    self.limits = limits
    self.identityProvider = identityProvider
  }
}

extension NavigationGraph {
  /// Returns the probable mistakes in the graph: unreachable fragments, dead ends, traps, and more.
  ///
  /// - Parameters:
  ///   - options: The options of the search.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The findings, each with the shortest example that shows it.
  /// - Throws: The validation error of an unsound graph, about which nothing else is known.
  /// - Complexity: Near linear in fragments and segues, and in the explored states with their moves.
  public func findings(
    _ options: FindingOptions<N> = FindingOptions(), progress: ExplorationProgress? = nil
  ) throws(FindingsError<ValidationFinding<N>>) -> NavigationFindings<N> {
    try Navigation(trying: self).findings(options, progress: progress)
  }
}

extension Helm {
  /// Returns the probable mistakes reachable from the current state, under its rules and the current verdicts of its
  /// guards.
  ///
  /// - Parameters:
  ///   - options: The options of the search.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The findings, each with the shortest example that shows it, and the segues that guards keep out.
  /// - Complexity: Near linear in fragments and segues, and in the explored states with their moves.
  public func findings(
    _ options: FindingOptions<N> = FindingOptions(), progress: ExplorationProgress? = nil
  ) -> NavigationFindings<N> {
    FindingSearch(plannable, options: options, progress: progress).run()
  }
}

extension Navigation {
  /// Returns the probable mistakes reachable from this state, under its rules.
  ///
  /// - Parameters:
  ///   - options: The options of the search.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The findings, each with the shortest example that shows it.
  /// - Complexity: Near linear in fragments and segues, and in the explored states with their moves.
  public func findings(
    _ options: FindingOptions<N> = FindingOptions(), progress: ExplorationProgress? = nil
  ) -> NavigationFindings<N> {
    FindingSearch(plannable, options: options, progress: progress).run()
  }

  /// Returns whether the state is at home: one of the fragments is presented with no modal over it.
  ///
  /// - Parameter homes: The home fragments.
  /// - Returns: Whether the state is at home.
  /// - Complexity: Linear in the presented fragments.
  public func isHome(_ homes: [N]) -> Bool {
    machine.isHome(Set(homes.compactMap(graph.position(of:))))
  }
}
