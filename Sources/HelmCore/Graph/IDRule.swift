/// Which ids a fragment takes: a rule of a graph.
///
/// ``Segues/ids(_:for:example:)`` makes them.
public struct IDRule<N: Fragment>: Hashable, Sendable {
  /// The fragment.
  package let fragment: N

  /// The type of its ids.
  package let kind: FragmentIDKind

  /// Declares which ids a fragment takes.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - kind: The type of its ids.
  /// - Complexity: Constant.
  package init(_ fragment: N, _ kind: FragmentIDKind) {
    self.fragment = fragment
    self.kind = kind
  }
}

extension Segues {
  /// Declares which ids fragments take: they are presented with an id of that type, and with nothing else.
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
  ///   - example: One of the ids, for walks and explorations; needed only if the type reads neither `"1"` nor `"a"` nor
  ///     a UUID, and isn't `CaseIterable`.
  /// - Returns: A group without segues.
  /// - Complexity: Linear in the fragments.
  public static func ids<ID: FragmentID>(_ type: ID.Type, for fragments: N..., example: ID? = nil) -> Segues {
    let kind = FragmentIDKind(type, example: example)
    return Segues([], ids: fragments.map { IDRule($0, kind) })
  }

  /// Declares which ids a fragment takes, by its typed name.
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
