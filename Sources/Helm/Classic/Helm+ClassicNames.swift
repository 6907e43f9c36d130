#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The names of the first library's last version, for code that was written for it; new code uses the current names.
extension Helm {
  /// Presents a fragment, as ``Navigator/present(_:id:)`` does.
  public func present(fragment: N, id: (any FragmentID)? = nil) { present(fragment, id: id) }

  /// Presents the edges of a flow in order, as `present(_:)` does.
  public func present(flow: Flow<N>) { present(flow) }

  /// Dismisses a fragment, as ``Navigator/dismiss(_:id:)`` does.
  public func dismiss(fragment: N, id: (any FragmentID)? = nil) { dismiss(fragment, id: id) }

  /// Returns whether a fragment could be presented now, as ``Navigator/canPresent(_:id:)`` does.
  public func canPresent(fragment: N, id: (any FragmentID)? = nil) -> Bool { canPresent(fragment, id: id) }

  /// Returns whether a fragment could be dismissed now, as ``Navigator/canDismiss(_:id:)`` does.
  public func canDismiss(fragment: N, id: (any FragmentID)? = nil) -> Bool { canDismiss(fragment, id: id) }

  /// Returns the id of a fragment's topmost presented frame, as `id(of:)` does.
  public func matchFirst<ID: FragmentID>(_ fragment: N) -> ID? { id(of: fragment) }

  /// Returns the first of several fragments, in order of precedence, that is presented with any id or none.
  @_disfavoredOverload
  public func pickPresented(_ fragments: [N]) -> N? { fragments.first { isPresented($0, id: .any) } }

  /// Returns an editor that changes the rules of a set of segues while the app runs.
  public func edit(segues: Set<DirectedEdge<N>>) -> SegueEditor<N> {
    SegueEditor(helm: self, edges: Flow(graph.edges.filter(segues.contains) + segues.subtracting(graph.edges)))
  }

  #if canImport(SwiftUI)
    /// Returns a binding to the one of several fragments that is shown: ``Navigator/selection(among:in:)`` under its former name.
    public func pickPresented(_ fragments: [N]) -> Binding<N?> { selection(among: fragments) }
  #endif
}
