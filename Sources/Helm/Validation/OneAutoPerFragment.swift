/// At most one auto starts from a fragment.
enum OneAutoPerFragment: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let storage = graph.storage
    return storage.fragments.indices.compactMap { fragment in
      let egress = storage.egress(of: Int32(fragment))
      guard egress.count(where: { storage.compact[Int($0)].auto }) > 1 else { return nil }
      let autos = egress.filter { storage.compact[Int($0)].auto }
      return .severalAutos(from: storage.fragments[fragment], autos.map { storage.edge(at: $0) })
    }
  }
}
