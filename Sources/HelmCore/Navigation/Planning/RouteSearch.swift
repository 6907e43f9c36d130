/// The search for a best route, state by state, the most promising first.
///
/// Moves are made in the order of the least cost of a route that continues with them. So in a large graph, and from a deep state, only the
/// surroundings of the route are examined.
struct RouteSearch {
  /// The result of a search.
  enum End {
    case found([RouteMove], Machine)
    case none
    case bound
  }

  /// The number of states examined.
  private(set) var lookedAt = 0

  /// The amount of work done.
  private(set) var work = 0

  private let context: RouteContext

  /// Whether any route will do that removes no more than necessary.
  private let isGreedy: Bool

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

  /// The moves to make, each with the node it starts from; no move if that node reaches the goal.
  private var steps: [(node: Int, move: RouteMove?)] = []

  /// The numbers of the steps.
  private var queue = RouteQueue<Int>()

  init(_ context: RouteContext, isGreedy: Bool) { (self.context, self.isGreedy) = (context, isGreedy) }

  /// Runs the search, up to a limit on work.
  ///
  /// - Complexity: For each state examined, linear in its path and in the segues out of it.
  mutating func run(from start: Machine, limit: Int) -> End {
    reach(start, by: nil, from: nil, cost: RouteCost())
    while let number = queue.popFirst() {
      let (node, move) = steps[number]
      guard costs[nodes[node].digest] == nodes[node].cost else { continue }
      guard let move else { return .found(way(to: node), nodes[node].machine) }
      guard work < limit else { return .bound }
      lookedAt += 1
      work += RouteLimits.work(for: nodes[node].machine.table.pathCount)
      if let (machine, cost) = nodes[node].machine.trying(move) {
        reach(machine, by: move, from: node, cost: nodes[node].cost + cost)
      }
    }
    return .none
  }

  private func way(to node: Int) -> [RouteMove] {
    var (way, node) = ([RouteMove](), node)
    while let parent = nodes[node].parent, let move = nodes[node].move {
      way.append(move)
      node = parent
    }
    return way.reversed()
  }

  /// Queues the moves out of a state, unless the state was reached at no greater cost before.
  private mutating func reach(_ machine: Machine, by move: RouteMove?, from parent: Int?, cost: RouteCost) {
    let digest = digest(of: machine)
    if let known = costs[digest], known <= cost { return }
    costs[digest] = cost
    let node = nodes.count
    nodes.append(Node(parent: parent, move: move, cost: cost, digest: digest, machine: machine))
    if context.goal.isReached(in: machine) { return insert(node, nil, rest: RouteCost()) }
    let estimate = RouteEstimate(machine, context)
    work += estimate.work + 2 * estimate.moves.count
    for (move, rest) in estimate.moves { insert(node, move, rest: rest) }
  }

  private mutating func insert(_ node: Int, _ move: RouteMove?, rest: RouteCost) {
    var cost = nodes[node].cost + rest
    // The commands that are left weigh more than those already made.
    if isGreedy { cost = RouteCost(forced: cost.forced, commands: cost.commands + 3 * rest.commands) }
    queue.insert(steps.count, cost: cost, rest: rest.commands)
    steps.append((node, move))
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
