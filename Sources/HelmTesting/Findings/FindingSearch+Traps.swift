import Helm

extension FindingSearch {
  /// Returns a finding for each entrance to the states from which nothing leads home, apart from dead ends, which are
  /// findings of their own.
  func traps() -> [NavigationFinding<N>] {
    let getsHome = statesLeadingHome()
    var isEntered = [Bool](repeating: false, count: space.count)
    isEntered[0] = true
    for state in 0..<space.expanded where getsHome[state] {
      for transition in space.transitions(of: state) {
        if let target = space.target(of: transition) { isEntered[target] = true }
      }
    }
    let severity: NavigationFinding<N>.Severity = options.homes.isEmpty ? .warning : .problem
    return firstByTopmost { isEntered[$0] && isExpanded($0) && !getsHome[$0] && !isDeadEnd($0) }
      .map { NavigationFinding(.trap($0.fragment), example: example($0.state), severity: severity) }
  }

  /// Returns which states are known to lead home, or to where the exploration stopped.
  private func statesLeadingHome() -> [Bool] {
    let count = space.count
    var homes = (0..<count).filter { !isExpanded($0) }
    if !options.homes.isEmpty {
      homes += (0..<space.expanded).filter { sights.isHome[$0] }
    } else if space.expanded == count {
      // With the same fragment on top, the user is in the same place, however they got there.
      let shown = Set(largestClosedComponent().map { sights.topmost[$0] })
      homes += (0..<count).filter { shown.contains(sights.topmost[$0]) }
    }
    let predecessors = Predecessors(space)
    var getsHome = [Bool](repeating: false, count: count)
    var pending = homes
    for home in homes { getsHome[home] = true }
    while let state = pending.popLast() {
      for source in predecessors.sources(of: state) where !getsHome[source] {
        getsHome[source] = true
        pending.append(source)
      }
    }
    return getsHome
  }

  /// Returns the largest set of states that can all reach each other and that nothing leads out of; the first of
  /// equally large ones.
  private func largestClosedComponent() -> [Int] {
    let successors = (0..<space.expanded).map { state in
      space.transitions(of: state).compactMap { space.target(of: $0) }
    }
    let components = stronglyConnectedComponents(of: successors)
    var componentOf = [Int](repeating: 0, count: successors.count)
    for (number, component) in components.enumerated() {
      for state in component { componentOf[state] = number }
    }
    let closed = components.indices.filter { number in
      components[number].allSatisfy { state in successors[state].allSatisfy { componentOf[$0] == number } }
    }
    let largest = closed.max { lhs, rhs in
      let (left, right) = (components[lhs], components[rhs])
      return left.count != right.count ? left.count < right.count : (left.min() ?? 0) > (right.min() ?? 0)
    }
    return largest.map { components[$0] } ?? []
  }
}

/// The states from which moves lead to each state, in flat arrays, since there may be many.
struct Predecessors {
  private var offsets: [Int]
  private var states: [Int32]

  /// - Complexity: Linear in states and moves.
  init(_ space: StateSpace) {
    offsets = [Int](repeating: 0, count: space.count + 1)
    for state in 0..<space.expanded {
      for transition in space.transitions(of: state) {
        if let target = space.target(of: transition) { offsets[target + 1] += 1 }
      }
    }
    for state in 0..<space.count { offsets[state + 1] += offsets[state] }
    var next = offsets
    states = [Int32](repeating: 0, count: offsets.last ?? 0)
    for state in 0..<space.expanded {
      for transition in space.transitions(of: state) {
        guard let target = space.target(of: transition) else { continue }
        states[next[target]] = Int32(truncatingIfNeeded: state)
        next[target] += 1
      }
    }
  }

  func sources(of state: Int) -> some Sequence<Int> { states[offsets[state]..<offsets[state + 1]].lazy.map(Int.init) }
}

/// Returns the strongly connected components of a graph of integers.
///
/// - Complexity: Linear in nodes and arcs.
func stronglyConnectedComponents(of successors: [[Int]]) -> [[Int]] {
  var components: [[Int]] = []
  var number = [Int](repeating: -1, count: successors.count)
  var low = number
  var isOpen = [Bool](repeating: false, count: successors.count)
  var open: [Int] = []
  var count = 0
  for root in successors.indices where number[root] < 0 {
    var way = [(node: root, next: 0)]
    while let (node, next) = way.last {
      if next == 0 {
        number[node] = count
        low[node] = count
        count += 1
        open.append(node)
        isOpen[node] = true
      }
      if next < successors[node].count {
        way[way.count - 1].next += 1
        let successor = successors[node][next]
        if number[successor] < 0 {
          way.append((successor, 0))
        } else if isOpen[successor] {
          low[node] = min(low[node], number[successor])
        }
        continue
      }
      way.removeLast()
      if let parent = way.last?.node { low[parent] = min(low[parent], low[node]) }
      guard low[node] == number[node], let position = open.lastIndex(of: node) else { continue }
      let component = Array(open[position...])
      open.removeSubrange(position...)
      for member in component { isOpen[member] = false }
      components.append(component)
    }
  }
  return components
}
