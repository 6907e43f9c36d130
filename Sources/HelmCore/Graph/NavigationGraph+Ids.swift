extension NavigationGraph {
  /// The type of the ids that a fragment takes.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The type, which also reads ids from text; `nil` if the fragment's ids aren't declared, or the graph
  ///   doesn't have it.
  /// - Complexity: Constant.
  public func idKind(of node: N) -> FragmentIDKind? { position(of: node).flatMap(index.idKind(of:)) }

  /// The types of the ids that fragments take, in the graph's order.
  ///
  /// - Complexity: Linear in fragments.
  package var idRules: [IDRule<N>] {
    guard index.hasIDKinds else { return [] }
    return index.allFragments.compactMap { fragment in
      index.idKind(of: fragment).map { IDRule(names[fragment], $0) }
    }
  }

  /// Whether a fragment could be presented with an id.
  ///
  /// - Parameters:
  ///   - id: The id, or none.
  ///   - node: The fragment.
  /// - Returns: Whether the fragment takes the id; one whose ids aren't declared takes any.
  /// - Complexity: Linear in the id's text.
  package func takes(_ id: (any FragmentID)?, for node: N) -> Bool {
    guard let kind = idKind(of: node) else { return true }
    guard let id = id.map(AnyFragmentID.init) else { return false }
    return (id.type.map(kind.accepts) ?? true) && kind.accepts(id.canonicalText)
  }
}
