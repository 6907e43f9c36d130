extension Helm {
  /// The fragment that navigation starts from; its frame is always there.
  public var entry: N { state.entry }

  /// The entry at its place, with the id that the start gave it, if any.
  public var root: PathFragment<N> { state.root }

  /// The state as a value: query it, compare it, or try commands in a copy.
  ///
  /// Readers are invalidated at every change.
  public var navigation: Navigation<N> {
    observation.path.access()
    observation.rules.access()
    return state
  }

  /// The state: the path edges, in order.
  ///
  /// - Complexity: Linear in the path.
  public var path: HelmPath<N> {
    observation.path.access()
    return state.path
  }

  /// The fragments that are presented, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in the result.
  public var presentedFragments: [PathFragment<N>] {
    observation.presentedFragments.access()
    return state.presentedFragments
  }

  /// Whether a fragment is presented without an id.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: Whether it is presented so; `isPresented(_:id:)` asks for one with an id, or with any.
  /// - Complexity: Constant: a hash look-up.
  @inlinable
  public func isPresented(_ fragment: N) -> Bool {
    guard let position = graph.position(of: fragment) else { return false }
    return isPresented(at: position)
  }

  /// Whether a fragment is presented with an id.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` asks for the fragment without an id.
  /// - Returns: Whether it is presented so.
  /// - Complexity: Constant: a hash look-up.
  @inlinable
  public func isPresented(_ fragment: N, id: (any FragmentID)?) -> Bool {
    guard let position = graph.position(of: fragment) else { return false }
    return isPresented(at: position, id: id?.canonicalText)
  }

  /// Whether a fragment is presented with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is presented.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Bool {
    guard let position = graph.position(of: fragment) else { return false }
    return observed(.any(position))
  }

  /// The answer of `isPresented` for a fragment that the graph has.
  @usableFromInline
  func isPresented(at position: FragmentIndex, id: String? = nil) -> Bool {
    let isPresented = observed(.exactly(Subject(fragment: position, id: id)))
    #if canImport(SwiftUI) && DEBUG
      if !isPresented { viewMemory.checkBindings(to: graph.fragment(at: position), id: id, in: state) }
    #endif
    return isPresented
  }

  /// Whether a fragment could be presented now.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, where that matters.
  ///   - askingGuards: Whether synchronous guards count; asynchronous ones are assumed to allow it.
  /// - Returns: Whether presenting it would report no error.
  /// - Complexity: The out-degrees looked at; where anything is guarded, as presenting it in a copy.
  public func canPresent(
    fragment: N, id: (any FragmentID)? = nil, from source: FragmentReference<N>? = nil, askingGuards: Bool = true
  ) -> Bool {
    (id == nil || graph.takes(id, for: fragment))
      && observed(.init(command: .present(fragment, id: id?.canonicalText, from: source), asksGuards: askingGuards))
  }

  /// Whether the target of a segue with a tag could be presented now.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  ///   - askingGuards: Whether synchronous guards count; asynchronous ones are assumed to allow it.
  /// - Returns: Whether presenting it would report no error.
  /// - Complexity: The out-degrees looked at; where anything is guarded, as presenting it in a copy.
  public func canPresent(tag: some SegueTag, id: (any FragmentID)? = nil, askingGuards: Bool = true) -> Bool {
    observed(.init(command: .presentTag(AnySegueTag(tag), id: id?.canonicalText), asksGuards: askingGuards))
  }

  /// Whether `dismiss()` would dismiss anything; synchronous guards are asked.
  ///
  /// - Complexity: The fragments passed over on the way down.
  public var canDismiss: Bool { observed(.init(command: .dismiss)) }

  /// Whether `dismiss(fragment:id:)` would dismiss a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, it may have any id or none.
  ///   - askingGuards: Whether synchronous guards count; asynchronous ones are assumed to allow it.
  /// - Returns: Whether dismissing it would report no error.
  /// - Complexity: The fragments passed over on the way down.
  public func canDismiss(fragment: N, id: (any FragmentID)? = nil, askingGuards: Bool = true) -> Bool {
    observed(.init(command: .dismissFragment(fragment, id: id?.canonicalText), asksGuards: askingGuards))
  }

  /// Whether `dismiss(tag:)` would dismiss anything.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - askingGuards: Whether synchronous guards count; asynchronous ones are assumed to allow it.
  /// - Returns: Whether it would report no error.
  /// - Complexity: The fragments passed over on the way down.
  public func canDismiss(tag: some SegueTag, askingGuards: Bool = true) -> Bool {
    observed(.init(command: .dismissTag(AnySegueTag(tag)), asksGuards: askingGuards))
  }

  /// Whether `back()` would undo a step; synchronous guards are asked.
  ///
  /// - Complexity: The autos passed over.
  public var canGoBack: Bool { observed(.init(command: .back)) }

  /// The id of a fragment's topmost presented frame, as a value of its own type.
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
    guard let position = graph.position(of: fragment) else { return [] }
    let ids = state.identities(of: position)
    observation.identities.access(position, answer: ids)
    return ids.compactMap(ID.init(canonicalText:))
  }

  /// The first of several fragments that is presented, with any id or none.
  ///
  /// - Parameter fragments: The fragments, in the order to ask for them.
  /// - Returns: The first that is presented.
  /// - Complexity: Linear in `fragments`.
  public func pickPresented(_ fragments: [N]) -> N? { fragments.first { isPresented($0, id: .any) } }
}
