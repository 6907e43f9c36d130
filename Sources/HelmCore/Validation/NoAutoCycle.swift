/// Auto segues never form a cycle, not even on an island that no entry reaches.
enum NoAutoCycle: ValidationRule {
  /// If many fragments have several autos, there can be as many cycles as segues; reporting the first ones is enough.
  private static let limit = 20

  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    let roots = graph.index.allFragments.filter { graph.index.auto(of: $0) != nil }
    graph.index.forEachCycle(from: roots, along: \.auto) { cycle in
      findings.append(.autoCycle(cycle.map(graph.fragment(at:))))
      return findings.count < limit
    }
    return findings
  }
}
