extension NavigationGraph {
  /// Returns the type of the ids that a fragment takes.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The type, which also parses ids from text; `nil` if the fragment's ids aren't declared, or the graph doesn't have the
  ///   fragment.
  /// - Complexity: Constant.
  package func idKind(of node: N) -> FragmentIDKind? { position(of: node).flatMap(index.idKind(of:)) }

  /// The types of the ids that fragments take, in the graph's order.
  ///
  /// - Complexity: Linear in fragments.
  package var idRules: [IDRule<N>] {
    guard index.hasIDKinds else { return [] }
    return index.allFragments.compactMap { fragment in
      index.idKind(of: fragment).map { IDRule(names[fragment], $0) }
    }
  }

  /// Returns whether a fragment can be presented with an id.
  ///
  /// - Parameters:
  ///   - id: The id, or `nil` for none.
  ///   - node: The fragment.
  /// - Returns: Whether the fragment takes the id; a fragment whose ids aren't declared takes any.
  /// - Complexity: Linear in the id's text.
  package func takes(_ id: (any FragmentID)?, for node: N) -> Bool {
    guard let kind = idKind(of: node) else { return true }
    guard let id = id.map(AnyFragmentID.init) else { return false }
    return (id.type.map(kind.accepts) ?? true) && kind.accepts(id.canonicalText)
  }
}
