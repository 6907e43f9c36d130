import Helm
import HelmDocuments

/// What is presented, as layers: each fragment with the one that holds it, derived from the path.
struct PresentedTree {
  typealias Node = PathFragment<NamedFragment>

  /// A presented fragment, how deep it is held, and how it is shown.
  struct Row: Equatable {
    let fragment: Node
    let depth: Int
    let presentation: SeguePresentation?
  }

  /// The presented fragments, from the bottom to the topmost.
  let rows: [Row]

  init(_ navigation: Navigation<NamedFragment>) {
    rows = navigation.presentedPlaces.map { place in
      Row(
        fragment: place.fragment, depth: place.depth,
        presentation: place.ingress.flatMap { navigation.graph.segue(for: $0)?.resolvedPresentation })
    }
  }
}
