/// Only a pass leaves another fragment than its origin, and that is a fragment of the graph.
enum LeavingIsPossible: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let storage = graph.storage
    var findings: [ValidationFinding<N>] = []
    for (position, compact) in storage.compact.enumerated() where compact.leaving != none {
      guard let leaving = storage.segue(at: Int32(position)).leaving else { continue }
      let edge = storage.edge(at: Int32(position))
      if compact.style == .hold { findings.append(.leavingOnHold(edge, leaving: leaving)) }
      if compact.leaving < none { findings.append(.unknownLeaving(edge, leaving: leaving)) }
    }
    return findings
  }
}
