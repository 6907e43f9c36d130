/// The segues that a guard applies to.
public indirect enum GuardScope<N: Fragment>: Hashable, Sendable {
  /// One segue.
  case segue(DirectedEdge<N>)

  /// Several segues, as the operators create them.
  case segues(Flow<N>)

  /// Any segue into a fragment.
  case into(N)

  /// Any segue out of a fragment.
  case outOf(N)

  /// Any segue that presents a modal: a sheet, a cover, a popover, an alert or a dialog.
  case intoModals

  /// Returns whether a guard with this scope applies to a segue of a graph.
  package func contains(_ edge: DirectedEdge<N>, in graph: NavigationGraph<N>) -> Bool {
    switch self {
    case .segue(let segue): edge == segue
    case .segues(let edges): edges.contains(edge)
    case .into(let fragment): edge.to == fragment
    case .outOf(let fragment): edge.from == fragment
    case .intoModals: graph.position(of: edge).map { graph.index[$0].layer == .modal } ?? false
    }
  }

  /// Returns the scope with the segues of a graph, if it doesn't name any itself.
  package func resolved(in graph: NavigationGraph<N>) -> GuardScope {
    switch self {
    case .intoModals: .segues(Flow(graph.edges.filter { contains($0, in: graph) }))
    case .segue, .segues, .into, .outOf: self
    }
  }
}

extension Navigation {
  /// Registers a guard on the segues of a scope, or unregisters it.
  ///
  /// - Throws: `missingSegueForEdge` for a segue that the graph doesn't have; nothing is registered then.
  package mutating func countGuard(_ change: Int, _ scope: GuardScope<N>) throws(HelmError<N>) {
    switch scope.resolved(in: graph) {
    case .intoModals: break  // It has been resolved to the segues of the graph.
    case .segue(let edge): try countGuard(change, .segues(Flow(edge)))
    case .segues(let edges): for segue in try positions(of: edges) { machine.guarded.count(change, .taking(segue)) }
    case .into(let fragment): machine.guarded.count(change, .into(try knownPosition(of: fragment)))
    case .outOf(let fragment): machine.guarded.count(change, .outOf(try knownPosition(of: fragment)))
    }
  }

  /// Registers a guard on leaving fragments, or unregisters it.
  ///
  /// - Throws: `missingSegueToFragment` for a fragment that the graph doesn't have; nothing is registered then.
  package mutating func countGuard(_ change: Int, leaving fragments: [N]) throws(HelmError<N>) {
    for position in try fragments.map(knownPosition) { machine.guarded.count(change, .leaving(position)) }
  }

  private func knownPosition(of fragment: N) throws(HelmError<N>) -> FragmentIndex {
    guard let position = graph.position(of: fragment) else {
      throw .missingSegueToFragment(PathFragment(fragment), searched: [], hint: hint(forUnknown: fragment))
    }
    return position
  }
}
