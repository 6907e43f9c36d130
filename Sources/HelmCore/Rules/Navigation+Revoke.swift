/// What a guard that has changed its mind does to the state (semantics.md §5).
extension Navigation {
  /// The edges of the path that a guard is asked about, in order.
  ///
  /// - Complexity: Linear in the path.
  func pathEdges(in scope: GuardScope<N>) -> [PathEdge<N>] {
    path.filter { scope.contains($0.edge) }
  }

  /// Removes the frames of edges that are no longer allowed, with all that stands on them.
  mutating func revoke(_ edges: [PathEdge<N>]) -> NavigationOutcome<N> {
    change { navigation in
      for edge in edges {
        guard let frame = navigation.frame(madeBy: edge) else { continue }
        navigation.table.remove(frame)
        navigation.record(.dismissed(edge))
      }
    }
  }

  /// Presents a flow, its first target from wherever it can be presented.
  mutating func presentFromHere(_ flow: Flow<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try attempt { (self) throws(HelmError<N>) in
      if let first = flow.first {
        try self.follow(try self.plan(presenting: first.to, id: nil))
        try self.run(.flow(flow, from: 1))
      }
    }
  }

  /// Whether a fragment is presented, or anything presented stands on it.
  private func hasOnTheWay(_ fragment: N) -> Bool {
    guard let fragment = storage.index[fragment], table.counts[fragment] != nil else { return false }
    return firstOnTheWayDown { table[$0].fragment == fragment } != nil
  }

  /// Presents a flow, but for the edges that have been followed: their sources are not presented, and their targets are, or
  /// something presented stands on them.
  mutating func settle(_ flow: Flow<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try attempt { (self) throws(HelmError<N>) in
      for edge in flow {
        let isFollowed = !self.isPresented(edge.from, id: .any) && self.hasOnTheWay(edge.to)
        if !isFollowed { try self.run(.flow(Flow(edge), from: 0)) }
      }
    }
  }
}
