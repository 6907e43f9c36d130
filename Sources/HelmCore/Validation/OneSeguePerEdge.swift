/// An edge has at most one segue.
enum OneSeguePerEdge: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let segues = graph.index.segues
    var findings: [ValidationFinding<N>] = []
    var start = 0
    while start < segues.count {
      var end = start + 1
      while end < segues.count, segues[end].from == segues[start].from, segues[end].to == segues[start].to {
        end += 1
      }
      if end - start > 1 {
        findings.append(.duplicateSegues(graph.edge(at: SegueIndex(start)), count: end - start))
      }
      start = end
    }
    return findings
  }
}
