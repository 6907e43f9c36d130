import Helm

/// The cheapest ways in a space from some nodes to all other nodes.
struct WalkWays {
  /// The cost to reach each node; `nil` if there is no way.
  private(set) var costs: [Int?]

  /// The node and arc by which each node is reached.
  private(set) var parents: [(node: Int, arc: Int)?]

  /// Finds the ways.
  ///
  /// - Complexity: Linear in the arcs, and in the costs.
  init<N: Fragment>(in space: WalkSpace<N>, from sources: some Sequence<Int>, costs prices: WalkCosts) {
    costs = Array(repeating: nil, count: space.arcs.count)
    parents = Array(repeating: nil, count: space.arcs.count)
    var queue = CostQueue()
    for source in sources {
      costs[source] = 0
      queue.insert(source, cost: 0)
    }
    while let (node, cost) = queue.popFirst() {
      guard costs[node] == cost else { continue }
      for (position, arc) in space.arcs[node].enumerated() {
        let next = cost + prices.cost(of: arc.move)
        if next < costs[arc.to] ?? .max {
          costs[arc.to] = next
          parents[arc.to] = (node, position)
          queue.insert(arc.to, cost: next)
        }
      }
    }
  }

  /// Returns the source from which a node is reached, and the moves from there.
  func way(to node: Int) -> (source: Int, moves: [WalkMove]) {
    var moves: [WalkMove] = []
    var node = node
    while let parent = parents[node] {
      moves.append(.arc(node: parent.node, arc: parent.arc))
      node = parent.node
    }
    return (node, moves.reversed())
  }
}

/// A queue of numbers in the order of small costs.
struct CostQueue {
  private var buckets: [Int: [Int]] = [:]

  /// The costs of the buckets, each once.
  private var costs = Heap<Int>()

  mutating func insert(_ element: Int, cost: Int) {
    if buckets[cost, default: []].isEmpty { costs.insert(cost) }
    buckets[cost, default: []].append(element)
  }

  /// Removes an element with the lowest cost, the oldest first.
  mutating func popFirst() -> (element: Int, cost: Int)? {
    while let cost = costs.min {
      if let bucket = buckets[cost], position < bucket.count {
        position += 1
        return (bucket[position - 1], cost)
      }
      buckets[cost] = nil
      position = 0
      costs.popMin()
    }
    return nil
  }

  /// The position in the bucket of the lowest cost.
  private var position = 0
}
