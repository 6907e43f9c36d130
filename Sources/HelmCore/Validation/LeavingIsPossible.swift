/// Only a pass leaves another fragment than its source, and that is a fragment of the graph.
enum LeavingIsPossible: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    for position in graph.index.allSegues {
      let rules = graph.index[position]
      guard rules.leaving != nil || rules.unknownLeaving != nil else { continue }
      let segue = graph.segue(at: position)
      guard let leaving = segue.leaving else { continue }
      if rules.style == .hold { findings.append(.leavingOnHold(segue.edge, leaving: leaving)) }
      if rules.unknownLeaving != nil { findings.append(.unknownLeaving(segue.edge, leaving: leaving)) }
    }
    return findings
  }
}
