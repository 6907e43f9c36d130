extension NavigationGraph {
  /// Returns all problems of the graph, by all rules.
  ///
  /// - Returns: The findings, by rule and then in the graph's order; none for a valid graph.
  /// - Complexity: Linear in fragments and segues.
  public func validationFindings() -> [ValidationFinding<N>] {
    let rules = [
      emptyGraphs, unclearEntries, duplicateSegues, severalAutos, autoCycles, presentationsAgainstStyle,
      impossibleLeavings, inconsistentIDs, strayOpenings,
    ]
    var findings: [ValidationFinding<N>] = []
    for rule in rules {
      for finding in rule { findings.append(finding) }
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
