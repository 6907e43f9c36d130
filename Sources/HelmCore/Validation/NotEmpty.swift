/// A graph has at least one segue, or is a single screen, which is named as the entry then.
enum NotEmpty: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    graph.index.fragmentCount == 0 ? [.emptyGraph] : []
  }
}
