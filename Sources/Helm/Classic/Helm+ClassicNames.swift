#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The names that the first library's latest edition had, for code that was written for it; new code uses the others.
extension Helm {
  /// Presents a fragment, as ``Navigator/present(_:id:)`` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Complexity: As ``Navigator/present(_:id:)``.
  public func present(fragment: N, id: (any FragmentID)? = nil) { present(fragment, id: id) }

  /// Presents the edges of a flow in order, as `present(_:)` does.
  ///
  /// - Parameter flow: The flow.
  /// - Complexity: For each edge as ``Navigator/present(_:id:)``.
  public func present(flow: Flow<N>) { present(flow) }

  /// Dismisses a fragment, as ``Navigator/dismiss(_:id:)`` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id.
  /// - Complexity: As ``Navigator/dismiss(_:id:)``.
  public func dismiss(fragment: N, id: (any FragmentID)? = nil) { dismiss(fragment, id: id) }

  /// Whether a fragment could be presented now, as ``Navigator/canPresent(_:id:)`` says.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: Whether presenting it would report no error.
  /// - Complexity: As ``Navigator/canPresent(_:id:)``.
  public func canPresent(fragment: N, id: (any FragmentID)? = nil) -> Bool { canPresent(fragment, id: id) }

  /// Whether a fragment could be dismissed now, as ``Navigator/canDismiss(_:id:)`` says.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id.
  /// - Returns: Whether dismissing it would report no error.
  /// - Complexity: As ``Navigator/canDismiss(_:id:)``.
  public func canDismiss(fragment: N, id: (any FragmentID)? = nil) -> Bool { canDismiss(fragment, id: id) }

  /// The id of a fragment's topmost presented frame, as `id(of:)` gives it.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The id, or `nil` where the fragment is not presented with an id of that type.
  /// - Complexity: Linear in what is presented.
  public func matchFirst<ID: FragmentID>(_ fragment: N) -> ID? { id(of: fragment) }

  /// The first of several fragments that is presented, with any id or none.
  ///
  /// - Parameter fragments: The fragments, in the order to ask for them.
  /// - Returns: The first that is presented.
  /// - Complexity: Linear in `fragments`.
  public func pickPresented(_ fragments: [N]) -> N? { fragments.first { isPresented($0, id: .any) } }

  /// Changes the rules of a set of segues while the app runs.
  ///
  /// - Parameter segues: The edges of the segues.
  /// - Returns: What adds and removes traits of all of them.
  /// - Complexity: Linear in the segues of the graph.
  public func edit(segues: Set<DirectedEdge<N>>) -> SegueEditor<N> {
    SegueEditor(helm: self, edges: Flow(graph.edges.filter(segues.contains) + segues.subtracting(graph.edges)))
  }

  #if canImport(SwiftUI)
    /// A binding to whichever of several fragments is shown: ``Navigator/selection(among:in:)`` by its former name.
    ///
    /// - Parameter fragments: The fragments.
    /// - Returns: The binding.
    /// - Complexity: Linear in `fragments`.
    @_disfavoredOverload
    public func pickPresented(_ fragments: [N]) -> Binding<N?> { selection(among: fragments) }
  #endif
}
