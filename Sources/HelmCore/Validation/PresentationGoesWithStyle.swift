/// A segue's presentation goes with its style.
enum PresentationGoesWithStyle: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    for position in graph.index.allSegues {
      let segue = graph.index[position]
      guard let style = segue.presentation.style, style != segue.style else { continue }
      findings.append(.presentationAgainstStyle(graph.edge(at: position), segue.presentation, segue.style))
    }
    return findings
  }
}
