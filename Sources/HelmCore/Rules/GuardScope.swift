/// Which segues a guard is asked about (semantics.md §5).
public struct GuardScope<N: Fragment>: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case segues(Flow<N>)
    case into(N)
    case outOf(N)
  }

  let kind: Kind

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
  /// - Complexity: Constant.
  public static func into(_ fragment: N) -> GuardScope { GuardScope(kind: .into(fragment)) }

  /// Any segue out of a fragment.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The scope.
  /// - Complexity: Constant.
  public static func outOf(_ fragment: N) -> GuardScope { GuardScope(kind: .outOf(fragment)) }

  /// Whether a segue is in the scope.
  ///
  /// - Parameter edge: The edge of the segue.
  /// - Returns: Whether a guard with this scope is asked about it.
  /// - Complexity: Constant.
  public func contains(_ edge: DirectedEdge<N>) -> Bool {
    switch kind {
    case .segues(let edges): edges.contains(edge)
    case .into(let fragment): edge.to == fragment
    case .outOf(let fragment): edge.from == fragment
    }
  }
}

extension Navigation {
  /// Counts a guard in, or out, of the segues that it is asked about.
  ///
  /// - Throws: `missingSegueForEdge` for a segue that the graph does not have; nothing is counted then.
  mutating func countGuard(_ change: Int, _ scope: GuardScope<N>) throws(HelmError<N>) {
    switch scope.kind {
    case .segues(let edges):
      for segue in try positions(of: edges) { guarded.count(change, segue: segue) }
    case .into(let fragment):
      guarded.count(change, target: try integer(of: fragment))
    case .outOf(let fragment):
      guarded.count(change, origin: try integer(of: fragment))
    }
  }

  private func integer(of fragment: N) throws(HelmError<N>) -> Int32 {
    guard let integer = storage.index[fragment] else {
      throw .missingSegueToFragment(PathFragment(fragment), searched: [], hint: hint(forUnknown: fragment))
    }
    return integer
  }
}
