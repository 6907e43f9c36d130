/// Only a pass leaves another fragment than its origin, and that is a fragment of the graph.
enum LeavingIsPossible: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let storage = graph.storage
    return storage.compact.indices.flatMap { position -> [ValidationFinding<N>] in
      let compact = storage.compact[position]
      guard compact.leaving != none, let leaving = storage.segue(at: Int32(position)).leaving else { return [] }
      let edge = storage.edge(at: Int32(position))
      var findings: [ValidationFinding<N>] = []
      if compact.style == .hold { findings.append(.leavingOnHold(edge, leaving: leaving)) }
      if compact.leaving < none { findings.append(.unknownLeaving(edge, leaving: leaving)) }
      return findings
    }
  }
}
