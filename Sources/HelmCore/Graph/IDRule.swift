/// A rule of a graph that says which ids a fragment takes.
///
/// ``Segues/ids(_:for:example:)`` creates these rules.
@usableFromInline
package struct IDRule<N: Fragment>: Hashable, Sendable {
  package let fragment: N
  package let kind: FragmentIDKind

  package init(_ fragment: N, _ kind: FragmentIDKind) {
    self.fragment = fragment
    self.kind = kind
  }
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
  /// - Complexity: Linear in the fragments.
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
    Segues([], ids: [IDRule(fragment.fragment, FragmentIDKind(ID.self, example: example))])
  }
}
