/// The search for a best route, state by state, the most promising first.
///
/// Moves are made in the order of the least cost of a route that continues with them. So in a large graph, and from a deep state, only the
/// surroundings of the route are examined.
struct RouteSearch {
  /// The number of states examined.
  private(set) var examinedCount = 0

  /// The amount of work done.
  private(set) var work = 0

  private let context: RouteContext

  /// Whether any route will do that removes no more than necessary.
  private var isGreedy = false

  private var nodes: [Node] = []
  private var costs: [Digest: RouteCost] = [:]
  private var path = FlatPath()
  private var ids = IDNumbers()

  /// A state that was reached.
  private struct Node {
    let parent: Int?
    let move: RouteMove?
    let cost: RouteCost
    let digest: Digest
    let machine: Machine
  }

  /// The moves to make, each with the node it starts from, and the least cost of the rest; no move if that node reaches the goal.
  private var steps: [(node: Int, move: RouteMove?, rest: RouteCost)] = []

  /// The steps that are left: the one of the cheapest route first, then the one with the fewest commands left, then the oldest.
  private var queue = Heap<QueuedStep>()

  private struct QueuedStep: Comparable {
    let cost: RouteCost
    let commandsLeft: Int
    let number: Int

    static func < (lhs: QueuedStep, rhs: QueuedStep) -> Bool {
      lhs.cost == rhs.cost
        ? (lhs.commandsLeft, lhs.number) < (rhs.commandsLeft, rhs.number) : lhs.cost < rhs.cost
    }
  }

  init(to goal: RouteGoal, from start: Machine) {
    context = RouteContext(to: goal, from: start)
    reach(start, by: nil, from: nil, cost: RouteCost())
  }

  /// Continues the search until a best route is found.
  ///
  /// - Parameter limit: The amount of work, from the beginning, after which to stop.
  /// - Returns: The moves; `nil` if the limit was reached.
  /// - Throws: The failure if there is no route.
  /// - Complexity: For each state examined, linear in its path and in the segues out of it.
  mutating func run(upTo limit: Int) throws(RouteFailure) -> [RouteMove]? {
    while let next = queue.min {
      let (node, move, _) = steps[next.number]
      if costs[nodes[node].digest] == nodes[node].cost {
        guard let move else { return moves(to: node) }
        guard work < limit else { return nil }
        examinedCount += 1
        work += RouteLimits.work(for: nodes[node].machine.table.pathCount)
        queue.popMin()
        if let (machine, cost) = nodes[node].machine.trying(move) {
          reach(machine, by: move, from: node, cost: nodes[node].cost + cost)
        }
      } else {
        queue.popMin()
      }
    }
    throw RouteFailure(examinedCount: examinedCount, work: work)
  }

  /// Looks for any route from here on, with the states that were reached.
  mutating func hurry() {
    isGreedy = true
    let left = queue.elements
    queue = Heap()
    for step in left { enqueue(step.number) }
  }

  private func moves(to node: Int) -> [RouteMove] {
    sequence(first: node) { nodes[$0].parent }.compactMap { nodes[$0].move }.reversed()
  }

  /// Queues the moves out of a state, unless the state was reached at no greater cost before.
  private mutating func reach(_ machine: Machine, by move: RouteMove?, from parent: Int?, cost: RouteCost) {
    let digest = digest(of: machine)
    if let known = costs[digest], known <= cost { return }
    costs[digest] = cost
    let node = nodes.count
    nodes.append(Node(parent: parent, move: move, cost: cost, digest: digest, machine: machine))
    if context.goal.isReached(in: machine) { return add((node, nil, RouteCost())) }
    let estimate = RouteEstimate(machine, context)
    work += estimate.work + 2 * estimate.moves.count
    for (move, rest) in estimate.moves { add((node, move, rest)) }
  }

  private mutating func add(_ step: (Int, RouteMove?, RouteCost)) {
    steps.append(step)
    enqueue(steps.count - 1)
  }

  private mutating func enqueue(_ number: Int) {
    let (node, _, rest) = steps[number]
    var cost = nodes[node].cost + rest
    // The commands that are left weigh more than those already made.
    if isGreedy { cost = RouteCost(forced: cost.forced, commands: cost.commands + 3 * rest.commands) }
    queue.insert(QueuedStep(cost: cost, commandsLeft: rest.commands, number: number))
  }

  /// Returns the digest that identifies a state: the segues and ids of the path, in order, each with its source.
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
}
