/// The effects on the state when a guard changes its verdict.
extension Navigation {
  /// Returns the edges of the path that a guard's scope contains, in order.
  package func pathEdges(in scope: GuardScope<N>) -> [PathEdge<N>] {
    path.filter { scope.contains($0.edge, in: graph) }
  }

  /// Removes the frames of edges that are no longer allowed, with everything presented from them, and follows the redirects of some of
  /// them.
  package mutating func revoke(
    _ edges: [PathEdge<N>], following redirects: [(edge: PathEdge<N>, flow: Flow<N>)] = []
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      self.machine.revoke(edges.compactMap(self.frame(madeBy:)))
      try self.follow(redirects)
    }
  }

  /// Replaces the path, if one is given, and follows the redirects of edges that it doesn't contain.
  package mutating func restore(
    _ path: HelmPath<N>?, following redirects: [(edge: PathEdge<N>, flow: Flow<N>)]
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      if let path { try self.carryOut(.replace(path)) }
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

  /// Performs a command after removing frames without evaluating guards.
  package mutating func perform(
    _ command: NavigationCommand<N>, removing places: [PathFragment<N>]
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      self.machine.revoke(places.compactMap(self.frame(of:)))
      try self.carryOut(command)
    }
  }

  /// Presents a flow after removing frames; its first target is presented from the topmost fragment that can present it.
  package mutating func presentFromHere(
    _ flow: Flow<N>, removing places: [PathFragment<N>]
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      self.machine.revoke(places.compactMap(self.frame(of:)))
      let edges = flow.pathEdges
      guard let first = edges.first?.to else { return }
      try self.carryOut(.present(first.fragment, id: first.id))
      try self.carryOut(.present(Flow(edges.dropFirst())))
    }
  }

  /// Returns whether a fragment is presented, or anything presented from it is.
  private func hasOnTheWay(_ fragment: N) -> Bool {
    let position = graph.position(of: fragment)
    return machine.firstInDismissalOrder { machine.table[$0].fragment == position } != nil
  }
}
