import Helm

extension DecisionPlanner {
  /// Presents a fragment along the first enabled segue, from the sender down, that has the requested presentation.
  mutating func present(
    _ fragment: PathFragment<N>, as presentation: SeguePresentation, _ index: Int
  ) throws(DecisionError<N>) {
    let ways = try sources(for: fragment, index).compactMap { source in
      enabledSegue(from: source, to: fragment).map { (source, $0) }
    }
    if let (source, _) = ways.first(where: { $0.1.isShown(as: presentation) }) {
      return try run(.present(fragment.fragment, id: fragment.id, from: .exactly(source)), index)
    }
    if !ways.isEmpty {
      throw .presentationNotAllowed(fragment, presentation, step: index, allowed: ways.map(\.1))
    }
    // The fragment may be presented with another id and be taken again by its own segue, or nothing leads to it at all.
    try run(.present(fragment.fragment, id: fragment.id), index)
    if let segue = plan.after.edge(into: fragment).flatMap({ plan.after.graph.segue(for: $0.edge) }),
      !segue.isShown(as: presentation)
    {
      throw .presentationNotAllowed(fragment, presentation, step: index, allowed: [segue])
    }
  }
}

extension Segue {
  fileprivate func isShown(as presentation: SeguePresentation) -> Bool {
    presentation == .automatic || resolvedPresentation == presentation
  }
}
