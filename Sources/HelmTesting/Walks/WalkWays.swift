import Helm

/// The cheapest ways in a space from some nodes to all others.
struct WalkWays {
  /// What each node costs to get to, `nil` where there is no way.
  private(set) var costs: [Int?]

  /// The node and arc that each node is reached by.
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

  /// The source that a node is reached from, and the moves from there.
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

/// Numbers in the order of small costs.
struct CostQueue {
  private var buckets: [Int: [Int]] = [:]
  private var costs = Heap()

  mutating func insert(_ element: Int, cost: Int) {
    if buckets[cost, default: []].isEmpty { costs.insert(cost) }
    buckets[cost, default: []].append(element)
  }

  /// Takes an element of the least cost out, those of one cost in the order in which they came.
  mutating func popFirst() -> (element: Int, cost: Int)? {
    while let cost = costs.first {
      if let bucket = buckets[cost], position < bucket.count {
        position += 1
        return (bucket[position - 1], cost)
      }
      buckets[cost] = nil
      position = 0
      costs.removeFirst()
    }
    return nil
  }

  /// The position within the bucket of the least cost.
  private var position = 0

  /// A few different numbers, the least first.
  private struct Heap {
    private var sorted: [Int] = []
    var first: Int? { sorted.last }
    mutating func insert(_ number: Int) {
      let position = sorted.lastIndex { $0 >= number }.map { $0 + 1 } ?? 0
      if position == 0 || sorted[position - 1] != number { sorted.insert(number, at: position) }
    }
    mutating func removeFirst() { sorted.removeLast() }
  }
}
