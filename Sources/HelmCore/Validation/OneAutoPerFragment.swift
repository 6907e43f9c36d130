/// At most one auto starts from a fragment.
enum OneAutoPerFragment: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let storage = graph.storage
    var findings: [ValidationFinding<N>] = []
    for fragment in storage.fragments.indices where storage.autos[fragment] != none {
      let autos = storage.egress(of: Int32(fragment)).filter { storage.compact[Int($0)].auto }
      guard autos.count > 1 else { continue }
      findings.append(.severalAutos(from: storage.fragments[fragment], autos.map { storage.edge(at: $0) }))
    }
    return findings
  }
}
