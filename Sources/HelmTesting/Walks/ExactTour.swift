import Helm

/// The cheapest tour, found by trying all of them, which is possible for few targets and few states.
///
/// Among equally cheap tours, it is one with the fewest replaces; there are always fewer than 64.
struct ExactTour<N: Fragment> {
  /// The maximum number of combinations of a node and a set of covered targets.
  static var limit: Int { 1 << 16 }

  let space: WalkSpace<N>
  let costs: WalkCosts

  /// The targets that some node or arc covers, as bits.
  private let bits: [Int: Int]

  /// Creates a tour, or returns `nil` if the space is too large.
  init?(_ space: WalkSpace<N>, costs: WalkCosts, reachable: [Int]) {
    guard reachable.count <= 10, space.arcs.count << reachable.count <= Self.limit else { return nil }
    self.space = space
    self.costs = costs
    bits = Dictionary(uniqueKeysWithValues: reachable.enumerated().map { ($0.element, 1 << $0.offset) })
  }

  private func mask(_ targets: [Int]) -> Int { targets.reduce(0) { $0 | (bits[$1] ?? 0) } }

  func plan() -> [WalkMove] {
    let all = (1 << bits.count) - 1
    let width = bits.count
    let start = mask(space.atStart)
    let jumps = space.exploration.states.indices.compactMap { state in
      costs.jump(to: state).map { (state: state, cost: $0 * 64 + 1, mask: mask(space.here[state])) }
    }
    let arcMasks = space.arcs.map { $0.map { mask($0.covers) } }
    var best: [Int: Int] = [start: 0]
    var parents: [Int: (from: Int, move: WalkMove)] = [:]
    var queue = CostQueue()
    queue.insert(start, cost: 0)
    while let (key, cost) = queue.popFirst() {
      guard best[key] == cost else { continue }
      let (node, covered) = (key >> width, key & all)
      if covered == all {
        var moves: [WalkMove] = []
        var key = key
        while let parent = parents[key] {
          moves.append(parent.move)
          key = parent.from
        }
        return moves.reversed()
      }
      func offer(_ node: Int, _ mask: Int, _ price: Int, _ move: WalkMove) {
        let next = node << width | covered | mask
        guard cost + price < best[next] ?? .max else { return }
        best[next] = cost + price
        parents[next] = (key, move)
        queue.insert(next, cost: cost + price)
      }
      for (position, arc) in space.arcs[node].enumerated() {
        let price = costs.cost(of: arc.move) * 64
        offer(arc.to, arcMasks[node][position], price, .arc(node: node, arc: position))
      }
      for jump in jumps { offer(jump.state, jump.mask, jump.cost, .jump(state: jump.state)) }
    }
    return []
  }
}

extension WalkCosts {
  /// Returns the cost of replacing the path to reach a state; `nil` if that isn't allowed.
  func jump(to state: Int) -> Int? {
    state == 0 ? min(relaunch, replace ?? relaunch) : replace
  }

  /// Whether relaunching is the cheaper way to the start.
  var prefersRelaunch: Bool { replace.map { relaunch <= $0 } ?? true }
}
