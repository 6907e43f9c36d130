import Helm

/// The shortest ways of a graph from the fragments of a state's path, along segues that are enabled and not redirected.
///
/// An auto segue costs nothing, since it fires by itself; every other segue costs a command.
package struct GraphWays<N: Fragment> {
  /// The edge by which each fragment is reached; those of the path have none.
  private(set) var ingress: [N: DirectedEdge<N>] = [:]

  /// The fragments that can be reached, the nearest first.
  package private(set) var reached: [N] = []

  private var isReached: Set<N> = []

  /// Finds the ways.
  ///
  /// - Complexity: Linear in fragments and segues.
  package init(from start: Navigation<N>, without excluded: Set<DirectedEdge<N>> = []) {
    let graph = start.graph
    var near = start.presentedFragments.reversed().map(\.fragment)
    for edge in start.path.reversed() { near += [edge.to.fragment, edge.from.fragment] }
    var pending = near.map { (fragment: $0, edge: DirectedEdge<N>?.none) }
    while !pending.isEmpty {
      var further: [(fragment: N, edge: DirectedEdge<N>?)] = []
      var next = 0
      while next < pending.count {
        let (fragment, edge) = pending[next]
        next += 1
        guard isReached.insert(fragment).inserted else { continue }
        ingress[fragment] = edge
        reached.append(fragment)
        for edge in graph.outgoingEdges(of: fragment) where !excluded.contains(edge) && start.takes(edge) {
          if graph.segue(for: edge)?.auto == true {
            pending.append((edge.to, edge))
          } else {
            further.append((edge.to, edge))
          }
        }
      }
      pending = further
    }
  }

  /// Returns whether a fragment can be reached.
  package func reaches(_ fragment: N) -> Bool { isReached.contains(fragment) }

  /// Returns the edges to a fragment, or `nil` if it can't be reached.
  package func way(to fragment: N) -> [DirectedEdge<N>]? {
    reaches(fragment) ? Array(following: ingress, to: fragment) : nil
  }
}

extension Array {
  /// Creates the way to a fragment from the edge by which a search has reached each; the fragments it started at have none.
  package init<N>(following ingress: [N: DirectedEdge<N>], to fragment: N) where Element == DirectedEdge<N> {
    self.init()
    var fragment = fragment
    while let edge = ingress[fragment] {
      append(edge)
      fragment = edge.from
    }
    reverse()
  }
}

extension Navigation {
  /// Returns whether taking a segue really takes it: it is enabled and not redirected.
  func takes(_ edge: DirectedEdge<N>) -> Bool { traits(of: edge).isEmpty }
}
