/// What is presented and what can be done, observed: a reader is told when its answer changes.
extension Navigator {
  /// The fragments that are presented, from the bottom to the topmost; those of a module, if it is one's.
  ///
  /// ```swift
  /// helm.presentedFragments == [.home, .news]
  /// ```
  ///
  /// - Complexity: Linear in the result, for a module in all that is presented.
  public var presentedFragments: [PathFragment<N>] { part.base.presentedFragments }

  /// Whether a fragment is presented with an id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` asks for the fragment without an id, and `.any` for one with any id or none.
  /// - Returns: Whether it is presented so.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    part.base.isPresented(fragment, id: id?.canonicalText)
  }

  /// Whether a fragment is presented with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is presented.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Bool { part.base.isPresented(anyOf: fragment) }

  /// Whether a fragment is shown that came through a certain segue.
  ///
  /// Two tabs may lead to one sheet; this asks for the one of them that holds it.
  ///
  /// - Parameter edge: The edge of the segue, such as `.news => .compose`.
  /// - Returns: Whether its target is presented, or covered by pushes alone, with any id or none.
  /// - Complexity: Linear in the places of the target.
  public func isPresented(_ edge: DirectedEdge<N>) -> Bool { part.base.isShown(through: edge) }

  /// Whether a fragment is shown that came through a certain segue, between exactly these ids.
  ///
  /// - Parameter edge: The edge with the ids at its ends.
  /// - Returns: Whether its target is presented, or covered by pushes alone.
  /// - Complexity: Linear in the places of the target.
  @_disfavoredOverload
  public func isPresented(_ edge: PathEdge<N>) -> Bool { part.base.isShown(between: edge) }

  /// The id of a fragment's topmost presented frame, as a value of its own type.
  ///
  /// ```swift
  /// let city: City.ID? = helm.id(of: .detail)
  /// ```
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The id, or `nil` where the fragment is not presented with an id of that type.
  /// - Complexity: Linear in what is presented.
  public func id<ID: FragmentID>(of fragment: N) -> ID? {
    let ids: [ID] = ids(of: fragment)
    return ids.last
  }

  /// The id with which a fragment is presented; of several, the topmost one's.
  ///
  /// ```swift
  /// let item = helm.id(of: Screen.item)  // an Item.ID?
  /// ```
  ///
  /// - Parameter fragment: The fragment with the type of its ids.
  /// - Returns: The id, or `nil` where the fragment is not presented with one of that type.
  /// - Complexity: Linear in what is presented.
  public func id<ID>(of fragment: IdentifiedFragment<N, ID>) -> ID? { id(of: fragment.fragment) }

  /// The ids that a fragment is presented with, from the bottom to the top, as values of their own type.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The ids; those that are not of that type are left out.
  /// - Complexity: Linear in what is presented; constant where the fragment is not.
  public func ids<ID: FragmentID>(of fragment: N) -> [ID] {
    part.base.ids(of: fragment).compactMap(ID.init(canonicalText:))
  }

  /// The ids that a fragment is presented with, from the bottom to the top.
  ///
  /// - Parameter fragment: The fragment with the type of its ids.
  /// - Returns: The ids.
  /// - Complexity: Linear in what is presented; constant where the fragment is not.
  public func ids<ID>(of fragment: IdentifiedFragment<N, ID>) -> [ID] { ids(of: fragment.fragment) }

  /// The one of several fragments that is shown: of the presented ones the first, else the first that pushes alone cover.
  ///
  /// - Parameters:
  ///   - fragments: The fragments, in the order to ask for them.
  ///   - holder: The fragment that holds them, where several do.
  /// - Returns: The fragment, or `nil` where none is shown.
  /// - Complexity: Linear in `fragments`, if none has ids.
  public func selection(among fragments: [N], in holder: FragmentReference<N>? = nil) -> N? {
    part.base.selection(among: fragments, in: holder)
  }

  /// Whether a command could be done now.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - askingGuards: Whether synchronous guards count; asynchronous ones are assumed to allow it.
  /// - Returns: Whether it would report no error; a redirect counts as success.
  /// - Complexity: As the command in a copy; constant until something changes that could change the answer. For presenting,
  ///   dismissing and going back, the out-degrees or fragments looked at, while nothing is guarded.
  public func can(_ command: NavigationCommand<N>, askingGuards: Bool = true) -> Bool {
    part.base.can(command, askingGuards: askingGuards)
  }

  /// Whether ``present(_:id:)`` would present a fragment; synchronous guards are asked.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: Whether it would report no error.
  /// - Complexity: As ``can(_:askingGuards:)``.
  public func canPresent(_ fragment: N, id: (any FragmentID)? = nil) -> Bool { can(.present(fragment, id: id)) }

  /// Whether ``dismiss()`` would dismiss anything; synchronous guards are asked.
  ///
  /// - Complexity: As ``can(_:askingGuards:)``.
  public var canDismiss: Bool { can(.dismiss) }

  /// Whether ``dismiss(_:id:)`` would dismiss a fragment; synchronous guards are asked.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, it may have any id or none.
  /// - Returns: Whether it would report no error.
  /// - Complexity: As ``can(_:askingGuards:)``.
  public func canDismiss(_ fragment: N, id: (any FragmentID)? = nil) -> Bool { can(.dismiss(fragment, id: id)) }

  /// Whether ``back()`` would undo a step; synchronous guards are asked.
  ///
  /// - Complexity: As ``can(_:askingGuards:)``.
  public var canGoBack: Bool { can(.back) }

  /// Whether ``go(to:id:)`` would lead to a fragment, or to what a redirect shows instead.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  /// - Returns: Whether there is a route.
  /// - Complexity: As ``go(to:id:)``, once for each state.
  public func canGo(to fragment: N, id: (any FragmentID)? = nil) -> Bool { can(.go(to: fragment, id: id)) }
}
