import HelmCore

/// Queries of a state that changes command by command, each as cheap as the change.
extension Navigation {
  /// Returns the edges that a change removed from the path, and those that it added, in order.
  ///
  /// - Complexity: That of sorting the edges of the change.
  func pathEdges(
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
  func reached(by path: HelmPath<N>) -> Navigation {
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
  var presentedCount: Int { machine.table.presentedCount }

  /// Returns the number of presented frames of a fragment.
  package func presentedCount(of fragment: N) -> Int {
    graph.position(of: fragment).map { machine.table.presentedCount(of: $0) } ?? 0
  }

  /// Returns the topmost presented fragments, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in their number.
  func presentedFragments(fromTop count: Int) -> [PathFragment<N>] {
    machine.table.presentedFromTop.prefix(count).reversed().map { pathFragment($0) }
  }
}
