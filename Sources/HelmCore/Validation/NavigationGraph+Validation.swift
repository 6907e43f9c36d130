/// A rule that a graph has to follow.
protocol ValidationRule {
  /// Returns the violations of the rule, in the graph's order.
  ///
  /// - Complexity: Linear in fragments and segues.
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>]
}

/// All rules, in the order in which their findings are reported.
private var rules: [any ValidationRule.Type] {
  [
    NotEmpty.self, OneEntry.self, OneSeguePerEdge.self, OneAutoPerFragment.self, NoAutoCycle.self,
    PresentationGoesWithStyle.self, LeavingIsPossible.self, IdsAreConsistent.self, OpeningsAreTabs.self,
  ]
}

extension NavigationGraph {
  /// Returns all problems of the graph, by all rules.
  ///
  /// - Returns: The findings, by rule and then in the graph's order; none for a valid graph.
  /// - Complexity: Linear in fragments and segues.
  public func validationFindings() -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    for rule in rules {
      for finding in rule.findings(in: self) { findings.append(finding) }
    }
    return findings
  }

  /// Throws if the graph breaks a rule, or if a path has edges without segues.
  ///
  /// - Parameter path: The edges of a path to check along with the graph.
  /// - Throws: All findings together.
  /// - Complexity: Linear in fragments, segues and path.
  package func validate(_ path: [PathEdge<N>] = []) throws(FindingsError<ValidationFinding<N>>) {
    var findings = validationFindings()
    for index in path.indices where !contains(path[index].edge) {
      findings.append(.unknownPathEdge(path[index].edge, index: index))
    }
    if !findings.isEmpty { throw FindingsError(findings: findings) }
  }
}
