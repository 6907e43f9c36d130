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
    let last = end.flatMap(position(of:))
    var visited = [Bool](repeating: false, count: fragments.count)
    var order: [N] = []
    for root in roots(startingAt: start) where !visited[root.offset] {
      var pending = [root]
      while let fragment = pending.popLast() {
        guard !visited[fragment.offset] else { continue }
        visited[fragment.offset] = true
        order.append(names[fragment])
        if fragment == last { return order }
        for segue in index.egress(of: fragment).reversed() {
          let target = index[segue].to
          if !visited[target.offset] { pending.append(target) }
        }
      }
    }
    return order
  }

  /// The fragments of the first cycle in depth-first order; each leads to the next, and the last to the first.
  ///
  /// Cycles that no inlet reaches are found too. `nil` if the graph has no cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var firstCycle: [N]? {
    var found: [FragmentIndex]?
    index.forEachCycle(from: roots(startingAt: nil), along: { _ in true }) { cycle in
      found = cycle
      return false
    }
    return found?.map { names[$0] }
  }

  /// The groups of fragments that segues connect, in either direction, each in the graph's order.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var connectedComponents: [[N]] {
    var component = [Int?](repeating: nil, count: fragments.count)
    var count = 0
    for root in index.allFragments where component[root.offset] == nil {
      component[root.offset] = count
      var pending = [root]
      while let fragment = pending.popLast() {
        func visit(_ neighbour: FragmentIndex) {
          guard component[neighbour.offset] == nil else { return }
          component[neighbour.offset] = count
          pending.append(neighbour)
        }
        for segue in index.egress(of: fragment) { visit(index[segue].to) }
        for segue in index.ingress(of: fragment) { visit(index[segue].from) }
      }
      count += 1
    }
    var groups = [[N]](repeating: [], count: count)
    for (fragment, group) in zip(fragments, component) { if let group { groups[group].append(fragment) } }
    return groups
  }

  /// Returns where a traversal starts: at one fragment, or at the inlets and then everywhere.
  private func roots(startingAt start: N?) -> [FragmentIndex] {
    if let start { return position(of: start).map { [$0] } ?? [] }
    return index.inlets + index.allFragments
  }
}

/// The state of a fragment in a depth-first traversal.
private enum VisitMark { case new, open, done }

extension GraphIndex {
  /// Reports one cycle for each segue that leads back into the depth-first path that reached it.
  ///
  /// - Parameters:
  ///   - roots: The fragments to start from.
  ///   - isIncluded: A closure that returns whether to follow a segue.
  ///   - report: A closure that takes the fragments of a cycle, and returns whether to continue.
  func forEachCycle(
    from roots: [FragmentIndex], along isIncluded: (SegueRules) -> Bool, report: ([FragmentIndex]) -> Bool
  ) {
    var marks = [VisitMark](repeating: .new, count: fragmentCount)
    // Two bounds and no range: what a range's bounds conform to would be looked up for the first graph of a program.
    var way: [(fragment: FragmentIndex, next: SegueIndex, end: SegueIndex)] = []
    func enter(_ fragment: FragmentIndex) {
      marks[fragment.offset] = .open
      let segues = egress(of: fragment)
      way.append((fragment, segues.lowerBound, segues.upperBound))
    }
    for root in roots where marks[root.offset] == .new {
      enter(root)
      while let (fragment, position, end) = way.last {
        guard position < end else {
          marks[fragment.offset] = .done
          way.removeLast()
          continue
        }
        way[way.count - 1].next = position.advanced(by: 1)
        let segue = self[position]
        guard isIncluded(segue) else { continue }
        switch marks[segue.to.offset] {
        case .done: continue
        case .new: enter(segue.to)
        case .open:
          let cycle = way.map { $0.fragment }
          guard let start = cycle.lastIndex(of: segue.to) else { continue }
          if !report(Array(cycle[start...])) { return }
        }
      }
    }
  }
}
