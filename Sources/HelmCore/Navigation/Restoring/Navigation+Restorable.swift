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
    _ path: KeptPath<N>, isSameGraph: Bool = true, refusal: (PathEdge<N>) -> String?
  ) -> RestorablePath<N> {
    var start = atEntry()
    start.machine.table.journal.notesTouches = false
    // Each name is looked up once; everything done for each edge uses positions.
    var targets = path.fragments.map { $0.flatMap { graph.position(of: $0) } }
    var bridge = RestorationBridge(start.machine)
    let edges = bridge.bridging(path.edges, to: &targets)
    let names = RestorationNames(start: start, path: path, edges: edges, targets: targets)
    let isGuarded = isGuarded
    var search = RestorationSearch(start.machine, names) { isGuarded ? refusal(names.pathEdge(at: $0)) : nil }
    let found = search.longest()
    var restored = start
    var replay = found.replay
    if !isSameGraph || !found.dropped.isEmpty {
      replay.fireAutos { segue, source, machine in
        guard isGuarded else { return true }
        let target = PathFragment(graph.names[machine.graph[segue].to])
        return refusal(PathEdge(from: start.pathFragment(machine.table.key(of: source)), to: target)) == nil
      }
    }
    restored.machine.table = replay.machine.table
    restored.machine.table.journal.notesTouches = true
    restored.machine.begin()
    let dropped = found.dropped.compactMap { number, reason in
      let edge = edges[number]
      return edge.index.map { DroppedEdge<N>(index: $0, name: path.names[edge.name], id: edge.id, reason: reason) }
    }
    return RestorablePath(navigation: restored, dropped: dropped, isLongest: found.isLongest)
  }
}

/// The edges of a restoration, and their names.
struct RestorationNames<N: Fragment> {
  let start: Navigation<N>
  let path: KeptPath<N>
  let edges: [KeptEdge]

  /// The fragments, by the numbers of their names.
  let targets: [FragmentIndex?]

  /// Returns an edge as the path had it.
  func pathEdge(at number: Int) -> PathEdge<N> {
    let (edge, link) = (edges[number], link(at: number))
    let to = PathFragment(link.to, canonicalID: edge.id, occurrence: edge.occurrence)
    guard edge.cause > 0 else { return PathEdge(from: start.root, to: to) }
    let cause = edges[edge.cause - 1]
    return PathEdge(from: PathFragment(link.from, canonicalID: cause.id, occurrence: cause.occurrence), to: to)
  }

  /// Returns the ends of an edge, as far as these exist.
  func link(at number: Int) -> DirectedEdge<N> {
    let edge = edges[number]
    let from = edge.cause > 0 ? fragment(at: edge.cause - 1) : nil
    return (from ?? start.entry) => (fragment(at: number) ?? start.entry)
  }

  func fragment(at number: Int) -> N? {
    let name = edges[number].name
    return path.fragments.indices.contains(name) ? path.fragments[name] : targets[name].map { start.graph.names[$0] }
  }
}
