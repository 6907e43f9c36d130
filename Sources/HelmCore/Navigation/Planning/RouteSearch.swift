/// The search for a best route, state by state, the most promising first.
///
/// Moves are made in the order of the least cost of a route that begins with them. So in a large graph, and from a deep state,
/// only what is near the route is looked at.
struct RouteSearch {
  /// How a search ended.
  enum End {
    case found([RouteMove], Machine)
    case none
    case bound
  }

  /// How many states were looked at.
  private(set) var lookedAt = 0

  /// How much work that was.
  private(set) var work = 0

  private let context: RouteContext
  private let aim: Aim

  /// What a search is for.
  enum Aim: CaseIterable {
    /// A best route.
    case best

    /// Any route, soon.
    case any
  }

  private let start: Machine
  private var nodes: [Node] = []
  private var queue = RouteQueue<Entry>()
  private var costs: [Digest: RouteCost] = [:]
  private var path = FlatPath()
  private var ids = IDNumbers()

  private struct Node {
    let parent: Int?
    let move: RouteMove?
    let cost: RouteCost
    let digest: Digest

    /// The length of the path.
    let length: Int

    var state: (machine: Machine, estimate: RouteEstimate)?
  }

  /// What is looked at next, by number; small, since the queue moves it about.
  private enum Entry {
    case state(Int32)
    case move(Int32)
  }

  /// The moves to make, and what from.
  private var moves: [(move: RouteMove, node: Int)] = []

  /// How much work the search may be.
  private let limit: Int

  init(from start: Machine, _ context: RouteContext, _ aim: Aim, limit: Int) {
    (self.start, self.context, self.aim, self.limit) = (start, context, aim, limit)
  }

  /// Searches.
  ///
  /// - Complexity: For each state that is looked at, linear in its path and in the segues out of that.
  mutating func run() -> End {
    if context.goal.isReached(in: start) { return .found([], start) }
    let estimate = RouteEstimate(start, context)
    guard let least = estimate.least else { return .none }
    let digest = digest(of: start)
    nodes.append(
      Node(
        parent: nil, move: nil, cost: RouteCost(), digest: digest, length: start.table.pathCount,
        state: (start, estimate)))
    costs[digest] = RouteCost()
    insert(.state(0), after: RouteCost(), rest: least)
    while let entry = queue.popFirst() {
      switch entry {
      case .state(let number):
        let node = Int(number)
        guard costs[nodes[node].digest] == nodes[node].cost else { continue }
        let (machine, estimate) = state(of: node)
        if context.goal.isReached(in: machine) { return .found(way(to: node), machine) }
        expand(node, machine, estimate)
      case .move(let number):
        let (move, node) = moves[Int(number)]
        guard costs[nodes[node].digest] == nodes[node].cost else { continue }
        guard work < limit || lookedAt < RouteLimits.least else { return .bound }
        lookedAt += 1
        work += RouteLimits.work(for: nodes[node].length)
        make(move, from: node)
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

  private mutating func insert(_ entry: Entry, after cost: RouteCost, rest: RouteCost) {
    var sum = cost + rest
    // The rest counts more than what has been made of a route, so the first one is not always the best.
    if aim == .any { sum = RouteCost(commands: sum.commands + 3 * rest.commands + 8 * sum.forced) }
    queue.insert(entry, cost: sum, rest: rest.commands)
  }

  // MARK: Moves

  private mutating func make(_ move: RouteMove, from node: Int) {
    let result = nodes[node].state?.machine.trying(move) ?? state(of: node).machine.trying(move)
    guard case .made(let machine, let moveCost) = result else { return }
    let cost = nodes[node].cost + moveCost
    let digest = digest(of: machine)
    if let known = costs[digest], known <= cost { return }
    let estimate = RouteEstimate(machine, context)
    work += estimate.work
    let isReached = context.goal.isReached(in: machine)
    guard let rest = isReached ? RouteCost() : estimate.least else { return }
    costs[digest] = cost
    insert(.state(Int32(nodes.count)), after: cost, rest: isReached ? rest : max(rest, .command))
    nodes.append(
      Node(
        parent: node, move: move, cost: cost, digest: digest, length: machine.table.pathCount,
        state: (machine, estimate)))
    forget(nodes.count - 1)
  }

  /// Notes the moves out of a state that might be part of a route, each with the least cost of such a route.
  private mutating func expand(_ node: Int, _ machine: Machine, _ estimate: RouteEstimate) {
    var moves = RouteMoves(machine, estimate, context)
    moves.find()
    work += 2 * moves.found.count
    for (move, rest) in moves.found {
      self.moves.append((move, node))
      insert(.move(Int32(self.moves.count - 1)), after: nodes[node].cost, rest: rest)
    }
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

  /// Lets an old state go, where paths are long: it is made again if it is looked at again.
  private mutating func forget(_ latest: Int) {
    let kept = max(8, 65_536 / (start.table.pathCount + 1))
    if latest > kept { nodes[latest - kept].state = nil }
  }

  private mutating func state(of node: Int) -> (machine: Machine, estimate: RouteEstimate) {
    var (missing, at) = ([Int](), node)
    while nodes[at].state == nil, let parent = nodes[at].parent {
      missing.append(at)
      at = parent
    }
    var state = nodes[at].state ?? (start, RouteEstimate(start, context))
    for each in missing.reversed() {
      // The move has been made before.
      guard let move = nodes[each].move, case .made(let next, _) = state.machine.trying(move) else { continue }
      state = (next, RouteEstimate(next, context))
    }
    return state
  }
}
