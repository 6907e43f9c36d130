import Helm
import HelmDocuments

/// The presented fragments as layers: each fragment with its holder, derived from the path.
struct PresentedTree {
  typealias Node = PathFragment<NamedFragment>

  /// A presented fragment, its depth, and its presentation.
  struct Row: Equatable {
    let fragment: Node
    let depth: Int
    let presentation: String?
  }

  /// The presented fragments, from the bottom to the topmost.
  let rows: [Row]

  init(_ navigation: Navigation<NamedFragment>) {
    let graph = navigation.graph
    let tabs: Set<DirectedEdge<NamedFragment>> = graph.segues.tabs()
    rows = navigation.presentedPlaces.map { place in
      let segue = place.ingress.flatMap { graph.segue(for: $0) }
      return Row(
        fragment: place.fragment, depth: place.depth,
        presentation: segue.map { tabs.contains($0.edge) ? "tab" : $0.resolvedPresentation.rawValue })
    }
  }
}
