import HelmCore

/// The dominators of a graph: for each fragment, the last other one that every way to it passes.
///
/// A segue that hands over the place of another fragment counts as leading from that fragment, since it leaves the
/// fragment that it comes from. The dominators are found by iterating to a fixed point (Cooper, Harvey and Kennedy).
struct DominatorTree {
  /// The dominator of each fragment, by positions; `nil` for the entry, and for a fragment that several ways from the
  /// start reach.
  let dominators: [Int?]

  /// Finds the dominators of a graph.
  ///
  /// - Complexity: Near linear in fragments and segues for graphs of apps; quadratic in the worst case.
  init<N: Fragment>(_ graph: NavigationGraph<N>) {
    let positions = graph.drawingIndex
    let root = graph.fragments.count
    var targets = [[Int]](repeating: [], count: root + 1)
    for segue in graph.segues {
      guard let from = positions[segue.from], let to = positions[segue.to] else { continue }
      targets[segue.leaving.flatMap { positions[$0] } ?? from].append(to)
    }
    var order = DepthFirstOrder(vertices: root + 1)
    if let entry = graph.entry.flatMap({ positions[$0] }) { targets[root].append(entry) }
    order.visit(root, targets)
    // Fragments that nothing leads to also count as reached from the start.
    for fragment in 0..<root where !order.isVisited(fragment) {
      targets[root].append(fragment)
      order.visit(fragment, targets)
    }
    order.add(root)
    dominators = order.dominators(root: root, targets).dropLast().map { $0 == root ? nil : $0 }
  }
}

/// The vertices of a graph in postorder, each after those that were first reached through it.
private struct DepthFirstOrder {
  private var visited: [Bool]
  private var postorder: [Int] = []

  init(vertices: Int) { visited = Array(repeating: false, count: vertices) }

  func isVisited(_ vertex: Int) -> Bool { visited[vertex] }

  /// Adds the vertices that can be reached from a vertex; the root is added separately, at the end.
  mutating func visit(_ start: Int, _ targets: [[Int]]) {
    visited[start] = true
    var way = [(vertex: start, next: 0)]
    while let (vertex, next) = way.last {
      if next == targets[vertex].count {
        way.removeLast()
        if vertex != targets.count - 1 { postorder.append(vertex) }
      } else {
        way[way.count - 1].next += 1
        let target = targets[vertex][next]
        if !visited[target] {
          visited[target] = true
          way.append((target, 0))
        }
      }
    }
  }

  mutating func add(_ root: Int) { postorder.append(root) }

  /// Returns the immediate dominator of each vertex.
  func dominators(root: Int, _ targets: [[Int]]) -> [Int] {
    var number = [Int](repeating: 0, count: targets.count)
    for (position, vertex) in postorder.enumerated() { number[vertex] = position }
    var sources = [[Int]](repeating: [], count: targets.count)
    for (vertex, ends) in targets.enumerated() { for end in ends { sources[end].append(vertex) } }
    var dominators = [Int](repeating: -1, count: targets.count)
    dominators[root] = root
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for vertex in postorder.reversed() where vertex != root {
        var new = -1
        for source in sources[vertex] where dominators[source] >= 0 {
          if new < 0 {
            new = source
            continue
          }
          var other = source
          while new != other {
            while number[new] < number[other] { new = dominators[new] }
            while number[other] < number[new] { other = dominators[other] }
          }
        }
        if new >= 0, dominators[vertex] != new {
          dominators[vertex] = new
          hasChanged = true
        }
      }
    }
    return dominators
  }
}
