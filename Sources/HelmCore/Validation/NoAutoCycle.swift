/// Autos never lead round in a circle, on an island that no entry reaches either.
enum NoAutoCycle: ValidationRule {
  /// Where several autos start from many fragments, there can be as many cycles as segues; the first ones will do.
  private static let limit = 20

  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let storage = graph.storage
    var findings: [ValidationFinding<N>] = []
    let roots = storage.autos.indices.filter { storage.autos[$0] != none }.map { Int32($0) }
    storage.forEachCycle(from: roots, along: \.auto) { cycle in
      findings.append(.autoCycle(cycle.map { storage.fragments[Int($0)] }))
      return findings.count < limit
    }
    return findings
  }
}
