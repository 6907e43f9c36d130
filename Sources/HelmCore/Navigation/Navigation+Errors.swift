/// The mapping of the machine's errors to public ones.
extension Navigation {
  /// Returns a public error, with names and the nearest thing that would work in the current state; `flow` and `path` are the command's.
  func named(_ error: MachineError, flow: Flow<N>? = nil, path: HelmPath<N>? = nil) -> HelmError<N> {
    let place = { (place: EdgePlace) in self.place(place, flow: flow ?? Flow(), path: path ?? HelmPath()) }
    switch error {
    case .emptyPath: return .emptyPath(entry: entry)
    case .missingSegueToFragment(let target, let searched):
      return .missingSegueToFragment(
        PathFragment(graph.names[target.fragment], canonicalID: target.id), searched: pathFragments(searched),
        hint: hint(forReaching: target.fragment))
    case .missingSegue(let edge):
      let (from, to, index) = place(edge)
      let edge = from.fragment => to.fragment
      return .missingSegueForEdge(edge, index: index, hint: hint(for: edge))
    case .sourceNotPresented(let edge, let presented):
      let (from, to, index) = place(edge)
      var way: HelmHint<N>?
      if case .flow = edge { way = hint(forGettingTo: from.fragment) }
      return .sourceNotPresented(from, to: to, index: index, presented: pathFragments(presented), hint: way)
    case .missingTaggedSegue(let tag, let searched):
      return .missingTaggedSegue(
        graph.names[tag], searched: pathFragments(searched), hint: hint(forReaching: tag))
    case .missingTaggedPlace(let tag, let searched):
      // The sources of such segues are no help in undoing one.
      return .missingTaggedSegue(graph.names[tag], searched: pathFragments(searched), hint: nil)
    case .ambiguousTag(let tag, let segues): return .ambiguousTag(graph.names[tag], segues.map(graph.edge(at:)))
    case .missingForward(let key): return .missingForwardFromFragment(pathFragment(key))
    case .ambiguousForward(let key, let segues):
      return .ambiguousForwardFromFragment(pathFragment(key), segues.map(graph.edge(at:)))
    case .noDismissableSegues(let searched): return .noDismissableSegues(searched: pathFragments(searched))
    case .fragmentNotPresented(let fragment, let id, let presented):
      return .fragmentNotPresented(
        PathFragment(graph.names[fragment], canonicalID: id), presented: pathFragments(presented))
    case .placeNotPresented(let key, let presented):
      return .fragmentNotPresented(pathFragment(key), presented: pathFragments(presented))
    case .fragmentMissingDismissableSegue(let key, let segue):
      return .fragmentMissingDismissableSegue(pathFragment(key), segue.map(graph.edge(at:)))
    case .missingID(let segue, let index):
      return .missingID(graph.edge(at: segue), expected: idTypeName(ofTarget: segue), index: index)
    case .wrongID(let segue, let id, let type, let index):
      return .wrongID(graph.edge(at: segue), id: id, type: type, expected: idTypeName(ofTarget: segue), index: index)
    case .segueNotDismissable(let segue): return .segueNotDismissable(graph.edge(at: segue))
    case .cannotGoBack(let segue): return .cannotGoBack(graph.edge(at: segue))
    case .blocked(let segue, let modal, let index):
      return .blocked(graph.edge(at: segue), by: pathFragment(modal), index: index)
    case .missingPathEdge(let edge): return .missingPathEdge(pathEdge(edge))
    case .circularRedirection(let segues): return .circularRedirection(segues.map(graph.edge(at:)))
    case .redirected(let edge):
      let (from, to, index) = place(edge)
      return .redirectedSegue(from.fragment => to.fragment, index: index)
    case .notPushed(let segue): return .segueNotPush(graph.edge(at: segue))
    case .denied(let move, let reason): return .denied(self.move(move), reason: reason)
    case .undecided(let move): return .undecided(self.move(move))
    }
  }

  private func idTypeName(ofTarget segue: SegueIndex) -> String {
    graph.index.idKind(of: graph.index[segue].to)?.name ?? "String"
  }

  private func place(
    _ place: EdgePlace, flow: Flow<N>, path: HelmPath<N>
  ) -> (from: PathFragment<N>, to: PathFragment<N>, index: Int?) {
    switch place {
    case .edge(let from, let source, let to, let id):
      return (
        source.map { pathFragment($0) } ?? PathFragment(graph.names[from]),
        PathFragment(graph.names[to], canonicalID: id), nil
      )
    case .flow(let name, let index):
      let edge = self.flow(name, ofCommand: flow).pathEdges[index]
      return (edge.from, edge.to, index)
    case .path(let index): return (path[index].from, path[index].to, index)
    case .history(let edge, let index): return (pathFragment(edge.source), pathFragment(edge.target), index)
    }
  }
}
