/// A graph has at least one segue.
enum NotEmpty: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    graph.index.segues.isEmpty ? [.emptyGraph] : []
  }
}
