/// The search for the part of a saved path that fits the graph and the current rules.
extension Navigation {
  /// Returns the state that a saved path leads to, as far as it can be replayed exactly: each edge from its source, without losing any.
  ///
  /// An edge that can't be taken is dropped with everything on top of it. If edges exclude each other, the earlier one is kept, unless a
  /// bounded search finds that dropping it keeps more. If a segue no longer exists, but containers that were inserted since lead to its
  /// target, the edge starts from these. If the app has changed, or edges are dropped, the content auto segues of the presented fragments
  /// fire.
  ///
  /// - Parameters:
  ///   - path: The saved path.
  ///   - isSameGraph: Whether the path was saved in this graph, so that no auto segue is missing if all of it is kept.
  ///   - refusal: A closure that returns why a guard denies an edge, or `nil` if it allows it. Without guards, it isn't called.
  /// - Returns: The state, and the edges that were dropped.
  /// - Complexity: Linear in the saved path.
  package func restorable(
    _ path: SavedPath<N>, isSameGraph: Bool = true, refusal: (PathEdge<N>) -> String?
  ) -> RestorablePath<N> {
    var start = atEntry()
    start.machine.table.journal.notesTouches = false
    var search = RestorationSearch(of: path, from: start, refusal: refusal)
    var (replay, isLongest) = search.longest()
    let dropped = search.dropped(by: replay)
    if !isSameGraph || !dropped.isEmpty {
      replay.fireAutos { segue, source, machine in
        guard isGuarded else { return true }
        let target = PathFragment(graph.names[machine.graph[segue].to])
        return refusal(PathEdge(from: start.pathFragment(machine.table.key(of: source)), to: target)) == nil
      }
    }
    start.machine.table = replay.machine.table
    start.machine.table.journal.notesTouches = true
    start.machine.begin()
    return RestorablePath(navigation: start, dropped: dropped, isLongest: isLongest)
  }
}
