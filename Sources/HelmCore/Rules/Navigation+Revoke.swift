/// The effects on the state when a guard changes its verdict.
extension Navigation {
  /// Returns the edges of the path that a guard's scope contains, in order.
  package func pathEdges(in scope: GuardScope<N>) -> [PathEdge<N>] {
    path.filter { scope.contains($0.edge, in: graph) }
  }

  /// Removes frames without evaluating guards, with everything presented from them, performs a command, and follows the redirects of
  /// edges, as one change.
  package mutating func perform(
    removing places: [PathFragment<N>] = [], then command: NavigationCommand<N>? = nil,
    following redirects: [(edge: PathEdge<N>, flow: Flow<N>)] = []
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      self.machine.revoke(places.compactMap(self.frame(of:)))
      if let command { try self.carryOut(command) }
      try self.follow(redirects)
    }
  }

  /// Follows the redirects of edges, and records each, so that the steps include it.
  private mutating func follow(_ redirects: [(edge: PathEdge<N>, flow: Flow<N>)]) throws(HelmError<N>) {
    for (edge, flow) in redirects {
      if let move = position(of: .taking(edge)), case .taking(let segue, _, _) = move {
        verdictFlows[move] = flow
        machine.table.journal.record(.redirected(segue, .verdict(on: move)))
      }
      try settle(flow)
    }
  }

  /// Presents a flow, unless it ends in what is presented.
  ///
  /// Skips edges that have been followed already: those whose source is not presented while their target, or something presented from it,
  /// is.
  private mutating func settle(_ flow: Flow<N>) throws(HelmError<N>) {
    if machine.isTargetPresented(positions(of: flow, .command)) { return }
    for edge in flow.pathEdges {
      let isFollowed = !isPresented(edge.from.fragment, id: .any) && hasOnTheWay(edge.to.fragment)
      if !isFollowed { try carryOut(.present(Flow([edge]))) }
    }
  }

  /// Returns whether everything that changed stands on a frame that is on the path.
  package func stands(_ change: PathChange, on place: PathFragment<N>) -> Bool {
    guard let base = frame(of: place) else { return false }
    let removed = Dictionary(change.before.map { ($0.edge.target, $0.edge.source) }) { first, _ in first }
    return (change.before + change.after).allSatisfy { edge in
      var source = edge.edge.source
      while machine.table.frame(source) == nil, let next = removed[source] { source = next }
      return machine.table.frame(source).map { machine.table.stands($0, on: base) } ?? false
    }
  }

  /// Returns whether a fragment is presented, or anything presented from it is.
  private func hasOnTheWay(_ fragment: N) -> Bool {
    let position = graph.position(of: fragment)
    return machine.firstInDismissalOrder { machine.table[$0].fragment == position } != nil
  }
}
