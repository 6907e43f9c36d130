extension NavigationGraph {
  /// The fragments in depth-first order: each before those that are first reached through it.
  ///
  /// - Parameters:
  ///   - start: The fragment to start from. Without one, all fragments are visited: from the inlets first, then from
  ///     those that no inlet reaches.
  ///   - end: The fragment to stop at.
  /// - Returns: The visited fragments, `end` last where it was reached; none where `start` is unknown.
  /// - Complexity: Linear in fragments and segues.
  public func dfs(from start: N? = nil, until end: N? = nil) -> [N] {
    let last = end.map { storage.index[$0] ?? none } ?? none
    var visited = [Bool](repeating: false, count: nodes.count)
    var order: [N] = []
    for root in roots(startingAt: start) where !visited[Int(root)] {
      var pending = [root]
      while let fragment = pending.popLast() {
        guard !visited[Int(fragment)] else { continue }
        visited[Int(fragment)] = true
        order.append(nodes[Int(fragment)])
        if fragment == last { return order }
        for position in storage.egress(of: fragment).reversed() {
          let target = storage.compact[Int(position)].to
          if !visited[Int(target)] { pending.append(target) }
        }
      }
    }
    return order
  }

  /// The fragments of the first cycle in depth-first order, each followed by the next and the last by the first.
  ///
  /// Cycles that no inlet reaches are found too. `nil` where the graph has no cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var firstCycle: [N]? {
    var found: [Int32]?
    storage.forEachCycle(from: roots(startingAt: nil), along: { _ in true }) { cycle in
      found = cycle
      return false
    }
    return found?.map { nodes[Int($0)] }
  }

  /// Whether the graph has a cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var hasCycle: Bool { firstCycle != nil }

  /// The groups of fragments that segues connect, in whichever direction, each in the graph's order.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var connectedComponents: [[N]] {
    var component = [Int32](repeating: none, count: nodes.count)
    var count: Int32 = 0
    for root in nodes.indices where component[root] == none {
      component[root] = count
      var pending = [Int32(root)]
      while let fragment = pending.popLast() {
        func visit(_ neighbour: Int32) {
          guard component[Int(neighbour)] == none else { return }
          component[Int(neighbour)] = count
          pending.append(neighbour)
        }
        for position in storage.egress(of: fragment) { visit(storage.compact[Int(position)].to) }
        for position in storage.ingress(of: fragment) { visit(storage.compact[Int(position)].from) }
      }
      count += 1
    }
    var groups = [[N]](repeating: [], count: Int(count))
    for fragment in nodes.indices { groups[Int(component[fragment])].append(nodes[fragment]) }
    return groups
  }

  /// Where a traversal starts: at one fragment, or at the inlets and then everywhere.
  private func roots(startingAt start: N?) -> [Int32] {
    if let start { return storage.index[start].map { [$0] } ?? [] }
    return storage.inlets + nodes.indices.map { Int32($0) }
  }
}

/// How far a depth-first traversal is with a fragment.
private enum VisitMark { case new, open, done }

extension GraphStorage {
  /// Reports one cycle for each segue that leads back into the depth-first way that reached it.
  ///
  /// - Parameters:
  ///   - roots: Where to start.
  ///   - isIncluded: Which segues to follow.
  ///   - report: Takes the fragments of a cycle, and answers whether to look for more.
  func forEachCycle(
    from roots: [Int32], along isIncluded: (CompactSegue) -> Bool, report: ([Int32]) -> Bool
  ) {
    var marks = [VisitMark](repeating: .new, count: fragments.count)
    var way: [(fragment: Int32, rest: Range<Int32>)] = []
    for root in roots where marks[Int(root)] == .new {
      marks[Int(root)] = .open
      way.append((root, egress(of: root)))
      while let (fragment, rest) = way.last {
        guard let position = rest.first else {
          marks[Int(fragment)] = .done
          way.removeLast()
          continue
        }
        way[way.count - 1].rest = rest.dropFirst()
        let segue = compact[Int(position)]
        guard isIncluded(segue) else { continue }
        switch marks[Int(segue.to)] {
        case .done: continue
        case .new:
          marks[Int(segue.to)] = .open
          way.append((segue.to, egress(of: segue.to)))
        case .open:
          let cycle = way.map(\.fragment)
          guard let start = cycle.lastIndex(of: segue.to) else { continue }
          if !report(Array(cycle[start...])) { return }
        }
      }
    }
  }
}
