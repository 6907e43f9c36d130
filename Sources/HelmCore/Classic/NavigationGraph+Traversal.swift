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
    let start = start.map { position(of: $0).map { [$0] } ?? [] } ?? index.roots
    return index.depthFirst(from: start, until: end.flatMap(position(of:))).map { names[$0] }
  }

  /// The fragments of the first cycle in depth-first order; each leads to the next, and the last to the first.
  ///
  /// Cycles that no inlet reaches are found too. `nil` if the graph has no cycle.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var firstCycle: [N]? {
    var found: [FragmentIndex]?
    index.forEachCycle(from: index.roots, along: { _ in true }) { cycle in
      found = cycle
      return false
    }
    return found?.map { names[$0] }
  }

  /// The groups of fragments that segues connect, in either direction, each in the graph's order.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var connectedComponents: [[N]] { index.connectedComponents().map { $0.map { names[$0] } } }
}
