import Helm

extension Navigation {
  /// Plans a walk from this state, under its rules.
  ///
  /// The walk is planned in the states that an exploration finds. If the exploration stops at its limit, the fragments
  /// and segues that it hasn't seen are searched for along the graph, one segue after another.
  ///
  /// ```swift
  /// let walk = try Navigation(graph: graph).walk(covering: .segues)
  /// #expect(walk.missing.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - criterion: The targets to cover.
  ///   - strategy: The way to cover them: by one short tour, or by a shortest way to each target.
  ///   - limits: The limits of the exploration and of the walk's length.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The walk, with the targets that it covers and those that it doesn't.
  /// - Complexity: Near linear in the explored states with their moves, and in the targets.
  public func walk(
    covering criterion: WalkCriterion<N>, strategy: WalkStrategy = .tour, limits: WalkLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) -> Walk<N> {
    plannable.walk(
      covering: criterion, strategy: strategy, limits: limits, identityProvider: identityProvider, progress: progress)
  }

  /// Returns a shortest way from this state to a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - limits: The limits of the exploration.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The commands, none if the target is covered already; `nil` if no way was found. It is certain that
  ///   there is no way if ``explore(limits:identityProvider:progress:)`` is complete within the same limits.
  /// - Complexity: The same as an exploration that ends at the target.
  public func shortestPath(
    to target: WalkTarget<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) -> Walk<N>? {
    plannable.shortestPath(to: target, limits: limits, identityProvider: identityProvider, progress: progress)
  }
}

extension Helm {
  /// Plans a walk from the current state, under its rules and the current verdicts of its guards.
  ///
  /// The walk lists the segues that guards keep out, and isn't complete if there are any.
  ///
  /// - Parameters:
  ///   - criterion: The targets to cover.
  ///   - strategy: The way to cover them: by one short tour, or by a shortest way to each target.
  ///   - limits: The limits of the exploration and of the walk's length.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The walk, with the targets that it covers and those that it doesn't.
  /// - Complexity: Near linear in the explored states with their moves, and in the targets.
  public func walk(
    covering criterion: WalkCriterion<N>, strategy: WalkStrategy = .tour, limits: WalkLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) -> Walk<N> {
    plannable.walk(
      covering: criterion, strategy: strategy, limits: limits, identityProvider: identityProvider, progress: progress)
  }

  /// Returns a shortest way from the current state to a target, under the current verdicts of the guards.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - limits: The limits of the exploration.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The commands, none if the target is covered already; `nil` if no way was found.
  /// - Complexity: The same as an exploration that ends at the target.
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
