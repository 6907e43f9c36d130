/// The search for a cheapest route, state by state, the most promising first.
///
/// Moves are made in the order of their cost plus the least cost of the rest. So in a large graph, and from a deep
/// state, only the neighborhood of the route is searched.
struct RouteSearch {
  /// What is allowed.
  struct Options {
    /// The maximum number of states to search.
    var limit: Int

    /// Whether the path may be replaced, to remove what can't be dismissed.
    var mayReplace = false
  }

  /// How a search ended.
  enum End {
    case found([(move: RouteMove, cost: Int)], Machine)
    case none
    case bound
  }

  let goal: RouteGoal
  let options: Options
  private let start: Machine
  private let distances: RouteDistances

  /// How many states were looked at.
  private(set) var lookedAt = 0

  /// What was in the way, the nearest first.
  private(set) var obstacles: [MachineObstacle] = []

  /// The frames of the start that would be on a way, but cannot be uncovered.
  private(set) var covered: [FrameSlot] = []

  private var nodes: [Node] = []
  private var queue = RouteQueue<Entry>()
  private var costs: [Digest: Int] = [:]
  private var machines: [Int: Machine] = [:]
  private var machineOrder: [Int] = []
  private var path = FlatPath()
  private var ids = IDNumbers()

  private struct Node {
    let parent: Int?
    let move: RouteMove?
    let moveCost: Int
    let cost: Int
    let commands: Int
    let digest: Digest
  }

  private enum Entry {
    case state(Int)
    case move(RouteMove, from: Int)
  }

  init(from machine: Machine, to goal: RouteGoal, _ options: Options) {
    var start = machine
    // A denial by a guard, or a redirect, is no reason to search for another route.
    start.redirects = [:]
    start.guarded = GuardedMoves()
    start.verdicts = [:]
    start.begin()
    self.start = start
    self.goal = goal
    self.options = options
    let disabled = start.disabled
    distances = RouteDistances(to: goal, in: start.graph, from: Set(start.table.counts.keys)) { segue in
      disabled.isEmpty || !disabled.contains(segue)
    }
  }

  /// Searches.
  ///
  /// - Complexity: For each state that is looked at, linear in its path and in the segues out of what it presents.
  mutating func run() -> End {
    let estimate = RouteEstimate(start, goal, distances, mayDrop: options.mayReplace)
    covered = estimate.covered
    let digest = digest(of: start)
    nodes.append(Node(parent: nil, move: nil, moveCost: 0, cost: 0, commands: 0, digest: digest))
    costs[digest] = 0
    if goal.isReached(in: start) { return .found([], start) }
    guard let least = estimate.least else { return .none }
    queue.insert(.state(0), cost: least, commands: 0)
    while let entry = queue.popFirst() {
      switch entry {
      case .state(let node):
        guard costs[nodes[node].digest] == nodes[node].cost else { continue }
        let machine = machine(at: node)
        if goal.isReached(in: machine) { return .found(way(to: node), machine) }
        expand(node, machine)
      case .move(let move, let node):
        guard costs[nodes[node].digest] == nodes[node].cost else { continue }
        guard lookedAt < options.limit else { return .bound }
        lookedAt += 1
        make(move, from: node)
      }
    }
    return .none
  }

  private func way(to node: Int) -> [(move: RouteMove, cost: Int)] {
    var (way, node) = ([(move: RouteMove, cost: Int)](), node)
    while let parent = nodes[node].parent, let move = nodes[node].move {
      way.append((move, nodes[node].moveCost))
      node = parent
    }
    return way.reversed()
  }

  // MARK: Moves

  private mutating func make(_ move: RouteMove, from node: Int) {
    switch machine(at: node).trying(move) {
    case .nothing: break
    case .failed(let obstacle): if let obstacle, obstacles.count < 64 { obstacles.append(obstacle) }
    case .made(let machine, let moveCost):
      let cost = nodes[node].cost + moveCost
      let digest = digest(of: machine)
      if let known = costs[digest], known <= cost { return }
      let isReached = goal.isReached(in: machine)
      let least = isReached ? 0 : RouteEstimate(machine, goal, distances, mayDrop: options.mayReplace).least
      guard let least else { return }
      let rest = isReached ? 0 : max(1, least)
      costs[digest] = cost
      let commands = nodes[node].commands + 1
      keep(machine, at: nodes.count)
      queue.insert(.state(nodes.count), cost: cost + rest, commands: commands)
      nodes.append(
        Node(parent: node, move: move, moveCost: moveCost, cost: cost, commands: commands, digest: digest))
    }
  }

  /// Notes the moves out of a state, each with its least cost.
  private mutating func expand(_ node: Int, _ machine: Machine) {
    let estimate = RouteEstimate(machine, goal, distances, mayDrop: options.mayReplace)
    guard let least = estimate.least, let leastWhenUncovered = estimate.leastWhenUncovered else { return }
    // If a frame has left its cause's place, removing another one may uncover more than that one's cause.
    let base = estimate.hasLeft ? leastWhenUncovered : least
    let table = machine.table
    for frame in table.presentedFromTop {
      let matched = estimate.matched[frame] ?? 0
      for segue in machine.graph.egress(of: table[frame].fragment)
      where machine.disabled.isEmpty || !machine.disabled.contains(segue) {
        let target = machine.graph[segue].to
        for id in ids(for: segue, from: frame, machine) {
          let subject = Subject(fragment: target, id: id)
          let isFresh = table.groups[subject] == nil
          let rest = distances.rest(from: subject, matched: goal.matched(matched, then: subject))
          insert(
            .take(segue, from: table.key(of: frame), id: id), from: node,
            cost: isFresh ? RouteCosts.present : RouteCosts.comeBack,
            rest: min(isFresh ? base : leastWhenUncovered, rest.map { $0 * RouteCosts.present } ?? .max))
        }
      }
      expandRetargets(of: frame, node, machine, estimate, base)
    }
    expandRemovals(node, machine, estimate, base)
  }

