import Helm

/// The search for the shortest counterexample to a property, breadth first.
struct PropertyCheck<N: Fragment> {
  let plannable: PlannableNavigation<N>
  let property: NavigationProperty<N>
  let limits: ExplorationLimits
  let identityProvider: IdentityProvider<N>
  let progress: ExplorationProgress?

  private var start: Navigation<N> { plannable.navigation }
  private var graph: NavigationGraph<N> { plannable.navigation.graph }

  func evidence() throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    switch property {
    case .never(let condition): return try noState(where: condition.holds)
    case .always(let claim):
      switch claim.kind {
      case .holds(let condition): return try noState { !condition($0) }
      case .canReach(let homes, let steps): return try noState(furtherThan: steps, from: homes)
      case .takesOneOf(let edges, let fragment): return try noWay(to: fragment, avoiding: edges)
      case .isGuarded(let scope, let fragment):
        return try noWay(to: fragment, avoiding: Set(graph.edges.filter { scope.contains($0, in: graph) }))
      case .passes(let other, let fragment): return try noWay(to: fragment, around: other)
      }
    }
  }

  /// Returns the evidence of an exploration, or throws the counterexample if a state was found.
  private func result(
    _ found: Int?, _ exploration: Exploration<N>
  ) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    if let found {
      throw .counterexample(
        property: "\(property)", steps: exploration.commands(to: found),
        presented: exploration.navigation(at: found).presentedFragments)
    }
    guard exploration.isComplete else {
      throw .undecided(
        property: "\(property)", explored: exploration.states.count, end: exploration.end,
        excluded: exploration.excluded)
    }
    return PropertyEvidence(explored: exploration.states.count, prunedSegues: exploration.prunedSegues)
  }

  private var exploration: Exploration<N> { Exploration(from: plannable, limits, identityProvider: identityProvider) }

  private func noState(
    where isWanted: (Navigation<N>) -> Bool
  ) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    var (exploration, state) = (exploration, start)
    let found = withoutActuallyEscaping(isWanted) { isWanted in
      var search = StateSearch { machine in
        state.machine = machine
        return isWanted(state)
      }
      return exploration.run(&search, progress: progress)
    }
    return try result(found, exploration)
  }

  /// Checks that no way to a fragment avoids all of the segues.
  private func noWay(
    to fragment: N, avoiding edges: Set<DirectedEdge<N>>
  ) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    // A segue taken before the start can no longer be avoided.
    if start.path.contains(where: { edges.contains($0.edge) }) { return Self.proved }
    let avoided = Set(edges.compactMap(graph.position(of:)))
    return try noWay(to: fragment, without: edges) { machine in
      machine.actions.allSatisfy { action in action.taken.map { !avoided.contains($0) } ?? true }
    }
  }

  /// Checks that no way leads to a fragment without presenting another one, not even in passing.
  private func noWay(to fragment: N, around other: N) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    let wasPassed = start.path.contains { $0.from.fragment == other || $0.to.fragment == other }
    if wasPassed || start.isPresented(other, id: .any) { return Self.proved }
    let avoided = graph.position(of: other)
    return try noWay(to: fragment, without: Set(graph.incomingEdges(of: other))) { machine in
      !machine.presentedFragmentPositions.contains { $0 == avoided }
        && machine.actions.allSatisfy { action in
          action.taken.map { machine.graph[$0].from != avoided && machine.graph[$0].to != avoided } ?? true
        }
    }
  }

  /// Checks that no way to a fragment uses only allowed commands; the graph alone may prove that.
  private func noWay(
    to fragment: N, without edges: Set<DirectedEdge<N>>, allowing isAllowed: @escaping (Machine) -> Bool
  ) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    if plannable.excluded.isEmpty, !GraphWays(from: start, without: edges).reaches(fragment) { return Self.proved }
    guard let position = graph.position(of: fragment) else { return Self.proved }
    var exploration = exploration
    var search = StateSearch(
      isWanted: { $0.presentedFragmentPositions.contains(position) }, isAllowed: isAllowed)
    let found = exploration.run(&search, progress: progress)
    return try result(found, exploration)
  }

  /// Checks that no state is further away from home than allowed.
  ///
  /// States beyond the limit, and states that were left out, count as near.
  private func noState(
    furtherThan steps: Int, from homes: [N]
  ) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    var (exploration, visitor) = (exploration, HomeRecorder(homes: Set(homes.compactMap(graph.position(of:)))))
    _ = exploration.run(&visitor, progress: progress)
    let space = exploration.space
    let predecessors = Predecessors(space)
    var distances = (0..<space.count).map { state -> Int? in
      if state >= space.expanded || visitor.isHome[state] { return 0 }
      return space.hasPrunedMove[state] ? 1 : nil
    }
    var queue = (0..<space.count).filter { distances[$0] == 0 }
    var further = (0..<space.count).filter { distances[$0] == 1 }
    var distance = 0
    while distance < steps, !queue.isEmpty || !further.isEmpty {
      distance += 1
      var next = further
      further = []
      for state in queue {
        for source in predecessors.sources(of: state) where distances[source] == nil {
          distances[source] = distance
          next.append(source)
        }
      }
      queue = next
    }
    return try result(distances.firstIndex { $0.map { $0 > steps } ?? true }, exploration)
  }

  private static var proved: PropertyEvidence<N> { PropertyEvidence(explored: 0, prunedSegues: []) }
}

/// Records the moves, and which states are at home.
private struct HomeRecorder: ExplorationVisitor {
  let homes: Set<FragmentIndex>
  var isHome: [Bool] = []

  var wantsTransitions: Bool { true }
  var wantsTries: Bool { false }

  mutating func reached(_ state: Int, _ machine: Machine) -> Bool {
    isHome.append(machine.isHome(homes))
    return false
  }
}
