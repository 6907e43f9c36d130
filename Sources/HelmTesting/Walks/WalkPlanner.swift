import Helm

/// Plans a walk: explores, plans in the states found, and continues along the graph where the exploration stopped.
struct WalkPlanner<N: Fragment> {
  let plannable: PlannableNavigation<N>
  let criterion: WalkCriterion<N>
  let strategy: WalkStrategy
  let limits: WalkLimits
  let identityProvider: IdentityProvider<N>

  private var start: Navigation<N> { plannable.navigation }

  private var costs: WalkCosts {
    switch strategy {
    case .shortestWays: WalkCosts(replace: nil, relaunch: 1)
    case .tour(let costs): costs
    }
  }

  func plan(_ progress: ExplorationProgress?) -> Walk<N> {
    let exploration = plannable.explore(
      limits: limits.exploration, identityProvider: identityProvider, progress: progress)
    let targets = criterion.targets(of: start.graph, exploration: exploration)
    let space = WalkSpace(exploration, targets: targets)
    let witnesses = witnesses(in: space)
    let plans =
      switch strategy {
      case .shortestWays: [shortestWays(in: space)]
      case .tour: tours(in: space, witnesses: witnesses)
      }
    var builders = plans.map { moves in
      var builder = builder(space)
      for move in moves { take(move, in: space, &builder) }
      return builder
    }
    if exploration.end != .complete, limits.exploration.depth == nil, costs.replace != nil,
      builders[0].isCovered.contains(false)
    {
      builders += alongTheGraph(space, after: builders[0])
    }
    return best(of: builders, space)
  }

  private func builder(_ space: WalkSpace<N>) -> WalkBuilder<N> {
    WalkBuilder(start: start, targets: space.targets, atStart: space.atStart, costs: costs)
  }

  private func take(_ move: WalkMove, in space: WalkSpace<N>, _ builder: inout WalkBuilder<N>) {
    switch move {
    case .arc(let node, let arc):
      if let command = space.exploration.command(for: space.arcs[node][arc].move, in: builder.navigation) {
        builder.take(command)
      }
    case .jump(let state): builder.take(.replace(space.path(at: state)))
    }
  }

  /// Returns the walk that covers the most targets, and of those the cheapest.
  private func best(of builders: [WalkBuilder<N>], _ space: WalkSpace<N>) -> Walk<N> {
    let walks = builders.map { builder in
      var builder = builder
      builder.finish()
      return walk(builder, space)
    }
    return walks.dropFirst().reduce(walks[0]) { best, next in
      if next.covered.count != best.covered.count { return next.covered.count > best.covered.count ? next : best }
      return next.cost(costs) < best.cost(costs) ? next : best
    }
  }

  private func walk(_ builder: WalkBuilder<N>, _ space: WalkSpace<N>) -> Walk<N> {
    var (steps, isCovered) = (builder.steps, builder.isCovered)
    let isCut = limits.steps.map { $0 < steps.count } ?? false
    if let limit = limits.steps, isCut {
      var shorter = self.builder(space)
      for step in steps.prefix(max(0, limit)) { shorter.take(step.command) }
      shorter.finish()
      (steps, isCovered) = (shorter.steps, shorter.isCovered)
    }
    let covered = space.targets.indices.filter { isCovered[$0] }.map { space.targets[$0] }
    let missing = space.targets.indices.filter { !isCovered[$0] }.map { space.targets[$0] }
    let exploration = space.exploration
    // There may be more presentations than the ones found.
    let isOpen = if case .presentations = criterion { !exploration.isComplete } else { false }
    let isProved = exploration.isComplete && !isCut && exploration.prunedSegues.isEmpty
    return Walk(
      start: start, steps: steps, covered: covered, missing: missing, explored: exploration.states.count,
      end: exploration.end, prunedSegues: exploration.prunedSegues, excluded: exploration.excluded,
      isComplete: exploration.excluded.isEmpty && (missing.isEmpty && !isOpen || isProved))
  }
}

// MARK: - Tours

