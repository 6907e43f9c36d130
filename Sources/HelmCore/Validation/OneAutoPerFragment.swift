/// At most one auto starts from a fragment.
enum OneAutoPerFragment: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    for fragment in graph.index.allFragments where graph.index.auto(of: fragment) != nil {
      let autos = graph.index.egress(of: fragment).filter { graph.index[$0].auto }
      guard autos.count > 1 else { continue }
      findings.append(.severalAutos(from: graph.fragment(at: fragment), autos.map(graph.edge(at:))))
    }
    return findings
  }
}
