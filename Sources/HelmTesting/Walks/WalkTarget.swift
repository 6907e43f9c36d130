import Helm

/// A target for a walk to cover.
public enum WalkTarget<N: Fragment>: Hashable, Sendable {
  /// A state in which the fragment is presented, with any id or none.
  case fragment(N)

  /// A command that takes the segue, by itself or by an auto.
  case segue(DirectedEdge<N>)

  /// Two segues, the second taken right after the first and from the fragment that the first one led to; autos may fire
  /// in between.
  case pair(DirectedEdge<N>, DirectedEdge<N>)

  /// A state that presents exactly these fragments, from the bottom to the topmost, ignoring their occurrences.
  case presentation([PathFragment<N>])
}

/// The targets that a walk is planned to cover.
public enum WalkCriterion<N: Fragment>: Hashable, Sendable {
  /// Every fragment of the graph.
  case fragments

  /// Every segue of the graph.
  case segues

  /// Every pair of segues of the graph of which the first leads to the fragment that the second starts from.
  case pairs

  /// Every presentation that the exploration finds.
  case presentations

  /// The given targets.
  case targets([WalkTarget<N>])
}

extension WalkTarget: CustomStringConvertible {
  /// The target in words.
  public var description: String {
    switch self {
    case .fragment(let fragment): "\(PathFragment(fragment))"
    case .segue(let edge): "\(edge)"
    case .pair(let first, let second): "\(first), then \(second)"
    case .presentation(let fragments): fragments.map(\.description).joined(separator: " / ")
    }
  }
}

extension WalkCriterion {
  /// Returns the targets in a graph; for presentations, those that an exploration found.
  func targets(of graph: NavigationGraph<N>, exploration: Exploration<N>) -> [WalkTarget<N>] {
    switch self {
    case .fragments: graph.fragments.map { .fragment($0) }
    case .segues: graph.edges.map { .segue($0) }
    case .pairs:
      graph.edges.flatMap { first in graph.outgoingEdges(of: first.to).map { .pair(first, $0) } }
    case .presentations:
      exploration.distinctPresentations().map {
        .presentation(exploration.states[$0].navigation.presentedFragments.withoutOccurrences)
      }
    case .targets(let targets): targets.map(\.withoutOccurrences).uniqued()
    }
  }
}

extension WalkTarget {
  /// The target without occurrences, for comparisons.
  var withoutOccurrences: WalkTarget {
    if case .presentation(let fragments) = self { .presentation(fragments.withoutOccurrences) } else { self }
  }
}

/// A fragment with its id and occurrence.
protocol Placed {
  /// The value without its occurrence.
  var withoutOccurrence: Self { get }
}

extension PathFragment: Placed {
  var withoutOccurrence: PathFragment { PathFragment(fragment, id: id) }
}

extension Array where Element: Placed {
  /// The elements without their occurrences.
  var withoutOccurrences: [Element] { map(\.withoutOccurrence) }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without duplicates, in the order of their first occurrences.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