extension WalkPlanner {
  /// Returns the cheapest way to cover each target after a jump; `nil` for targets that the space can't cover.
  private func witnesses(in space: WalkSpace<N>) -> [GreedyTour<N>.Witness?] {
    let states = space.exploration.states.indices.filter { costs.jump(to: $0) != nil }
    let ways = WalkWays(in: space, from: states, costs: costs)
    var best = [(cost: Int, node: Int, arc: Int?)?](repeating: nil, count: space.targets.count)
    for node in space.arcs.indices {
      guard let way = ways.costs[node] else { continue }
      func offer(_ target: Int, _ cost: Int, _ arc: Int?) {
        if cost < best[target]?.cost ?? .max { best[target] = (cost, node, arc) }
      }
      if node < space.here.count { for target in space.here[node] { offer(target, way, nil) } }
      for (position, arc) in space.arcs[node].enumerated() {
        for target in arc.covers { offer(target, way + costs.cost(of: arc.move), position) }
      }
    }
    return best.map { found in
      guard let found else { return nil }
      let (state, moves) = ways.way(to: found.node)
      let last = found.arc.map { [WalkMove.arc(node: found.node, arc: $0)] } ?? []
      return .init(state: state, moves: moves + last, cost: (costs.jump(to: state) ?? 0) + found.cost)
    }
  }

  private func tours(in space: WalkSpace<N>, witnesses: [GreedyTour<N>.Witness?]) -> [[WalkMove]] {
    let reachable = witnesses.indices.filter { witnesses[$0] != nil || space.atStart.contains($0) }
    if let exact = ExactTour(space, costs: costs, reachable: reachable) { return [exact.plan()] }
    let isLarge = witnesses.count > 2_000 || space.arcs.count > 20_000
    let preferences = isLarge ? [.first] : GreedyTour<N>.Preference.allCases
    return preferences.map { preference in
      var tour = GreedyTour(space, costs: costs, witnesses: witnesses, preference: preference)
      return tour.plan()
    }
  }

  /// Returns a shortest way to each target, from the furthest to the nearest, without targets that are on the way to
  /// another.
  private func shortestWays(in space: WalkSpace<N>) -> [WalkMove] {
    let ways = WalkWays(in: space, from: [0], costs: costs)
    var best = [(cost: Int, node: Int, arc: Int)?](repeating: nil, count: space.targets.count)
    for node in space.arcs.indices {
      guard let way = ways.costs[node] else { continue }
      for (position, arc) in space.arcs[node].enumerated() {
        for target in arc.covers where way + 1 < best[target]?.cost ?? .max { best[target] = (way + 1, node, position) }
      }
    }
    for target in space.atStart { best[target] = nil }
    let order = best.indices.filter { best[$0] != nil }.sorted {
      (best[$0]?.cost ?? 0, $1) > (best[$1]?.cost ?? 0, $0)
    }
    var isCovered = [Bool](repeating: false, count: best.count)
    var moves: [WalkMove] = []
    for target in order where !isCovered[target] {
      guard let found = best[target] else { continue }
      let way = ways.way(to: found.node).moves + [.arc(node: found.node, arc: found.arc)]
      if !moves.isEmpty { moves.append(.jump(state: 0)) }
      for (index, move) in way.enumerated() {
        moves.append(move)
        guard case .arc(let node, let arc) = move else { continue }
        for target in space.arcs[node][arc].covers where best[target]?.cost == index + 1 { isCovered[target] = true }
      }
    }
    return moves
  }
}

// MARK: - Beyond the exploration

extension WalkPlanner {
  /// Returns walks along the graph, one segue after another, whatever its size: one from the start, and one after a
  /// plan.
  private func alongTheGraph(_ space: WalkSpace<N>, after plan: WalkBuilder<N>) -> [WalkBuilder<N>] {
    var whole = builder(space)
    var after = plan
    after.finish()
    let provider = identityProvider
    // The fragments that appeared on the whole walk and aren't covered by the other one.
    var unseen: [PathFragment<N>] = []
    var isInStep = false
    for transition in start.transitions(identityProvider: { provider($0) }) {
      let before = whole.place
      guard let effect = whole.take(transition) else { continue }
      unseen = (unseen + effect.appeared).filter { after.isNew(.fragment($0.fragment)) }
      let isUnseen = unseen.contains { whole.navigation.isPresented($0) }
      guard case .present = transition, isUnseen || after.gains(effect) else {
        isInStep = false
        continue
      }
      if !isInStep {
        let path = whole.path(at: before)
        if after.currentPath != path { after.take(.replace(path)) }
      }
      isInStep = after.take(transition) != nil
      unseen = []
    }
    return [whole, after]
  }
}
