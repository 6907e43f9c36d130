import Helm

/// A tour that always goes to the cheapest remaining target.
///
/// It looks no further than the cost of a jump: a replace leads to any state, so nothing further away is worth walking
/// to. That keeps the whole tour near linear in the space.
struct GreedyTour<N: Fragment> {
  /// The ways to break ties between equally cheap targets.
  enum Preference: CaseIterable { case first, last, mostAhead, leastAhead }

  let space: WalkSpace<N>
  let costs: WalkCosts
  let preference: Preference

  private var isCovered: [Bool]
  private var node = 0
  private var moves: [WalkMove] = []

  /// The cheapest way to cover each target after a jump.
  private let witnesses: [Witness?]

  /// A jump, some moves, and their cost.
  struct Witness {
    let state: Int
    let moves: [WalkMove]
    let cost: Int
  }

  init(_ space: WalkSpace<N>, costs: WalkCosts, witnesses: [Witness?], preference: Preference) {
    self.space = space
    self.costs = costs
    self.preference = preference
    self.witnesses = witnesses
    isCovered = Array(repeating: false, count: space.targets.count)
  }

  mutating func plan() -> [WalkMove] {
    for target in space.atStart { isCovered[target] = true }
    var order = witnesses.indices.filter { witnesses[$0] != nil }
    if preference == .last || preference == .leastAhead { order.reverse() }
    var next = 0
    while true {
      while next < order.count, isCovered[order[next]] { next += 1 }
      guard next < order.count, let jump = witnesses[order[next]] else { return moves }
      if let local = nearest(within: jump.cost) {
        for move in local { take(move) }
      } else {
        take(.jump(state: jump.state))
        for move in jump.moves { take(move) }
      }
    }
  }

  private mutating func take(_ move: WalkMove) {
    moves.append(move)
    switch move {
    case .arc(let from, let position):
      let arc = space.arcs[from][position]
      for target in arc.covers { isCovered[target] = true }
      node = arc.to
    case .jump(let state):
      for target in space.here[state] { isCovered[target] = true }
      node = state
    }
  }

  /// Returns the moves from the current node to the cheapest target, if they cost no more than a limit.
  private func nearest(within limit: Int) -> [WalkMove]? {
    var parents: [Int: (node: Int, arc: Int)] = [:]
    var best: [Int: Int] = [node: 0]
    var queue = CostQueue()
    queue.insert(node, cost: 0)
    var found: (cost: Int, rank: Int, node: Int, arc: Int)?
    while let (from, cost) = queue.popFirst() {
      guard best[from] == cost else { continue }
      if cost >= found?.cost ?? limit { break }
      for (position, arc) in space.arcs[from].enumerated() {
        let next = cost + costs.cost(of: arc.move)
        guard next <= found?.cost ?? limit else { continue }
        let gain = arc.covers.reduce(0) { $0 + (isCovered[$1] ? 0 : 1) }
        if gain > 0 {
          let rank = rank(gain: gain, of: arc)
          let isBetter = found.map { next < $0.cost || rank > $0.rank || preference == .last && rank == $0.rank }
          if isBetter ?? true { found = (next, rank, from, position) }
        } else if next < best[arc.to] ?? .max {
          best[arc.to] = next
          parents[arc.to] = (from, position)
          queue.insert(arc.to, cost: next)
        }
      }
    }
    guard let found else { return nil }
    var moves = [WalkMove.arc(node: found.node, arc: found.arc)]
    var from = found.node
    while from != node, let parent = parents[from] {
      moves.append(.arc(node: parent.node, arc: parent.arc))
      from = parent.node
    }
    return moves.reversed()
  }

  private func rank(gain: Int, of arc: WalkSpace<N>.Arc) -> Int {
    guard preference == .mostAhead || preference == .leastAhead else { return gain }
    let ahead = space.arcs[arc.to].reduce(0) { $0 + ($1.covers.contains { !isCovered[$0] } ? 1 : 0) }
    return gain * 1000 + (preference == .mostAhead ? min(ahead, 999) : 999 - min(ahead, 999))
  }
}
