import Helm

extension Navigation {
  /// Plans a walk from this state, under its rules.
  ///
  /// The plan is made in the states that an exploration finds. Where that stops at its limit, fragments and segues that it
  /// has not seen are looked for along the graph, one segue after the other.
  ///
  /// ```swift
  /// let walk = try Navigation(graph: graph).walk(covering: .segues)
  /// #expect(walk.missing.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - criterion: What to come by.
  ///   - strategy: How: by one short tour, or by a shortest way to each target.
  ///   - limits: How far the planning goes, and how long the walk may be.
  ///   - identityProvider: Gives the id to take a segue with.
  /// - Returns: The plan, which says what it covers and what it does not.
  /// - Complexity: Near linear in the explored states with their moves, and in the targets.
  public func walk(
    covering criterion: WalkCriterion<N>, strategy: WalkStrategy = .tour, limits: WalkLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) -> Walk<N> {
    WalkPlanner(
      start: self, criterion: criterion, strategy: strategy, limits: limits, identityProvider: identityProvider
    ).plan()
  }

  /// A shortest way from this state to a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - limits: How far to look.
  ///   - identityProvider: Gives the id to take a segue with.
  /// - Returns: The way, with no steps where the target is covered already; `nil` where none was found. That there is
  ///   none is certain if ``explore(limits:identityProvider:)`` is complete within the same limits.
  /// - Complexity: As an exploration that ends at the target.
  public func shortestPath(
    to target: WalkTarget<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) -> Walk<N>? {
    var exploration = Exploration(from: self, identityProvider: identityProvider)
    var search = TargetSearch(target: target)
    if !search.isCovered(atStart: self) {
      search.look(in: &exploration, limits)
      if search.commands == nil { search.followTheGraph(from: self, identityProvider) }
    }
    guard let commands = search.commands else { return nil }
    var builder = WalkBuilder(start: self, targets: [target], atStart: commands.isEmpty ? [0] : [], costs: .standard)
    for command in commands { builder.take(command) }
    return Walk(
      start: self, steps: builder.steps, covered: [target], missing: [], explored: exploration.states.count,
      end: .found, isComplete: true)
  }
}
