/// A segue's presentation goes with its style.
enum PresentationGoesWithStyle: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let storage = graph.storage
    var findings: [ValidationFinding<N>] = []
    for (position, segue) in storage.compact.enumerated() {
      guard let style = segue.presentation.style, style != segue.style else { continue }
      findings.append(.presentationAgainstStyle(storage.edge(at: Int32(position)), segue.presentation, segue.style))
    }
    return findings
  }
}
