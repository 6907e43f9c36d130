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

  /// Presents a flow, but for the edges whose targets are presented and whose sources are not: those have been followed.
  mutating func settle(_ flow: Flow<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try attempt { (self) throws(HelmError<N>) in
      for edge in flow {
        let isFollowed = !self.isPresented(edge.from, id: .any) && self.isPresented(edge.to, id: .any)
        if !isFollowed { try self.run(.flow(Flow(edge), from: 0)) }
      }
    }
  }
}
