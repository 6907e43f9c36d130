/// Queries of what is presented and what is possible, observed: a reader is invalidated when its value changes.
extension Navigator {
  /// The presented fragments, from the bottom to the topmost; for a module, only its own.
  ///
  /// ```swift
  /// helm.presentedFragments == [.home, .news]
  /// ```
  ///
  /// - Complexity: Linear in the result; for a module, in all presented fragments.
  public var presentedFragments: [PathFragment<N>] { connection.base.presentedFragments }

  /// Returns whether a fragment is presented with an id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` means the fragment without an id, and `.any` the fragment with any id or none.
  /// - Returns: `true` if the fragment is presented with that id.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    connection.base.isPresented(fragment, id: id?.canonicalText)
  }

  /// Returns whether a fragment is presented, with any id or none.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: `true` if the fragment is presented.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Bool {
    connection.base.isPresented(anyOf: fragment)
  }

  /// Returns whether the target of a segue is shown, presented through that segue.
  ///
  /// If two tabs lead to the same sheet, this distinguishes which of them holds it.
  ///
  /// - Parameter edge: The edge of the segue, such as `.news => .compose`.
  /// - Returns: `true` if its target is presented, or covered only by pushes, with any id or none.
  /// - Complexity: Linear in the places of the target.
  @_disfavoredOverload
  public func isPresented(_ edge: DirectedEdge<N>) -> Bool { connection.base.isShown(.through(edge)) }

  /// Returns whether the target of a segue is shown, presented through that segue between exactly these ids.
  ///
  /// - Parameter edge: The edge with the ids at its ends.
  /// - Returns: `true` if its target is presented, or covered only by pushes.
  /// - Complexity: Linear in the places of the target.
  @_disfavoredOverload
  public func isPresented(_ edge: PathEdge<N>) -> Bool { connection.base.isShown(.between(edge)) }

  /// Returns the id of a fragment's topmost presented frame, as a value of its own type.
  ///
  /// ```swift
  /// let city: City.ID? = helm.id(of: .detail)
  /// ```
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The id, or `nil` if the fragment isn't presented with an id of that type.
  /// - Complexity: Linear in the presented fragments.
  public func id<ID: FragmentID>(of fragment: N) -> ID? {
    let ids: [ID] = ids(of: fragment)
    return ids.last
  }

  /// Returns the id that a fragment is presented with; if it is presented several times, that of the topmost frame.
  ///
  /// ```swift
  /// let item = helm.id(of: Screen.item)  // an Item.ID?
  /// ```
  ///
  /// - Parameter fragment: The fragment and the type of its ids.
  /// - Returns: The id, or `nil` if the fragment isn't presented with an id of that type.
  /// - Complexity: Linear in the presented fragments.
  @_disfavoredOverload
  public func id<ID>(of fragment: IdentifiedFragment<N, ID>) -> ID? { id(of: fragment.fragment) }

  /// Returns the ids that a fragment is presented with, from the bottom to the top, as values of their own type.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The ids, without those that aren't of that type.
  /// - Complexity: Linear in the presented fragments; constant if the fragment isn't among them.
  public func ids<ID: FragmentID>(of fragment: N) -> [ID] {
    connection.base.ids(of: fragment).compactMap(ID.init(canonicalText:))
  }

  /// Returns the ids that a fragment is presented with, from the bottom to the top.
  ///
  /// - Parameter fragment: The fragment and the type of its ids.
  /// - Returns: The ids.
  /// - Complexity: Linear in the presented fragments; constant if the fragment isn't among them.
  @_disfavoredOverload
  public func ids<ID>(of fragment: IdentifiedFragment<N, ID>) -> [ID] { ids(of: fragment.fragment) }

  /// Returns which of several fragments is shown: the first that is presented, or else the first that is covered only by pushes.
  ///
  /// - Parameters:
  ///   - fragments: The fragments, in order of precedence.
  ///   - holder: The fragment that holds them, needed if several do.
  /// - Returns: The fragment, or `nil` if none of them is shown.
  /// - Complexity: Linear in `fragments`, if none has ids.
  public func selection(among fragments: [N], in holder: FragmentReference<N>? = nil) -> N? {
    connection.base.selection(among: fragments, in: holder)
  }

  /// Returns whether a command would succeed now.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - askingGuards: Whether to evaluate synchronous guards; asynchronous ones are assumed to allow the command.
  /// - Returns: `true` if the command would report no error; a redirect counts as success.
  /// - Complexity: That of the command in a copy; constant until something changes that could change the result. For presenting, dismissing
  ///   and going back, linear in the out-degrees or fragments searched, if nothing is guarded.
  public func can(_ command: NavigationCommand<N>, askingGuards: Bool = true) -> Bool {
    connection.base.can(command, askingGuards: askingGuards)
  }

  /// Returns whether ``present(_:id:)`` would present a fragment; synchronous guards are evaluated.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: `true` if the command would report no error.
  /// - Complexity: That of ``can(_:askingGuards:)``.
  public func canPresent(_ fragment: N, id: (any FragmentID)? = nil) -> Bool { can(.present(fragment, id: id)) }

  /// Whether ``dismiss()`` would dismiss anything; synchronous guards are evaluated.
  ///
  /// - Complexity: That of ``can(_:askingGuards:)``.
  public var canDismiss: Bool { can(.dismiss) }

  /// Returns whether ``dismiss(_:id:)`` would dismiss a fragment; synchronous guards are evaluated.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the fragment may have any id or none.
  /// - Returns: `true` if the command would report no error.
  /// - Complexity: That of ``can(_:askingGuards:)``.
  public func canDismiss(_ fragment: N, id: (any FragmentID)? = nil) -> Bool { can(.dismiss(fragment, id: id)) }

  /// Whether ``back()`` would undo a step; synchronous guards are evaluated.
  ///
  /// - Complexity: That of ``can(_:askingGuards:)``.
  public var canGoBack: Bool { can(.back) }

  /// Returns whether ``go(to:id:)`` would lead to a fragment, or to where a redirect leads instead.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that the fragment must have; `nil` means none.
  /// - Returns: `true` if there is a route.
  /// - Complexity: That of ``go(to:id:)``, once for each state.
  public func canGo(to fragment: N, id: (any FragmentID)? = nil) -> Bool { can(.go(to: fragment, id: id)) }
}
