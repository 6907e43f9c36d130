#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The names of the first library's last version, for code that was written for it; new code uses the current names.
extension Helm {
  /// Presents a fragment, as ``Navigator/present(_:id:)`` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Complexity: That of ``Navigator/present(_:id:)``.
  public func present(fragment: N, id: (any FragmentID)? = nil) { present(fragment, id: id) }

  /// Presents the edges of a flow in order, as `present(_:)` does.
  ///
  /// - Parameter flow: The flow.
  /// - Complexity: That of ``Navigator/present(_:id:)`` for each edge.
  public func present(flow: Flow<N>) { present(flow) }

  /// Dismisses a fragment, as ``Navigator/dismiss(_:id:)`` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id.
  /// - Complexity: That of ``Navigator/dismiss(_:id:)``.
  public func dismiss(fragment: N, id: (any FragmentID)? = nil) { dismiss(fragment, id: id) }

  /// Returns whether a fragment could be presented now, as ``Navigator/canPresent(_:id:)`` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: `true` if presenting it would report no error.
  /// - Complexity: That of ``Navigator/canPresent(_:id:)``.
  public func canPresent(fragment: N, id: (any FragmentID)? = nil) -> Bool { canPresent(fragment, id: id) }

  /// Returns whether a fragment could be dismissed now, as ``Navigator/canDismiss(_:id:)`` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id.
  /// - Returns: `true` if dismissing it would report no error.
  /// - Complexity: That of ``Navigator/canDismiss(_:id:)``.
  public func canDismiss(fragment: N, id: (any FragmentID)? = nil) -> Bool { canDismiss(fragment, id: id) }

  /// Returns the id of a fragment's topmost presented frame, as `id(of:)` does.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The id, or `nil` if the fragment isn't presented with an id of that type.
  /// - Complexity: Linear in the presented fragments.
  public func matchFirst<ID: FragmentID>(_ fragment: N) -> ID? { id(of: fragment) }

  /// Returns the first of several fragments that is presented, with any id or none.
  ///
  /// - Parameter fragments: The fragments, in order of precedence.
  /// - Returns: The first that is presented.
  /// - Complexity: Linear in `fragments`.
  @_disfavoredOverload
  public func pickPresented(_ fragments: [N]) -> N? { fragments.first { isPresented($0, id: .any) } }

  /// Returns an editor that changes the rules of a set of segues while the app runs.
  ///
  /// - Parameter segues: The edges of the segues.
  /// - Returns: An editor that adds traits to all of these segues and removes them.
  /// - Complexity: Linear in the segues of the graph.
  public func edit(segues: Set<DirectedEdge<N>>) -> SegueEditor<N> {
    SegueEditor(helm: self, edges: Flow(graph.edges.filter(segues.contains) + segues.subtracting(graph.edges)))
  }

  #if canImport(SwiftUI)
    /// Returns a binding to the one of several fragments that is shown: ``Navigator/selection(among:in:)`` under its former name.
    ///
    /// - Parameter fragments: The fragments.
    /// - Returns: The binding.
    /// - Complexity: Linear in `fragments`.
    public func pickPresented(_ fragments: [N]) -> Binding<N?> { selection(among: fragments) }
  #endif
}
