/// The segues that a guard is asked about.
public enum GuardScope<N: Fragment>: Hashable, Sendable {
  /// One segue.
  case segue(DirectedEdge<N>)

  /// Several segues, as the operators give them.
  case segues(Flow<N>)

  /// Any segue into a fragment.
  case into(N)

  /// Any segue out of a fragment.
  case outOf(N)

  /// Any segue that presents a modal: a sheet, a cover, a popover, an alert or a dialog.
  case intoModals

  /// Whether a guard with this scope is asked about a segue of a graph.
  package func contains(_ edge: DirectedEdge<N>, in graph: NavigationGraph<N>) -> Bool {
    switch self {
    case .segue(let segue): edge == segue
    case .segues(let edges): edges.contains(edge)
    case .into(let fragment): edge.to == fragment
    case .outOf(let fragment): edge.from == fragment
    case .intoModals: graph.position(of: edge).map { graph.index[$0].layer == .modal } ?? false
    }
  }

  /// The scope with the segues of a graph, where it doesn't name any.
  package func resolved(in graph: NavigationGraph<N>) -> GuardScope {
    switch self {
    case .intoModals: .segues(Flow(graph.edges.filter { contains($0, in: graph) }))
    case .segue, .segues, .into, .outOf: self
    }
  }
}

/// The fragments whose leaving a guard is asked about.
public enum LeaveScope<N: Fragment>: Hashable, Sendable {
  /// Any place of several fragments.
  case leaving([N])

  /// Any place of a fragment.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The scope.
  public static func leaving(_ fragment: N) -> LeaveScope { .leaving([fragment]) }

  /// The fragments of the scope.
  package var fragments: [N] {
    switch self {
    case .leaving(let fragments): fragments
    }
  }

  /// Whether a fragment is in the scope.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: Whether a guard with this scope is asked about leaving it.
  /// - Complexity: Linear in the fragments of the scope.
  package func contains(_ fragment: N) -> Bool { fragments.contains(fragment) }
}

extension Navigation {
  /// Counts a guard in, or out, of the segues that it is asked about.
  ///
  /// - Throws: `missingSegueForEdge` for a segue that the graph does not have; nothing is counted then.
  package mutating func countGuard(_ change: Int, _ scope: GuardScope<N>) throws(HelmError<N>) {
    switch scope.resolved(in: graph) {
    case .intoModals: break  // It has been resolved to the segues of the graph.
    case .segue(let edge): for segue in try positions(of: Flow(edge)) { machine.guarded.count(change, segue: segue) }
    case .segues(let edges):
      for segue in try positions(of: edges) { machine.guarded.count(change, segue: segue) }
    case .into(let fragment): machine.guarded.count(change, target: try knownPosition(of: fragment))
    case .outOf(let fragment): machine.guarded.count(change, origin: try knownPosition(of: fragment))
    }
  }

  /// Counts a guard in, or out, of the fragments whose leaving it is asked about.
  ///
  /// - Throws: `missingSegueToFragment` for a fragment that the graph does not have; nothing is counted then.
  package mutating func countGuard(_ change: Int, _ scope: LeaveScope<N>) throws(HelmError<N>) {
    var positions: [FragmentIndex] = []
    for fragment in scope.fragments { positions.append(try knownPosition(of: fragment)) }
    for position in positions { machine.guarded.count(change, leaving: position) }
  }

  private func knownPosition(of fragment: N) throws(HelmError<N>) -> FragmentIndex {
    guard let position = graph.position(of: fragment) else {
      throw .missingSegueToFragment(PathFragment(fragment), searched: [], hint: hint(forUnknown: fragment))
    }
    return position
  }
}
