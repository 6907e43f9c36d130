import Helm

/// The search for a shortest way to one target.
package struct TargetSearch<N: Fragment> {
  package let target: WalkTarget<N>

  /// The commands of the way, once it is found.
  package private(set) var commands: [NavigationCommand<N>]?

  package init(target: WalkTarget<N>) { self.target = target }

  /// Returns whether the target is covered without any step.
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
    case .presentation(let fragments): state.presentedFragments.withoutOccurrences == fragments
    case .segue, .pair: false
    }
  }

  /// Searches breadth first.
  mutating func look(in exploration: inout Exploration<N>, _ progress: ExplorationProgress?) {
    let start = exploration.start
    switch target {
    case .fragment(let fragment):
      guard let position = start.graph.position(of: fragment) else { return }
      look(in: &exploration, progress) { $0.presentedFragmentPositions.contains(position) }
    case .presentation:
      var (state, search) = (start, self)
      search.look(in: &exploration, progress) { machine in
        state.machine = machine
        return isShown(in: state)
      }
      commands = search.commands
    case .segue(let edge):
      guard let segue = start.graph.position(of: edge) else { return }
      var visitor = SegueSearch(segue: segue)
      _ = exploration.run(&visitor, progress: progress)
      guard let found = visitor.found else { return }
      var commands = exploration.commands(to: found.state)
      if let last = exploration.command(for: found.move, in: start.after(commands)) { commands.append(last) }
      self.commands = commands
    case .pair: lookForPair(in: &exploration, progress)
    }
  }

  private mutating func look(
    in exploration: inout Exploration<N>, _ progress: ExplorationProgress?, _ isWanted: (Machine) -> Bool
  ) {
    let state = withoutActuallyEscaping(isWanted) { isWanted in
      var visitor = StateSearch(isWanted: isWanted)
      return exploration.run(&visitor, progress: progress)
    }
    if let state { commands = exploration.commands(to: state) }
  }

  private mutating func lookForPair(in exploration: inout Exploration<N>, _ progress: ExplorationProgress?) {
    var visitor = TransitionRecorder()
    _ = exploration.run(&visitor, progress: progress)
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
    var (state, commands) = (exploration.start, [NavigationCommand<N>]())
    for move in ways.way(to: best.node).moves + [.arc(node: best.node, arc: best.arc)] {
      guard case .arc(let node, let arc) = move,
        let command = exploration.command(for: space.arcs[node][arc].move, in: state)
      else { continue }
      commands.append(command)
      _ = try? state.perform(command)
    }
    self.commands = commands
  }

  /// Follows a shortest way of the graph, for when there are too many states to search.
  ///
  /// Without redirects, each command takes one segue, not counting autos. So a way through states is never shorter than
  /// the way along the graph, and a way of the same length is a shortest one.
  package mutating func followTheGraph(from start: Navigation<N>, _ identityProvider: @escaping IdentityProvider<N>) {
    let goal: N
    switch target {
    case .fragment(let fragment): goal = fragment
    case .segue(let edge): goal = edge.from
    case .pair, .presentation: return
    }
    let graph = start.graph
    let identityProvider = graph.withExamples(identityProvider)
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
      let command = NavigationCommand<N>.present(.edge(PathEdge(from: source, to: PathFragment(edge.to, id: id))))
      guard (try? state.perform(command)) != nil else { return }
      commands.append(command)
    }
    guard commands.count == length else { return }
    if case .fragment(let fragment) = target, !state.isPresented(fragment, id: .any) { return }
    self.commands = commands
  }
}

/// A search for the first move that takes a segue, itself or by an auto.
private struct SegueSearch: ExplorationVisitor {
  let segue: SegueIndex
  var found: (state: Int, move: ExploringMove)?

  var wantsTries: Bool { true }

  mutating func reached(_ state: Int, _ machine: Machine) -> Bool { found != nil }

  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    if found == nil, case .success(let machine) = result, machine.actions.contains(where: { $0.taken == segue }) {
      found = (state, move)
    }
    return true
  }
}
