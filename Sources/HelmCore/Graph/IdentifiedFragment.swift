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

  /// Returns the fragment with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The path fragment, which `present` and edges accept.
  /// - Complexity: Linear in the id's text.
  public func callAsFunction(_ id: ID) -> PathFragment<N> { PathFragment(fragment, id: id) }
}

extension Fragment {
  /// Returns the fragment together with the type of its ids.
  ///
  /// - Parameter type: The type of its ids.
  /// - Returns: A typed name for the fragment.
  /// - Complexity: Constant.
  public func identified<ID: FragmentID>(by type: ID.Type) -> IdentifiedFragment<Self, ID> {
    IdentifiedFragment(fragment: self)
  }
}

extension PathFragment {
  /// Returns the id, if this is the given fragment.
  ///
  /// - Parameter fragment: The fragment with the type of its ids.
  /// - Returns: The id, or `nil` if this is another fragment or has no id of the type.
  /// - Complexity: Linear in the text.
  public func id<ID>(of fragment: IdentifiedFragment<N, ID>) -> ID? {
    self.fragment == fragment.fragment ? id(as: ID.self) : nil
  }
}
