import HelmCore

extension ReferenceGraph where N: Fragment {
  /// The same graph as the library's; an alert or a dialog is a sheet here.
  init(_ graph: NavigationGraph<N>, entry: N) {
    self.init(
      entry: entry,
      segues: graph.segues.map { segue in
        var copy = ReferenceSegue(
          segue.edge.from, segue.edge.to,
          ReferencePresentation(rawValue: segue.resolvedPresentation.rawValue) ?? .sheet,
          dismissable: segue.dismissable)
        (copy.auto, copy.leaving, copy.tag) = (segue.auto, segue.leaving, segue.tag?.description)
        return copy
      })
  }
}

extension ReferenceNavigation where N: Fragment {
  /// The state that the library is in, where no rule has been changed.
  init(_ state: Navigation<N>) throws {
    var graph = ReferenceGraph(state.graph, entry: state.entry)
    graph.entryID = state.root.id
    try self.init(graph)
    path = state.path.map { ReferenceEdge(from: ReferenceFragment($0.from), to: ReferenceFragment($0.to)) }
  }
}

extension ReferenceFragment where N: Fragment {
  init(_ place: PathFragment<N>) { self.init(place.fragment, id: place.id, occurrence: place.occurrence) }
}
