import Helm

extension FindingSearch {
  /// States from which nothing leads home; those that no command changes are dead ends already.
  func traps() -> [NavigationFinding<N>] {
    let getsHome = statesLeadingHome()
    return firstByTopmost { isExpanded($0) && !getsHome[$0] && !isDeadEnd($0) }
      .map { NavigationFinding(.trap($0.fragment), example: example($0.state)) }
  }

  /// Which states are known to lead home, or to where the exploration stopped.
  private func statesLeadingHome() -> [Bool] {
    let count = exploration.states.count
    var homes = Array(exploration.transitions.count..<count)
    if !options.homes.isEmpty {
      homes += exploration.transitions.indices.filter { exploration.states[$0].navigation.isHome(options.homes) }
    } else if homes.isEmpty {
      // States that present the same are alike, whatever the way to them.
      let shown = Set(largestClosedComponent().map { exploration.states[$0].navigation.presentedFragments })
      homes = exploration.states.indices.filter {
        shown.contains(exploration.states[$0].navigation.presentedFragments)
      }
    }
    var sources = [[Int]](repeating: [], count: count)
    for (state, transitions) in exploration.transitions.enumerated() {
      for transition in transitions { sources[transition.target].append(state) }
    }
    var getsHome = [Bool](repeating: false, count: count)
    var pending = homes
    for home in homes { getsHome[home] = true }
    while let state = pending.popLast() {
      for source in sources[state] where !getsHome[source] {
        getsHome[source] = true
        pending.append(source)
      }
    }
    return getsHome
  }

  /// The largest set of states that can all get to each other and that nothing leads out of; of equal ones the first.
  private func largestClosedComponent() -> [Int] {
    let successors = exploration.transitions.map { $0.map(\.target) }
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

/// The strongly connected components of a graph of integers.
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
