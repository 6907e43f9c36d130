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

  /// Where a fragment is: what holds it, and how it got there.
  private struct Place {
    var holder: Node?
    var presentation: SeguePresentation?
  }

  init(_ navigation: Navigation<NamedFragment>) {
    var places: [Node: Place] = [:]
    for edge in navigation.path {
      guard let segue = navigation.graph.segue(for: edge.edge) else { continue }
      let presentation = segue.resolvedPresentation
      if segue.style == .hold {
        places[edge.to] = Place(holder: edge.from, presentation: presentation)
        continue
      }
      // The giver: the nearest holder of that fragment, or the source itself.
      var giver = edge.from
      if let leaving = segue.leaving {
        var holder = places[edge.from]?.holder
        while let next = holder, next.fragment != leaving { holder = places[next]?.holder }
        giver = holder ?? edge.from
      }
      places[edge.to] = Place(holder: places[giver]?.holder, presentation: presentation)
    }
    var depths: [Node: Int] = [:]
    rows = navigation.presentedFragments.map { fragment in
      let place = places[fragment]
      let depth = place?.holder.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[fragment] = depth
      return Row(fragment: fragment, depth: depth, presentation: place?.presentation)
    }
  }
}
