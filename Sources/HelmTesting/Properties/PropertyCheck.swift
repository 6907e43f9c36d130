import Helm

/// Looks for the shortest counterexample to a property, breadth first.
struct PropertyCheck<N: Fragment> {
  let start: Navigation<N>
  let property: NavigationProperty<N>
  let limits: ExplorationLimits
  let identityProvider: IdentityProvider<N>

  func failure() -> PropertyFailure<N>? {
    switch property {
    case .never(let condition): return firstState(where: condition.holds)
    case .always(let claim):
      switch claim.kind {
      case .holds(let condition): return firstState { !condition($0) }
      case .canReach(let homes, let steps): return stateFurther(than: steps, from: homes)
      case .takesOneOf(let edges, let fragment): return way(to: fragment, avoiding: edges)
      case .isGuarded(let scope, let fragment):
        return way(to: fragment, avoiding: Set(start.graph.edges.filter(scope.contains)))
      case .passes(let other, let fragment): return way(to: fragment, around: other)
      }
    }
  }

  /// The result of an exploration that found a state, or did not.
  private func result(_ found: Int?, _ exploration: Exploration<N>) -> PropertyFailure<N>? {
    if let found {
      return .counterexample(
        property: "\(property)", steps: exploration.commands(to: found),
        presented: exploration.states[found].navigation.presentedFragments)
    }
    if exploration.isComplete { return nil }
    return .undecided(property: "\(property)", explored: exploration.states.count, end: exploration.end)
  }

  private func firstState(where isWanted: (Navigation<N>) -> Bool) -> PropertyFailure<N>? {
    var exploration = Exploration(from: start, identityProvider: identityProvider)
    let found = exploration.run(limits, until: isWanted)
    return result(found, exploration)
  }

  /// A way to a fragment on which none of the segues is taken.
  private func way(to fragment: N, avoiding edges: Set<DirectedEdge<N>>) -> PropertyFailure<N>? {
    // What was taken before the start cannot be avoided any more.
    if start.path.contains(where: { edges.contains($0.edge) }) { return nil }
    return way(to: fragment, without: edges) { outcome in
      outcome.steps.allSatisfy { step in step.taken.map { !edges.contains($0) } ?? true }
    }
  }

  /// A way to a fragment on which another is never presented, not even in passing.
  private func way(to fragment: N, around other: N) -> PropertyFailure<N>? {
    let wasPassed = start.path.contains { $0.from.fragment == other || $0.to.fragment == other }
    if wasPassed || start.isPresented(other, id: .any) { return nil }
    return way(to: fragment, without: Set(start.graph.ingressEdges(for: other))) { outcome in
      outcome.appeared.allSatisfy { $0.fragment != other }
        && outcome.steps.allSatisfy { step in step.taken.map { $0.from != other && $0.to != other } ?? true }
    }
  }

  /// A way by allowed commands only; the graph alone may prove that there is none.
  private func way(
    to fragment: N, without edges: Set<DirectedEdge<N>>, allowing isAllowed: (NavigationOutcome<N>) -> Bool
  ) -> PropertyFailure<N>? {
    if !GraphWays(from: start, without: edges).reaches(fragment) { return nil }
    var exploration = Exploration(from: start, identityProvider: identityProvider)
    let found = exploration.run(
      limits, visit: { _, _, result in (try? result.get()).map(isAllowed) ?? false },
      until: { $0.isPresented(fragment, id: .any) })
    return result(found, exploration)
  }

  /// The first state from which home is further away than allowed.
  ///
  /// What lies beyond the limit counts as near.
  private func stateFurther(than steps: Int, from homes: [N]) -> PropertyFailure<N>? {
    let exploration = start.explore(limits: limits, identityProvider: identityProvider)
    let states = exploration.states
    var sources = [[Int]](repeating: [], count: states.count)
    for (state, transitions) in exploration.transitions.enumerated() {
      for transition in transitions { sources[transition.target].append(state) }
    }
    var distances = states.indices.map { state -> Int? in
      state >= exploration.transitions.count || states[state].navigation.isHome(homes) ? 0 : nil
    }
    var queue = states.indices.filter { distances[$0] == 0 }
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      guard let distance = distances[state], distance < steps else { continue }
      for source in sources[state] where distances[source] == nil {
        distances[source] = distance + 1
        queue.append(source)
      }
    }
    return result(distances.firstIndex { $0 == nil }, exploration)
  }
}
