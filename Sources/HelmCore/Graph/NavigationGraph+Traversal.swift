extension NavigationGraph {
  /// Returns the fragments in depth-first order: each before those that are first reached through it.
  ///
  /// - Parameters:
  ///   - start: The fragment to start from. By default, all fragments are visited: from the inlets first, then from those that no inlet
  ///     reaches.
  ///   - end: The fragment to stop at.
  /// - Returns: The visited fragments, ending with `end` if it was reached; none if `start` is unknown.
  /// - Complexity: Linear in fragments and segues.
  public func dfs(from start: N? = nil, until end: N? = nil) -> [N] {
    let roots = start.map { position(of: $0).map { [$0] } ?? [] } ?? index.roots
    let last = end.flatMap(position(of:))
    var visited = [Bool](repeating: false, count: index.fragmentCount)
    var order: [FragmentIndex] = []
    for root in roots where !visited[root.offset] {
      var pending = [root]
      while let fragment = pending.popLast() {
        guard !visited[fragment.offset] else { continue }
        visited[fragment.offset] = true
        order.append(fragment)
        if fragment == last { return order.map { names[$0] } }
        for segue in index.egress(of: fragment).reversed() {
          let target = index[segue].to
          if !visited[target.offset] { pending.append(target) }
        }
      }
    }
    return order.map { names[$0] }
  }

  /// The fragments of the first cycle in depth-first order; each leads to the next, and the last to the first.
  ///
  /// Cycles that no inlet reaches are found too. `nil` if the graph has no cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var firstCycle: [N]? {
    var found: [N]?
    index.forEachCycle(from: index.roots, along: { _ in true }) { cycle in
      found = cycle.map { names[$0] }
      return false
    }
    return found
  }

  /// Whether the graph has a cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var hasCycle: Bool { firstCycle != nil }

  /// The groups of fragments that segues connect, in either direction, each in the graph's order.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var connectedComponents: [[N]] {
    var numbers = [Int?](repeating: nil, count: index.fragmentCount)
    var count = 0
    var pending: [FragmentIndex] = []
    func reach(_ fragment: FragmentIndex) {
      guard numbers[fragment.offset] == nil else { return }
      numbers[fragment.offset] = count
      pending.append(fragment)
    }
    for root in index.allFragments where numbers[root.offset] == nil {
      reach(root)
      while let fragment = pending.popLast() {
        for segue in index.egress(of: fragment) { reach(index[segue].to) }
        for segue in index.ingress(of: fragment) { reach(index[segue].from) }
      }
      count += 1
    }
    var groups = [[FragmentIndex]](repeating: [], count: count)
    for (fragment, number) in zip(index.allFragments, numbers) { number.map { groups[$0].append(fragment) } }
    return groups.map { $0.map { names[$0] } }
  }
}
