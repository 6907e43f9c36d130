/// A rule of a graph that says which ids a fragment takes; ``Segues/ids(_:for:example:)`` creates these rules.
@usableFromInline
package struct IDRule<N: Fragment>: Hashable, Sendable {
  package let fragment: N
  package let kind: FragmentIDKind

  package init(_ fragment: N, _ kind: FragmentIDKind) { (self.fragment, self.kind) = (fragment, kind) }
}

extension Segues {
  /// Declares the ids that fragments take: they can only be presented with an id of that type.
  ///
  /// ```swift
  /// let graph: Segues<Screen> = [
  ///   .push(.list => .detail),
  ///   .ids(Item.ID.self, for: .detail),
  /// ]
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the ids.
  ///   - fragments: The fragments.
  ///   - example: One of the ids, for walks and explorations; needed only if the type reads none of `"1"`, `"a"` and a UUID, and isn't
  ///     `CaseIterable`.
  /// - Returns: A group without segues.
  public static func ids<ID: FragmentID>(_ type: ID.Type, for fragments: N..., example: ID? = nil) -> Segues {
    let kind = FragmentIDKind(type, example: example)
    return Segues([], ids: fragments.map { IDRule($0, kind) })
  }

  /// Declares the ids that a fragment takes, by its typed name.
  ///
  /// ```swift
  /// extension Screen { static let item = detail.identified(by: Item.ID.self) }
  ///
  /// let graph: Segues<Screen> = [.push(.list => .detail), .ids(Screen.item)]
  /// ```
  ///
  /// - Parameters:
  ///   - fragment: The fragment with the type of its ids.
  ///   - example: One of the ids, for walks and explorations.
  /// - Returns: A group without segues.
  /// - Complexity: Constant.
  public static func ids<ID>(_ fragment: IdentifiedFragment<N, ID>, example: ID? = nil) -> Segues {
    ids(ID.self, for: fragment.fragment, example: example)
  }
}

extension NavigationGraph {
  /// Returns the type of the ids that a fragment takes; `nil` if they aren't declared, or the graph doesn't have the fragment.
  package func idKind(of node: N) -> FragmentIDKind? { position(of: node).flatMap(index.idKind(of:)) }

  /// The types of the ids that fragments take, in the graph's order.
  package var idRules: [IDRule<N>] {
    index.allFragments.compactMap { fragment in index.idKind(of: fragment).map { IDRule(names[fragment], $0) } }
  }

  /// Returns whether a fragment can be presented with an id, or without one; a fragment whose ids aren't declared takes any.
  package func takes(_ id: (any FragmentID)?, for node: N) -> Bool {
    guard let kind = idKind(of: node) else { return true }
    guard let id = id.map(AnyFragmentID.init) else { return false }
    return kind.wrongTypeName(of: id) == nil && kind.accepts(id.canonicalText)
  }
}
