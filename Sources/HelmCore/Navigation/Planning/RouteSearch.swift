/// Searches for a route, state by state, the most promising first.
///
/// Moves are made in the order of the least cost of a route that continues with them. So in a large graph, and from a deep state, only the
/// surroundings of the route are examined.
struct RouteSearch {
  /// The number of states examined, from the beginning of the first search.
  private(set) var examinedCount = 0

  /// The amount of work done, from the beginning of the first search.
  private(set) var work = 0

  private let context: RouteContext

  /// Whether any route will do that removes no more than necessary.
  private var isGreedy = false

  private let start: Machine
  private var workBefore = 0

  private var costs: [Digest: RouteCost] = [:]
  private var path = FlatPath()
  private var ids = IDNumbers()

  /// The steps that were found.
  private var steps: [Step] = []

  /// A move to make in a state or, without one, the turn of a state: it ends the search, or its moves are found.
  private struct Step {
    let state: RouteState
    let move: RouteMove?

    /// The least cost of a route that continues with the step, and the least number of commands that are left.
    let least: RouteCost
    let commandsLeft: Int
  }

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
    (context, self.start) = (RouteContext(to: goal, from: start), start)
  }

  /// Begins a search, for a best route or for any, without the states that another one has reached.
  mutating func begin(isGreedy: Bool) {
    (self.isGreedy, workBefore) = (isGreedy, work)
    (costs, steps, queue) = ([:], [], Heap())
    let state = RouteState(start, digest(of: start))
    costs[state.digest] = state.cost
    expand(state)
  }

  /// Continues the search until a route is found.
  ///
  /// - Parameter limit: The amount of work, from the beginning of the search, after which to stop.
  /// - Returns: The moves; `nil` if the limit was reached.
  /// - Throws: The failure if there is no route.
  /// - Complexity: For each state examined, linear in its path and in the segues out of it.
  mutating func run(upTo limit: Int) throws(RouteFailure) -> [RouteMove]? {
    while let next = queue.min {
      let step = steps[next.number]
      if costs[step.state.digest] == step.state.cost {
        if step.move == nil, step.state.isGoal { return step.state.moves }
        guard work - workBefore < limit else { return nil }
        queue.popMin()
        if let move = step.move { make(move, of: step) } else { expand(step.state) }
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

  /// Makes a move, and queues the state that it leads to, unless that was reached at no greater cost before.
  private mutating func make(_ move: RouteMove, of step: Step) {
    examinedCount += 1
    work += RouteLimits.work(for: step.state.machine.table.pathCount)
    guard let (machine, moveCost) = step.state.machine.trying(move) else { return }
    let cost = step.state.cost + moveCost
    let digest = digest(of: machine)
    if let known = costs[digest], known <= cost { return }
    costs[digest] = cost
    let isGoal = context.goal.isReached(in: machine)
    let state = RouteState(machine, digest, cost: cost, isGoal: isGoal, move: move, previous: step.state)
    let least = isGoal ? cost : max(step.least, cost + .command)
    add(Step(state: state, move: nil, least: least, commandsLeft: step.commandsLeft - 1))
  }

  /// Queues the moves out of a state.
  ///
  /// They are found only when it is the state's turn, which most states that cost more than expected never get.
  private mutating func expand(_ state: RouteState) {
    let estimate = RouteEstimate(state, context)
    work += estimate.work + 2 * estimate.moves.count
    for (move, rest) in estimate.moves {
      add(Step(state: state, move: move, least: state.cost + rest, commandsLeft: rest.commands))
    }
  }

  private mutating func add(_ step: Step) {
    steps.append(step)
    enqueue(steps.count - 1)
  }

  private mutating func enqueue(_ number: Int) {
    let step = steps[number]
    var cost = step.least
    // The commands that are left weigh more than those already made.
    if isGreedy { cost = RouteCost(forced: cost.forced, commands: cost.commands + 3 * step.commandsLeft) }
    queue.insert(QueuedStep(cost: cost, commandsLeft: step.commandsLeft, number: number))
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

/// A state that a search has reached.
final class RouteState {
  let machine: Machine
  let digest: Digest
  let isGoal: Bool

  /// The cost of the moves to the state, the last of which was made in the previous one.
  let cost: RouteCost
  private let move: RouteMove?
  private let previous: RouteState?

  init(
    _ machine: Machine, _ digest: Digest = Digest(), cost: RouteCost = RouteCost(), isGoal: Bool = false,
    move: RouteMove? = nil, previous: RouteState? = nil
  ) {
    (self.machine, self.digest, self.cost, self.isGoal) = (machine, digest, cost, isGoal)
    (self.move, self.previous) = (move, previous)
  }

  /// The moves to the state, the first one first.
  var moves: [RouteMove] { sequence(first: self) { $0.previous }.compactMap { $0.move }.reversed() }
}
