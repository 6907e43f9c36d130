import HelmCore

/// Which fragment each one is always inside.
///
/// A fragment can be held by the sources of holds that lead to it, and by whatever can hold a fragment that hands its
/// place over to it. It is drawn in the box of the innermost fragment that is around it however it is reached from the
/// entry. In a graph of places, that is its dominator, found by iterating to a fixed point (Cooper, Harvey and
/// Kennedy).
struct ContainerTree {
  /// The container of each fragment, by positions.
  let containers: [Int?]

  /// Finds the containers of a graph.
  ///
  /// - Complexity: Near linear in fragments and segues for graphs of apps; quadratic in the worst case.
  init<N: Fragment>(_ graph: NavigationGraph<N>) {
    let positions = graph.drawingIndex
    let count = graph.fragments.count
    // Fragment `n` is the vertex `n`, its place `count + n`, and the root is last.
    let root = 2 * count
    var targets = [[Int]](repeating: [], count: root + 1)
    for segue in graph.segues {
      guard let from = positions[segue.from], let to = positions[segue.to] else { continue }
      let left = segue.leaving.flatMap { positions[$0] } ?? from
      targets[segue.style == .hold ? from : count + left].append(count + to)
    }
    for fragment in 0..<count { targets[count + fragment].append(fragment) }
    var order = DepthFirstOrder(vertices: root + 1)
    if let entry = graph.entry.flatMap({ positions[$0] }) { targets[root].append(count + entry) }
    order.visit(root, targets)
    // A fragment that nothing leads to is outside of all boxes.
    for fragment in 0..<count where !order.isVisited(count + fragment) {
      targets[root].append(count + fragment)
      order.visit(count + fragment, targets)
    }
    order.add(root)
    let dominators = order.dominators(root: root, targets)
    containers = (0..<count).map { fragment in
      var vertex = dominators[fragment]
      while vertex != root && vertex >= count { vertex = dominators[vertex] }
      return vertex == root ? nil : vertex
    }
  }
}

/// The vertices of a graph, each after those that were first reached through it.
private struct DepthFirstOrder {
  private var visited: [Bool]
  private var postorder: [Int] = []

  init(vertices: Int) { visited = Array(repeating: false, count: vertices) }

  func isVisited(_ vertex: Int) -> Bool { visited[vertex] }

  /// Adds the vertices that can be reached from one; the root is added separately, at the end.
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

  /// The immediate dominator of each vertex.
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
