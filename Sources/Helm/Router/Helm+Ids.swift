/// Fragments whose ids have a type (<doc:ScreensWithValues>).
extension Helm {
  /// Presents a fragment with its id, as `present(fragment:id:)` does.
  ///
  /// ```swift
  /// helm.present(Screen.item(item.id))
  /// ```
  ///
  /// - Parameter target: The fragment with its id; its occurrence is ignored.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  @_disfavoredOverload
  public func present(_ target: PathFragment<N>) { perform(.present(target.fragment, id: target.id)) }

  /// Presents a fragment with its id, and waits for asynchronous guards.
  ///
  /// - Parameter target: The fragment with its id; its occurrence is left out.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @_disfavoredOverload
  @discardableResult
  public func presentAndWait(_ target: PathFragment<N>) async -> NavigationResult<N> {
    await performAndWait(.present(target.fragment, id: target.id))
  }

  /// The id of the topmost presented one of a fragment.
  ///
  /// ```swift
  /// let item = helm.matchFirst(Screen.item)  // an Item.ID?
  /// ```
  ///
  /// - Parameter fragment: The fragment with the type of its ids.
  /// - Returns: The id, or `nil` where the fragment is not presented with one of that type.
  /// - Complexity: Linear in what is presented.
  public func matchFirst<ID>(_ fragment: IdentifiedFragment<N, ID>) -> ID? { matchFirst(fragment.fragment) }

  /// The ids that a fragment is presented with, from the bottom to the top.
  ///
  /// - Parameter fragment: The fragment with the type of its ids.
  /// - Returns: The ids.
  /// - Complexity: Linear in what is presented; constant where the fragment is not.
  public func matchAll<ID>(_ fragment: IdentifiedFragment<N, ID>) -> [ID] { matchAll(fragment.fragment) }
}
