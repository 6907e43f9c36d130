extension NavigationGraph {
  /// Returns the type of the ids that a fragment takes; `nil` if they aren't declared, or the graph doesn't have the fragment.
  package func idKind(of node: N) -> FragmentIDKind? { position(of: node).flatMap(index.idKind(of:)) }

  /// The types of the ids that fragments take, in the graph's order.
  package var idRules: [IDRule<N>] {
    index.allFragments.compactMap { fragment in
      index.idKind(of: fragment).map { IDRule(names[fragment], $0) }
    }
  }

  /// Returns whether a fragment can be presented with an id, or without one; a fragment whose ids aren't declared takes any.
  package func takes(_ id: (any FragmentID)?, for node: N) -> Bool {
    guard let kind = idKind(of: node) else { return true }
    guard let id = id.map(AnyFragmentID.init) else { return false }
    return (id.type.map(kind.accepts) ?? true) && kind.accepts(id.canonicalText)
  }
}
