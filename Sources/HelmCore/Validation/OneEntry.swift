/// The entry is named, or there is exactly one fragment with segues out and none in.
enum OneEntry: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    if let entry = graph.namedEntry { return graph.contains(entry) ? [] : [.unknownEntry(entry)] }
    if graph.index.segues.isEmpty { return [] }
    let inlets = graph.inlets
    switch inlets.count {
    case 0: return [.noEntry]
    case 1: return []
    default: return [.severalEntries(inlets)]
    }
  }
}