  /// The ids to take a segue with: none, the wanted ones, and the one that its target is held with.
  private func ids(for segue: SegueIndex, from frame: FrameSlot, _ machine: Machine) -> [String?] {
    var ids = goal.ids(for: machine.graph[segue].to)
    if machine.graph[segue].layer != nil, let child = machine.table.held[.init(source: frame, segue: segue)] {
      let id = machine.table.subject(of: child).id
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private mutating func expandRetargets(
    of frame: FrameSlot, _ node: Int, _ machine: Machine, _ estimate: RouteEstimate, _ base: Int
  ) {
    let table = machine.table
    guard goal.wants(table[frame].fragment), let cause = table[frame].cause else { return }
    for id in goal.ids(for: table[frame].fragment) where id != table.subject(of: frame).id {
      let subject = Subject(fragment: table[frame].fragment, id: id)
      let matched = goal.matched(estimate.matched[cause] ?? 0, then: subject)
      guard let rest = distances.rest(from: subject, matched: matched) else { continue }
      insert(
        .retarget(table.key(of: frame), id: id), from: node, cost: RouteCosts.retarget,
        rest: min(base, rest * RouteCosts.present))
    }
  }

  private mutating func expandRemovals(_ node: Int, _ machine: Machine, _ estimate: RouteEstimate, _ base: Int) {
    let table = machine.table
    var dropped: [FrameSlot] = []
    _ = machine.firstOnTheWayDown { frame in
      if frame != table.root { dropped.append(frame) }
      return false
    }
    let undone = machine.frameToGoBackFrom
    for frame in dropped {
      if machine.isDismissable(frame) {
        insert(
          .dismiss(table.key(of: frame)), from: node, cost: RouteCosts.dismiss,
          rest: rest(without: frame, machine, estimate, base))
      } else if frame == undone {
        insert(.back, from: node, cost: RouteCosts.dismiss, rest: rest(without: frame, machine, estimate, base))
      } else if options.mayReplace, machine.mayBeReplaced(frame) {
        insert(
          .drop(table.key(of: frame)), from: node, cost: RouteCosts.replace,
          rest: rest(without: frame, machine, estimate, base))
      }
    }
  }

  /// The least cost of a route after a frame has been removed.
  private func rest(without frame: FrameSlot, _ machine: Machine, _ estimate: RouteEstimate, _ base: Int) -> Int {
    if estimate.hasLeft { return base }
    var least = base
    for each in machine.uncovered(without: frame) {
      let rest = distances.rest(from: machine.table.subject(of: each), matched: estimate.matched[each] ?? 0)
      if let rest { least = min(least, rest * RouteCosts.present) }
    }
    return least
  }

  private mutating func insert(_ move: RouteMove, from node: Int, cost: Int, rest: Int) {
    queue.insert(
      .move(move, from: node), cost: nodes[node].cost + cost + rest, commands: nodes[node].commands + 1)
  }

  // MARK: States

  /// What tells states apart: the segues and ids of the path, in order, each with its source.
  private mutating func digest(of machine: Machine) -> Digest {
    path.read(machine.table, &ids)
    var digest = Digest()
    for edge in path.edges {
      digest.add(
        UInt64(UInt32(bitPattern: edge.segue.rawValue)) << 32 | UInt64(UInt32(bitPattern: edge.cause)))
      digest.add(UInt64(UInt32(bitPattern: edge.id)))
    }
    digest.finish()
    return digest
  }

  /// Keeps a state in memory, up to a limit.
  private mutating func keep(_ machine: Machine, at node: Int) {
    machines[node] = machine
    machineOrder.append(node)
    let room = max(8, min(256, 65_536 / (machine.table.pathCount + 1)))
    if machineOrder.count > 2 * room {
      for old in machineOrder.prefix(room) { machines[old] = nil }
      machineOrder.removeFirst(room)
    }
  }

  /// The state of a node, rebuilt from the nearest one in memory.
  private mutating func machine(at node: Int) -> Machine {
    if node == 0 { return start }
    if let machine = machines[node] { return machine }
    var (missing, at) = ([Int](), node)
    while machines[at] == nil, let parent = nodes[at].parent {
      missing.append(at)
      at = parent
    }
    var machine = machines[at] ?? start
    for each in missing.reversed() {
      // The move has been made before.
      if let move = nodes[each].move, case .made(let next, _) = machine.trying(move) { machine = next }
    }
    keep(machine, at: node)
    return machine
  }
}

extension Machine {
  /// Whether replacing the path may remove a frame: that removes no modal that can't be dismissed.
  fileprivate func mayBeReplaced(_ frame: FrameSlot) -> Bool {
    table.subtree(of: frame).allSatisfy { table[$0].role != .modal || isDismissable($0) }
  }
}
