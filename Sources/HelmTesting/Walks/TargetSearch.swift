import Helm

/// The search for a shortest way to one target.
struct TargetSearch<N: Fragment> {
  let target: WalkTarget<N>

  /// The commands of the way, once it is found.
  private(set) var commands: [NavigationCommand<N>]?

  init(target: WalkTarget<N>) { self.target = target }

  /// Whether the target is covered without any step.
  mutating func isCovered(atStart start: Navigation<N>) -> Bool {
    let fired = start.firedAtLaunch
    let isCovered =
      switch target {
      case .fragment, .presentation: isShown(in: start)
      case .segue(let edge): fired.contains(edge)
      case .pair(let first, let second): consecutivePairs(after: [], fired).contains { $0 == (first, second) }
      }
    if isCovered { commands = [] }
    return isCovered
  }

  private func isShown(in state: Navigation<N>) -> Bool {
    switch target {
    case .fragment(let fragment): state.isPresented(fragment, id: .any)
    case .presentation(let fragments): state.presentedFragments == fragments
    case .segue, .pair: false
    }
  }

  /// Looks for it breadth first.
  mutating func look(in exploration: inout Exploration<N>, _ limits: ExplorationLimits) {
    switch target {
    case .fragment, .presentation:
      if let state = exploration.run(limits, until: isShown) { commands = exploration.commands(to: state) }
    case .segue(let edge):
      var found: (state: Int, command: NavigationCommand<N>)?
      _ = exploration.run(
        limits,
        visit: { state, command, result in
          if found == nil, (try? result.get())?.steps.contains(where: { $0.taken == edge }) == true {
            found = (state, command)
          }
          return true
        }, until: { _ in found != nil })
      if let found { commands = exploration.commands(to: found.state) + [found.command] }
    case .pair:
      _ = exploration.run(limits)
      let space = WalkSpace(exploration, targets: [target])
      let ways = WalkWays(in: space, from: [0], costs: WalkCosts())
      var best: (cost: Int, node: Int, arc: Int)?
      for node in space.arcs.indices {
        guard let cost = ways.costs[node], cost < best?.cost ?? .max,
          let arc = space.arcs[node].firstIndex(where: { !$0.covers.isEmpty })
        else { continue }
        best = (cost, node, arc)
      }
      guard let best else { return }
      commands = (ways.way(to: best.node).moves + [.arc(node: best.node, arc: best.arc)]).compactMap { move in
        guard case .arc(let node, let arc) = move else { return nil }
        return space.arcs[node][arc].command
      }
    }
  }

  /// Follows a shortest way of the graph, where the states are too many to look at.
  ///
  /// Without redirects, each command takes one segue, but for autos. So a way of states is never shorter than the way of the graph, and one that
  /// has just its length is a shortest.
  mutating func followTheGraph(from start: Navigation<N>, _ identityProvider: IdentityProvider<N>) {
    let goal: N
    switch target {
    case .fragment(let fragment): goal = fragment
    case .segue(let edge): goal = edge.from
    case .pair, .presentation: return
    }
    let graph = start.graph
    let hasRedirects = graph.edges.contains { edge in
      start.traits(of: edge).contains { if case .redirect = $0 { true } else { false } }
    }
    guard !hasRedirects, let way = GraphWays(from: start).way(to: goal) else { return }
    var state = start
    var commands: [NavigationCommand<N>] = []
    var edges = way
    if case .segue(let edge) = target { edges.append(edge) }
    let length = way.count { graph.segue(for: $0)?.auto != true } + (edges.count - way.count)
    for edge in edges {
      if state.graph.segue(for: edge)?.auto == true, state.path.contains(where: { $0.edge == edge }) { continue }
      guard let source = state.presentedFragments.last(where: { $0.fragment == edge.from }) else { return }
      let id = identityProvider(edge)?.canonicalText
      let command = NavigationCommand<N>.navigate(
        .present(pathEdge: PathEdge(from: source, to: PathFragment(edge.to, id: id))))
      guard (try? state.perform(command)) != nil else { return }
      commands.append(command)
    }
    guard commands.count == length else { return }
    if case .fragment(let fragment) = target, !state.isPresented(fragment, id: .any) { return }
    self.commands = commands
  }
}
