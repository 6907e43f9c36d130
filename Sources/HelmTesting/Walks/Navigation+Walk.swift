import Helm

extension Navigation {
  /// Plans a walk from this state, under its rules.
  ///
  /// The plan is made in the states that an exploration finds. If that stops at its limit, fragments and segues that it
  /// has not seen are searched for along the graph, one segue after the other.
  ///
  /// ```swift
  /// let walk = try Navigation(graph: graph).walk(covering: .segues)
  /// #expect(walk.missing.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - criterion: What to cover.
  ///   - strategy: How: by one short tour, or by a shortest way to each target.
  ///   - limits: How far to plan, and how long the walk may be.
  ///   - identityProvider: Provides the id to take a segue with.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: The plan, which says what it covers and what it does not.
  /// - Complexity: Near linear in the explored states with their moves, and in the targets.
  public func walk(
    covering criterion: WalkCriterion<N>, strategy: WalkStrategy = .tour, limits: WalkLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) -> Walk<N> {
    plannable.walk(
      covering: criterion, strategy: strategy, limits: limits, identityProvider: identityProvider, progress: progress)
  }

  /// A shortest way from this state to a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - limits: How far to look.
  ///   - identityProvider: Provides the id to take a segue with.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: The way, without steps if the target is covered already; `nil` if none was found. It is certain that
  ///   there is none if ``explore(limits:identityProvider:progress:)`` is complete within the same limits.
  /// - Complexity: As an exploration that ends at the target.
  public func shortestPath(
    to target: WalkTarget<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) -> Walk<N>? {
    plannable.shortestPath(to: target, limits: limits, identityProvider: identityProvider, progress: progress)
  }
}

extension Helm {
  /// Plans a walk from this state, under its rules and the current answers of its guards.
  ///
  /// The walk lists what guards keep out, and doesn't claim to be complete then.
  ///
  /// - Parameters:
  ///   - criterion: What to cover.
  ///   - strategy: How: by one short tour, or by a shortest way to each target.
  ///   - limits: How far the planning goes, and how long the walk may be.
  ///   - identityProvider: Provides the id to take a segue with.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: The plan, which says what it covers and what it does not.
  /// - Complexity: Near linear in the explored states with their moves, and in the targets.
  public func walk(
    covering criterion: WalkCriterion<N>, strategy: WalkStrategy = .tour, limits: WalkLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) -> Walk<N> {
    plannable.walk(
      covering: criterion, strategy: strategy, limits: limits, identityProvider: identityProvider, progress: progress)
  }

  /// A shortest way from this state to a target, with the current answers of the guards.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - limits: How far to look.
  ///   - identityProvider: Provides the id to take a segue with.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: The way, without steps if the target is covered already; `nil` if none was found.
  /// - Complexity: As an exploration that ends at the target.
  public func shortestPath(
    to target: WalkTarget<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) -> Walk<N>? {
    plannable.shortestPath(to: target, limits: limits, identityProvider: identityProvider, progress: progress)
  }
}

extension PlannableNavigation {
  func walk(
    covering criterion: WalkCriterion<N>, strategy: WalkStrategy, limits: WalkLimits,
    identityProvider: @escaping IdentityProvider<N>, progress: ExplorationProgress?
  ) -> Walk<N> {
    WalkPlanner(
      plannable: self, criterion: criterion, strategy: strategy, limits: limits, identityProvider: identityProvider
    ).plan(progress)
  }

  func shortestPath(
    to target: WalkTarget<N>, limits: ExplorationLimits, identityProvider: @escaping IdentityProvider<N>,
    progress: ExplorationProgress?
  ) -> Walk<N>? {
    var exploration = Exploration(from: self, limits, identityProvider: identityProvider)
    var search = TargetSearch(target: target.withoutOccurrences)
    if !search.isCovered(atStart: navigation) {
      search.look(in: &exploration, progress)
      if search.commands == nil { search.followTheGraph(from: navigation, identityProvider) }
    }
    guard let commands = search.commands else { return nil }
    var builder = WalkBuilder(
      start: navigation, targets: [target.withoutOccurrences], atStart: commands.isEmpty ? [0] : [], costs: .standard)
    for command in commands { builder.take(command) }
    return Walk(
      start: navigation, steps: builder.steps, covered: [target], missing: [], explored: exploration.states.count,
      end: .found, prunedSegues: exploration.prunedSegues, excluded: excluded, isComplete: true)
  }
}
