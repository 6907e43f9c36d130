extension Links {
  /// What is wrong with the links in a graph: fragments that it doesn't have, and fragments that no segues lead to.
  ///
  /// - Parameter graph: The graph.
  /// - Returns: The findings, in the order of the links.
  /// - Complexity: Linear in the graph, for each fragment that has another one after it in a link.
  public func findings(in graph: NavigationGraph<N>) -> [LinkFinding<N>] {
    var reached: [N: Set<N>] = [:]
    func isReached(_ target: N, from source: N) -> Bool {
      if let known = reached[source] { return known.contains(target) }
      // What can be reached from a fragment; the fragment itself only by a cycle.
      var fragments = Set<N>()
      var pending = [source]
      while let fragment = pending.popLast() {
        for edge in graph.outgoingEdges(of: fragment) where fragments.insert(edge.to).inserted {
          pending.append(edge.to)
        }
      }
      reached[source] = fragments
      return fragments.contains(target)
    }
    var findings: [LinkFinding<N>] = []
    for link in all {
      var last = graph.entry
      for (index, step) in link.steps.enumerated() {
        let fragment = step.fragment
        guard graph.contains(fragment) else {
          let names = closeNames(to: fragmentName(fragment), among: graph.fragments.prefix(1000)) {
            fragmentName($0)
          }
          findings.append(.unknownFragment(pattern: link.pattern, fragment, closeNames: names))
          last = nil
          continue
        }
        if let source = last, !(index == 0 && source == fragment), !isReached(fragment, from: source) {
          findings.append(.unreachable(pattern: link.pattern, fragment, from: source))
        }
        last = fragment
      }
    }
    return findings
  }
}
