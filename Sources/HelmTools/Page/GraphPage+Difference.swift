import Helm
import HelmDocuments
import HelmTesting

extension GraphPage {
  /// Creates a page of a difference, whose two graphs are simulated side by side.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - views: The pictures of its drawing, at least one; the first is shown first.
  /// - Complexity: Linear in the graphs and the changes.
  package init(of difference: GraphDifference, views: [View]) {
    self.init(of: difference.union, views: views)
    self.difference = difference
    let words = GraphDifference.SegueWords(difference)
    findings = difference.changes.map { change in
      let (title, effects) = difference.words(of: change, words)
      return Finding(
        severity: change.breaks.isEmpty ? "note" : "problem", text: ([title] + effects).joined(separator: " · "),
        fragments: change.kind.fragments(renames: difference.renames), examples: change.examples)
    }
    let drawing = difference.drawing
    for (position, node) in drawing.nodes.enumerated() {
      notes.screens[position] = Self.note(node.mark, node.notes)
    }
    for (position, edge) in drawing.edges.enumerated() {
      notes.segues[position] = Self.note(edge.mark, edge.notes)
    }
  }

  private static func note(_ mark: GraphDrawing.Mark?, _ notes: [String]) -> String? {
    mark.map { ([$0.rawValue] + notes).joined(separator: ", ") }
  }
}

extension GraphDifference.Kind {
  /// Returns the current names of the fragments that a change is about.
  fileprivate func fragments(renames: [NamedFragment: NamedFragment]) -> [String] {
    let fragments: [NamedFragment] =
      switch self {
      case .entryChanged(let from, let to), .fragmentRenamed(let from, let to): [from, to]
      case .fragmentRemoved(let fragment), .fragmentAdded(let fragment), .fragmentUnreachable(let fragment),
        .guardLost(let fragment), .idsChanged(let fragment, _, _):
        [fragment]
      case .segueRemoved(let segue), .segueAdded(let segue), .segueChanged(_, let segue): [segue.from, segue.to]
      case .wayBackLost(let edge): [edge.from, edge.to]
      case .linkBroken: []
      }
    return fragments.map { (renames[$0] ?? $0).name }
  }
}

extension GraphDifference.Change {
  /// The examples of what this change breaks, each once, as scripts.
  fileprivate var examples: [[NavigationCommand<NamedFragment>]] {
    var known: Set<[NavigationCommand<NamedFragment>]> = []
    let scripts = breaks.compactMap(\.example?.commands).filter { known.insert($0).inserted }
    // A lost way back shows only when going back is attempted.
    if case .wayBackLost = kind { return scripts.map { $0 + [.back] } }
    return scripts
  }
}
