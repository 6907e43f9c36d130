/// The aim of a search for a route.
enum RouteAim: CaseIterable {
  /// A best route.
  case best

  /// Any route, quickly.
  case any
}

/// The search for a best route, state by state, the most promising first.
///
/// Moves are made in the order of the least cost of a route that begins with them. So in a large graph, and from a deep state, only the
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

  /// The current aim: first a best route and, after the work reserved for that, any route.
  private var aim = RouteAim.best

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

    /// The estimate of the state, which includes its machine.
    var state: RouteEstimate?
  }

  /// An entry of the queue, by number; small, because the queue moves it around.
  private enum Entry {
    case state(Int32)
    case move(Int32)
  }

  /// The moves to make, each with the node it starts from.
  private var moves: [(move: RouteMove, node: Int)] = []

  /// The limits on work: for a best route, and in total.
  private let limit: (best: Int, all: Int)

  /// A route that may not be the best one.
  private struct Candidate {
    let cost: RouteCost
    let moves: [RouteMove]
    let end: Machine
  }

  /// The best of the routes that were found by going straight on.
  private var candidate: Candidate?

  /// The amount of work spent on going straight on.
  private var straightWork = 0

  init(from start: Machine, _ context: RouteContext, limit: (RouteAim) -> Int) {
    (self.start, self.context) = (start, context)
    self.limit = (limit(.best), limit(.best) + limit(.any))
  }

  /// Runs the search.
  ///
  /// - Complexity: For each state examined, linear in its path and in the segues out of it.
  mutating func run() -> End {
    if context.goal.isReached(in: start) { return .found([], start) }
    let estimate = RouteEstimate(start, context)
    work += estimate.work
    guard let least = estimate.least else { return .none }
    let digest = digest(of: start)
    nodes.append(
      Node(parent: nil, move: nil, cost: RouteCost(), digest: digest, length: start.table.pathCount, state: estimate))
    costs[digest] = RouteCost()
    insert(.state(0), after: RouteCost(), rest: least)
    search: while let least = queue.least, let entry = queue.popFirst() {
      if let candidate, aim == .any || candidate.cost <= least { break search }
      switch entry {
      case .state(let number):
        let node = Int(number)
        guard costs[nodes[node].digest] == nodes[node].cost else { continue }
        let estimate = state(of: node)
        if context.goal.isReached(in: estimate.machine) { return .found(way(to: node), estimate.machine) }
        expand(node, estimate)
      case .move(let number):
        let (move, node) = moves[Int(number)]
        guard costs[nodes[node].digest] == nodes[node].cost else { continue }
        if work >= limit.best, aim == .best {
          if candidate != nil { break search }
          aim = .any
          queue.reorder(by: Self.costOfAny(_:rest:))
        }
        guard work < limit.all else { return .bound }
        lookedAt += 1
        work += RouteLimits.work(for: nodes[node].length)
        make(move, from: node)
      }
    }
    return candidate.map { .found($0.moves, $0.end) } ?? .none
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
    let sum = cost + rest
    queue.insert(entry, cost: aim == .best ? sum : Self.costOfAny(sum, rest: rest.commands), rest: rest.commands)
  }

  /// Returns the cost of a route when any will do that removes no more than necessary: the remaining commands weigh more than those already
  /// made.
  private static func costOfAny(_ cost: RouteCost, rest: Int) -> RouteCost {
    RouteCost(forced: cost.forced, commands: cost.commands + 3 * rest)
  }

  // MARK: Moves

  private mutating func make(_ move: RouteMove, from node: Int) {
    let origin = state(of: node)
    guard case .made(let machine, let moveCost) = origin.machine.trying(move) else { return }
    let cost = nodes[node].cost + moveCost
    let digest = digest(of: machine)
    if let known = costs[digest], known <= cost { return }
    goStraightOn(from: machine, after: move, at: node, origin, cost)
    let estimate = RouteEstimate(machine, context)
    work += estimate.work
    let isReached = context.goal.isReached(in: machine)
    guard let rest = isReached ? RouteCost() : estimate.least else { return }
    costs[digest] = cost
    insert(.state(Int32(nodes.count)), after: cost, rest: isReached ? rest : max(rest, .command))
    nodes.append(
      Node(
        parent: node, move: move, cost: cost, digest: digest, length: machine.table.pathCount, state: estimate))
    forget(nodes.count - 1)
  }

  /// Queues the moves out of a state that might be part of a route, each with the least cost of such a route.
  private mutating func expand(_ node: Int, _ estimate: RouteEstimate) {
    var moves = RouteMoves(estimate, context)
    moves.find()
    work += 2 * moves.found.count
    for (move, rest) in moves.found {
      self.moves.append((move, node))
      insert(.move(Int32(self.moves.count - 1)), after: nodes[node].cost, rest: rest)
    }
  }

  /// Continues from what a move presented, along the shortest way in the graph, until there is an obstacle.
  ///
  /// Most long ways have none, and a state without an estimate takes little work.
  private mutating func goStraightOn(
    from machine: Machine, after move: RouteMove, at node: Int, _ origin: RouteEstimate, _ cost: RouteCost
  ) {
    guard straightWork <= work / 3, case .take(_, from: let key, _) = move, let source = origin.table.frame(key) else {
      return
    }
    var (machine, cost, way) = (machine, cost, [move])
    var (matches, rest) = (origin.matches(on: source), RouteRest.none)
    while !context.goal.isReached(in: machine) {
      var next: (move: RouteMove, matches: [Int])?
      for step in machine.table.journal.steps {
        guard case .presented(let edge) = step.action else { continue }
        matches = context.goal.matches(after: matches, edge.target.subject, isAuto: machine.graph[edge.segue].auto)
        for segue in machine.graph.egress(of: edge.target.subject.fragment) where context.distances.isOpen(segue) {
          straightWork += 1
          for id in context.goal.ids(for: machine.graph[segue].to) {
            let count = context.distances.rest(taking: segue, id: id, matches).least
            if count < rest { (rest, next) = (count, (.take(segue, from: edge.target, id: id), matches)) }
          }
        }
      }
      guard let next, case .made(let there, let step) = machine.trying(next.move) else { break }
      straightWork += RouteLimits.work(for: there.table.pathCount)
      work += RouteLimits.work(for: there.table.pathCount)
      way.append(next.move)
      (machine, cost, matches) = (there, cost + step, next.matches)
      guard work < limit.all else { break }
    }
    guard context.goal.isReached(in: machine), cost < candidate?.cost ?? .worst else { return }
    candidate = Candidate(cost: cost, moves: self.way(to: node) + way, end: machine)
  }

  // MARK: States

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

  /// Releases an old state if paths are long; it is recomputed if it is needed again.
  private mutating func forget(_ latest: Int) {
    let kept = max(8, 65_536 / (start.table.pathCount + 1))
    if latest > kept { nodes[latest - kept].state = nil }
  }

  private mutating func state(of node: Int) -> RouteEstimate {
    if let state = nodes[node].state { return state }
    var (missing, at) = ([Int](), node)
    while nodes[at].state == nil, let parent = nodes[at].parent {
      missing.append(at)
      at = parent
    }
    var state = nodes[at].state ?? RouteEstimate(start, context)
    for each in missing.reversed() {
      // The move has succeeded before.
      guard let move = nodes[each].move, case .made(let next, _) = state.machine.trying(move) else { continue }
      state = RouteEstimate(next, context)
    }
    return state
  }
}
