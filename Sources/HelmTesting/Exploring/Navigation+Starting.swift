import HelmCore

/// The states that walks and checks start in.
extension Navigation {
  /// Starts navigation in a graph for walks and checks: an entry that takes ids gets an example id.
  package init(trying graph: NavigationGraph<N>) throws(FindingsError<ValidationFinding<N>>) {
    try self.init(graph: graph, id: graph.entry.flatMap(graph.idKind)?.example)
  }

  /// Returns the state that the app starts in, under the current rules.
  package func launched() -> Navigation {
    var launched = atEntry()
    launched.machine.fireEntryAuto()
    launched.machine.begin()
    return launched
  }
}
