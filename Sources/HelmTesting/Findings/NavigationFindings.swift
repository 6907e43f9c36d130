import Helm

/// The findings in a graph under its rules, and how certain they are.
public struct NavigationFindings<N: Fragment>: Hashable, Sendable {
  /// The findings: each is certain, there is one for each cause, and the most important come first.
  public let findings: [NavigationFinding<N>]

  /// What would be a finding if there is no way beyond the exploration's limit.
  public let unsettled: [NavigationFinding<N>.Kind]

  /// How many states were looked at.
  public let explored: Int

  /// How the exploration ended.
  ///
  /// Unless it is complete, there may be more dead ends, traps, containers left inside, deep
  /// modals, endless redirects and ambiguous tags than those found.
  public let end: ExplorationEnd

  /// The segues that were somewhere not explored further, because the way there had already pushed their target.
  public let prunedSegues: [DirectedEdge<N>]

  /// The segues that guards keep out; what may be behind them is unknown.
  public let excluded: [ExcludedSegue<N>]

  /// Whether nothing was found.
  public var isEmpty: Bool { findings.isEmpty }

  /// Whether the search was complete, except for pushing again what was pushed already.
  public var isComplete: Bool { end == .complete && excluded.isEmpty }
}

/// What to look for, and how far.
public struct FindingOptions<N: Fragment>: Sendable {
  /// The fragments that are home: a state is at home if one of them is presented and no modal is over it.
  public var homes: [N]

  /// The largest number of stacked modals that isn't a finding.
  public var modalBound: Int

  /// How far to explore.
  public var limits: ExplorationLimits

  /// Provides the id to take a segue with.
  public var identityProvider: IdentityProvider<N>

  /// Sets options.
  ///
  /// - Parameters:
  ///   - homes: The fragments that are home. Without any, home is whatever is on top in the largest set of states that
  ///     can all reach each other and that nothing leads out of.
  ///   - modalBound: The largest number of stacked modals that isn't a finding.
  ///   - limits: How far to explore.
  ///   - identityProvider: Provides the id to take a segue with.
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
  /// What is probably a mistake in the graph: unreachable fragments, dead ends, traps, and more.
  ///
  /// - Parameters:
  ///   - options: What to look for, and how far.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: The findings, each with the shortest example that shows it.
  /// - Throws: What validation finds; nothing is known about an unsound graph.
  /// - Complexity: Near linear in fragments and segues, and in the explored states with their moves.
  public func findings(
    _ options: FindingOptions<N> = FindingOptions(), progress: ExplorationProgress? = nil
  ) throws(ValidationError<N>) -> NavigationFindings<N> {
    try Navigation(trying: self).findings(options, progress: progress)
  }
}

extension Helm {
  /// What is probably a mistake, from this state on, under its rules and the current answers of its guards.
  ///
  /// - Parameters:
  ///   - options: What to look for, and how far.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: The findings, each with the shortest example that shows it, and what guards keep out.
  /// - Complexity: Near linear in fragments and segues, and in the explored states with their moves.
  public func findings(
    _ options: FindingOptions<N> = FindingOptions(), progress: ExplorationProgress? = nil
  ) -> NavigationFindings<N> {
    FindingSearch(plannable, options: options, progress: progress).run()
  }
}

extension Navigation {
  /// What is probably a mistake, from this state on and under its rules.
  ///
  /// - Parameters:
  ///   - options: What to look for, and how far.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: The findings, each with the shortest example that shows it.
  /// - Complexity: Near linear in fragments and segues, and in the explored states with their moves.
  public func findings(
    _ options: FindingOptions<N> = FindingOptions(), progress: ExplorationProgress? = nil
  ) -> NavigationFindings<N> {
    FindingSearch(plannable, options: options, progress: progress).run()
  }

  /// Whether a state is at home: one of the fragments is presented and no modal is over it.
  ///
  /// - Parameter homes: The fragments that are home.
  /// - Returns: Whether it is.
  /// - Complexity: Linear in what is presented.
  public func isHome(_ homes: [N]) -> Bool {
    machine.isHome(Set(homes.compactMap(graph.position(of:))))
  }
}
