/// Auto segues never form a cycle, on an island that no entry reaches either.
enum NoAutoCycle: ValidationRule {
  /// Where several autos start from many fragments, there can be as many cycles as segues; the first ones will do.
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
