/// Finding the part of a saved path that fits the graph and the current rules.
extension Navigation {
  /// The state that a saved path leads to, as far as it can be replayed as it was: each edge from where it started, with
  /// nothing of it lost.
  ///
  /// An edge that can't be taken is dropped with everything on top of it. Where edges exclude each other, the earlier one is
  /// kept, unless a bounded search finds that giving it up keeps more. Where a segue is gone, and containers that were put in
  /// between lead to its target, the edge starts from these. Where the app has changed, or edges are dropped, the
  /// content autos of what is presented fire.
  ///
  /// - Parameters:
  ///   - edges: The saved path.
  ///   - isSameGraph: Whether the path was saved in this graph, so that no auto is missing where all of it is kept.
  ///   - refusal: Why a guard doesn't allow an edge; `nil` if it does.
  /// - Returns: The state, and what was dropped.
  /// - Complexity: Linear in the saved path.
  package func restorable(
    _ edges: [KeptEdge<N>], isSameGraph: Bool = true, refusal: (PathEdge<N>) -> String? = { _ in nil }
  ) -> RestorablePath<N> {
    var bridge = RestorationBridge(self)
    var search = RestorationSearch(self, bridge.bridging(edges))
    search.rule(out: refusal)
    return search.longest(firingAutos: !isSameGraph, refusal: refusal)
  }
}
