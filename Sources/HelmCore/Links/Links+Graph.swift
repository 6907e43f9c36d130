extension Links {
  /// Returns the problems of the links in a graph: fragments that it doesn't have, that no segues lead to or that auto segues lead on from,
  /// and ids that are missing or can't be of the type that the graph declares.
  ///
  /// - Parameter graph: The graph.
  /// - Returns: The findings, in the order of the links.
  /// - Complexity: That of creating the table, and linear in the graph for each fragment that is followed by another one in a link.
  public func findings(in graph: NavigationGraph<N>) -> [LinkFinding<N>] { Self.findings(source, in: graph) }

  /// Returns the problems of links, both on their own and in a graph.
  package static func findings(_ source: LinkSource<N>, in graph: NavigationGraph<N>) -> [LinkFinding<N>] {
    var (links, findings) = compiled(source, in: graph)
    findings += links.clashes
    var reached: [N: Set<N>] = [:]
    func isReached(_ target: N, from source: N) -> Bool {
      if let known = reached[source] { return known.contains(target) }
      // The fragments that can be reached from a fragment; the fragment itself only through a cycle.
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
    func check(_ fragments: [N], _ pattern: String?, link: Int) {
      var last = graph.entry
      for (index, fragment) in fragments.enumerated() {
        guard graph.contains(fragment) else {
          let names = closeNames(to: fragmentName(fragment), among: graph.fragments.prefix(1000)) {
            fragmentName($0)
          }
          findings.append((link, .unknownFragment(pattern: pattern, fragment, closeNames: names)))
          last = nil
          continue
        }
        if let source = last, !(index == 0 && source == fragment), !isReached(fragment, from: source) {
          findings.append((link, .unreachable(pattern: pattern, fragment, from: source)))
        }
        last = fragment
      }
      if let end = fragments.last, let next = graph.endOfAutos(from: end) {
        findings.append((link, .neverInFront(pattern: pattern, end, opens: next)))
      }
    }
    for (index, link) in source.links.enumerated() { check(link.fragments, link.pattern, link: index) }
    check(source.fallback, nil, link: source.links.count)
    for fragment in source.fallback {
      if let kind = graph.idKind(of: fragment) {
        findings.append((source.links.count, .missingID(pattern: nil, fragment, expected: kind.name)))
      }
    }
    return inOrder(findings)
  }
}

extension NavigationGraph {
  /// Returns the fragment that ends up in front, if auto segues that can't be dismissed lead on from a fragment.
  fileprivate func endOfAutos(from fragment: N) -> N? {
    guard let start = position(of: fragment) else { return nil }
    var end = start
    for _ in 0..<fragments.count {
      guard let auto = index.autoLeadingOn(from: end) else { return end == start ? nil : names[end] }
      end = index[auto].to
    }
    // A cycle of auto segues is a separate finding.
    return nil
  }
}
