/// The segues that a guard is asked about.
public struct GuardScope<N: Fragment>: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case segues(Flow<N>)
    case into(N)
    case outOf(N)
    case intoModals
  }

  package let kind: Kind

  /// One segue.
  ///
  /// - Parameter edge: The edge of the segue.
  /// - Returns: The scope.
  /// - Complexity: Linear in the edges.
  public static func segue(_ edge: DirectedEdge<N>) -> GuardScope { GuardScope(kind: .segues(Flow(edge))) }

  /// Several segues, as the operators give them.
  ///
  /// - Parameter edges: The edges of the segues.
  /// - Returns: The scope.
  /// - Complexity: Linear in the edges.
  public static func segues(_ edges: Flow<N>) -> GuardScope { GuardScope(kind: .segues(edges)) }

  /// Any segue into a fragment.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The scope.
  public static func into(_ fragment: N) -> GuardScope { GuardScope(kind: .into(fragment)) }

  /// Any segue out of a fragment.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The scope.
  public static func outOf(_ fragment: N) -> GuardScope { GuardScope(kind: .outOf(fragment)) }

  /// Any segue that presents a modal: a sheet, a cover, a popover, an alert or a dialog.
  public static var intoModals: GuardScope { GuardScope(kind: .intoModals) }

  /// Whether a guard with this scope is asked about a segue of a graph.
  package func contains(_ edge: DirectedEdge<N>, in graph: NavigationGraph<N>) -> Bool {
    switch kind {
    case .segues(let edges): edges.contains(edge)
    case .into(let fragment): edge.to == fragment
    case .outOf(let fragment): edge.from == fragment
    case .intoModals: graph.position(of: edge).map { graph.index[$0].layer == .modal } ?? false
    }
  }

  /// The scope with the segues of a graph, where it doesn't name any.
  package func resolved(in graph: NavigationGraph<N>) -> GuardScope {
    guard kind == .intoModals else { return self }
    return .segues(Flow(graph.edges.filter { contains($0, in: graph) }))
  }
}

/// The fragments whose leaving a guard is asked about.
public struct LeaveScope<N: Fragment>: Hashable, Sendable {
  package let fragments: [N]

  /// Any place of a fragment.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The scope.
  public static func leaving(_ fragment: N) -> LeaveScope { LeaveScope(fragments: [fragment]) }

  /// Any place of several fragments.
  ///
  /// - Parameter fragments: The fragments.
  /// - Returns: The scope.
  /// - Complexity: Linear in the fragments.
  public static func leaving(_ fragments: [N]) -> LeaveScope { LeaveScope(fragments: fragments) }

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
    switch scope.resolved(in: graph).kind {
    case .intoModals: break
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
