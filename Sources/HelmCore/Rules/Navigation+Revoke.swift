/// The effect on the state of a guard that changes its mind.
extension Navigation {
  /// The edges of the path that a guard is asked about, in order.
  ///
  /// - Complexity: Linear in the path.
  package func pathEdges(in scope: GuardScope<N>) -> [PathEdge<N>] { path.filter { scope.contains($0.edge) } }

  /// Removes the frames of edges that are no longer allowed, with everything presented from them.
  package mutating func revoke(_ edges: [PathEdge<N>]) -> NavigationOutcome<N> {
    machine.begin()
    machine.revoke(edges.compactMap(frame(madeBy:)))
    return outcome()
  }

  /// Presents a flow, but for the edges that have been followed; where its last target is presented, nothing happens.
  ///
  /// An edge has been followed if its source is not presented, and its target or something presented from that is.
  package mutating func settle(_ flow: Flow<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      if self.machine.leadsToWhatIsThere(self.positions(of: flow, .command)) { return }
      for edge in flow.pathEdges {
        let isFollowed = !self.isPresented(edge.from.fragment, id: .any) && self.hasOnTheWay(edge.to.fragment)
        if !isFollowed { try self.carryOut(.presentFlow(Flow([edge]))) }
      }
    }
  }

  /// Runs a command after removing places that no guard is asked about.
  package mutating func perform(
    _ command: NavigationCommand<N>, removing places: [PathFragment<N>]
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      self.machine.revoke(places.compactMap(self.frame(of:)))
      try self.carryOut(command)
    }
  }

  /// Presents a flow, its first target from wherever it can be presented, after removing places.
  package mutating func presentFromHere(
    _ flow: Flow<N>, removing places: [PathFragment<N>]
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      self.machine.revoke(places.compactMap(self.frame(of:)))
      let edges = flow.pathEdges
      guard let first = edges.first?.to else { return }
      try self.carryOut(.present(first.fragment, id: first.id))
      try self.carryOut(.presentFlow(Flow(edges.dropFirst())))
    }
  }

  /// Whether a fragment is presented, or anything presented from it is.
  private func hasOnTheWay(_ fragment: N) -> Bool {
    guard let fragment = graph.position(of: fragment), machine.table.counts[fragment] != nil else { return false }
    return machine.firstOnTheWayDown { machine.table[$0].fragment == fragment } != nil
  }
}
