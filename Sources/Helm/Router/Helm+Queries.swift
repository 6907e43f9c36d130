extension Helm {
  /// The graph that is moved through.
  public var graph: NavigationGraph<N> { machine.graph }

  /// The fragment that navigation started from; it is always there.
  public var entry: N { machine.entry }

  /// The state as a value: to ask, to try commands in a copy, to compare.
  ///
  /// Whoever reads it is told of every change.
  public var navigation: Navigation<N> {
    observation.path.access()
    observation.rules.access()
    return machine
  }

  /// The state: the path edges, in order (semantics.md §2).
  ///
  /// - Complexity: Linear in the path.
  public var path: HelmPath<N> {
    observation.path.access()
    return machine.path
  }

  /// The fragments that are presented, from the bottom to the topmost (semantics.md §2).
  ///
  /// - Complexity: Linear in the result.
  public var presentedFragments: [PathFragment<N>] {
    observation.presentedFragments.access()
    return machine.presentedFragments
  }

  /// Whether a fragment is presented without an id.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: Whether it is presented so; `isPresented(_:id:)` asks for one with an id, or with any.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N) -> Bool { isPresented(fragment, id: nil) }

  /// Whether a fragment is presented with an id.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` asks for the fragment without an id.
  /// - Returns: Whether it is presented so.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: (any FragmentID)?) -> Bool {
    let fragment = PathFragment(fragment, id: id)
    let isPresented = machine.isPresented(fragment.fragment, id: fragment.id)
    observation.presence.access(.exactly(fragment), answer: isPresented)
    return isPresented
  }

  /// Whether a fragment is presented with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is presented.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Bool {
    let isPresented = machine.isPresented(fragment, id: id)
    observation.presence.access(.any(fragment), answer: isPresented)
    return isPresented
  }

  /// Whether `present(fragment:id:)` would present a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: Whether it would not report an error.
  /// - Complexity: The out-degrees looked at.
  public func canPresent(fragment: N, id: (any FragmentID)? = nil) -> Bool {
    observed(.present(PathFragment(fragment, id: id)))
  }

  /// Whether `dismiss()` would dismiss anything.
  ///
  /// - Complexity: The fragments passed over on the way down.
  public var canDismiss: Bool { observed(.dismiss) }

  /// Whether `back()` would undo a step.
  ///
  /// - Complexity: The autos passed over.
  public var canGoBack: Bool { observed(.back) }

  /// The id of the topmost presented one of a fragment, as a value of its own type.
  ///
  /// ```swift
  /// let city: City.ID? = helm.matchFirst(.detail)
  /// ```
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The id, or `nil` where the fragment is not presented with an id of that type.
  /// - Complexity: Linear in what is presented.
  public func matchFirst<ID: FragmentID>(_ fragment: N) -> ID? {
    let ids: [ID] = matchAll(fragment)
    return ids.last
  }

  /// The ids that a fragment is presented with, from the bottom to the top, as values of their own type.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The ids; those that are not of that type are left out.
  /// - Complexity: Linear in what is presented; constant where the fragment is not.
  public func matchAll<ID: FragmentID>(_ fragment: N) -> [ID] {
    let ids = machine.identities(of: fragment)
    observation.identities.access(fragment, answer: ids)
    return ids.compactMap(ID.init(canonicalText:))
  }

  /// The first of several fragments that is presented, with any id or none.
  ///
  /// - Parameter fragments: The fragments, in the order to ask for them.
  /// - Returns: The first that is presented.
  /// - Complexity: Linear in `fragments`.
  public func pickPresented(_ fragments: [N]) -> N? { fragments.first { isPresented($0, id: .any) } }
}
