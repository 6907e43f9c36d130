/// A segue's presentation goes with its style.
enum PresentationGoesWithStyle: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let storage = graph.storage
    return storage.compact.indices.compactMap { position in
      let segue = storage.compact[position]
      guard let style = segue.presentation.style, style != segue.style else { return nil }
      return .presentationAgainstStyle(storage.edge(at: Int32(position)), segue.presentation, segue.style)
    }
  }
}
