/// Ids are declared once, for fragments that can be presented with one.
enum IdsAreConsistent: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    var seen: [N: FragmentIDKind] = [:]
    for rule in graph.names.idRules {
      if let first = seen[rule.fragment] {
        if first != rule.kind { findings.append(.severalIDTypes(rule.fragment, first, rule.kind)) }
        continue
      }
      seen[rule.fragment] = rule.kind
      if !graph.contains(rule.fragment) {
        findings.append(.idsOfUnknownFragment(rule.fragment, rule.kind))
      }
    }
    return findings
  }
}
