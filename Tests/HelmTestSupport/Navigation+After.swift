import HelmCore

extension Navigation {
  /// Creates a state, and performs commands in it.
  package init(_ segues: Segues<N>, entry: N, after commands: [NavigationCommand<N>]) throws {
    try self.init(graph: NavigationGraph(segues, entry: entry))
    for command in commands { try perform(command) }
  }
}
