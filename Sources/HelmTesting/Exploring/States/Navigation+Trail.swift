import HelmCore

/// Queries of a state that changes command by command, each as cheap as the change.
extension Navigation {
  /// Returns the edges that a change removed from the path, and those that it added, in order.
  ///
  /// - Complexity: That of sorting the edges of the change.
  package func pathEdges(
    of change: PathChange
  ) -> (removed: [PathEdge<N>], added: [PathEdge<N>]) {
    (
      change.before.map { pathEdge($0.edge) },
      change.after.sorted { $0.stamp < $1.stamp }.map { pathEdge($0.edge) }
    )
  }

  /// Returns the state with a path that this state's rules have led to.
  ///
  /// - Complexity: Linear in the path.
  package func reached(by path: HelmPath<N>) -> Navigation {
    var (flat, ids, makers) = (FlatPath(), IDNumbers(), [PathFragment<N>: Int32]())
    for edge in path {
      guard let segue = graph.position(of: edge.edge) else { continue }
      makers[edge.to] = Int32(truncatingIfNeeded: flat.edges.count)
      flat.edges.append(
        FlatPath.Edge(
          segue: segue, cause: makers[edge.from] ?? -1, id: ids.number(of: edge.to.id),
          occurrence: Int32(truncatingIfNeeded: edge.to.occurrence)))
    }
    var navigation = self
    navigation.machine = machine.at(flat, ids)
    return navigation
  }

  /// The number of fragments that are presented.
  package var presentedCount: Int { machine.table.presentedCount }

  /// Returns the number of presented frames of a fragment.
  package func presentedCount(of fragment: N) -> Int {
    graph.position(of: fragment).map { machine.table.presentedCount(of: $0) } ?? 0
  }

  /// Returns the topmost presented fragments, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in their number.
  package func presentedFragments(fromTop count: Int) -> [PathFragment<N>] {
    machine.table.presentedFromTop.prefix(count).reversed().map { pathFragment($0) }
  }

  /// Returns the topmost occurrence of a fragment that is over all modals and curtains, or in the topmost of them.
  ///
  /// - Complexity: Linear in the frames passed.
  package func touchablePlace(of fragment: N) -> PathFragment<N>? {
    guard let position = graph.position(of: fragment) else { return nil }
    let table = machine.table
    for frame in table.presentedFromTop {
      if table[frame].fragment == position { return pathFragment(frame) }
      let layer = table[table[frame].opener].segue.flatMap { graph.index[$0].layer }
      if layer == .modal || layer == .curtain { return nil }
    }
    return nil
  }
}
