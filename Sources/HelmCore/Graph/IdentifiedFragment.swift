/// A fragment together with the type of its ids, so that the compiler checks them.
///
/// ```swift
/// extension Screen { static let item = detail.identified(by: Item.ID.self) }
///
/// helm.present(Screen.item(item.id))
/// let id = helm.id(of: Screen.item)  // an Item.ID?
/// ```
public struct IdentifiedFragment<N: Fragment, ID: FragmentID>: Hashable, Sendable {
  /// The fragment.
  public let fragment: N

  /// Returns the fragment with an id, as a path fragment, which `present` and edges accept.
  public func callAsFunction(_ id: ID) -> PathFragment<N> { PathFragment(fragment, id: id) }
}

extension Fragment {
  /// Returns the fragment together with the type of its ids.
  public func identified<ID: FragmentID>(by type: ID.Type) -> IdentifiedFragment<Self, ID> {
    IdentifiedFragment(fragment: self)
  }
}

extension PathFragment {
  /// Returns the id, or `nil` if this is another fragment or has no id of the type.
  public func id<ID>(of fragment: IdentifiedFragment<N, ID>) -> ID? {
    self.fragment == fragment.fragment ? id(as: ID.self) : nil
  }
}
