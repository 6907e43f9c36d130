#if canImport(SwiftUI)
  import SwiftUI
#endif

// The names of the first Helm, for code that was written for it; new code uses the current names, which these forward to.

/// The first Helm's names for queries of a graph.
extension NavigationGraph {
  /// All fragments; new code uses `fragments`.
  public var nodes: [N] { fragments }

  /// Returns whether the graph has a fragment; new code uses `contains(_:)`.
  public func has(node: N) -> Bool { contains(node) }

  /// Returns whether the graph has a segue for an edge; new code uses `contains(_:)`.
  public func has(edge: DirectedEdge<N>) -> Bool { contains(edge) }

  /// Returns the edges out of a fragment; new code uses `outgoingEdges(of:)`.
  public func egressEdges(for node: N) -> [DirectedEdge<N>] { outgoingEdges(of: node) }

  /// Returns the edges into a fragment; new code uses `incomingEdges(of:)`.
  public func ingressEdges(for node: N) -> [DirectedEdge<N>] { incomingEdges(of: node) }
}

/// The first Helm's methods that change a segue's rules; new code passes them to the initializer.
extension Segue {
  /// Returns a copy of this segue that is an auto.
  public func makeAuto() -> Segue { with(auto: true) }

  /// Returns a copy of this segue that is dismissable.
  public func makeDismissable() -> Segue { with(dismissable: true) }

  /// Returns a copy of this segue with another style.
  public func with(style: SegueStyle) -> Segue { with(style: style, dismissable: nil) }

  /// Returns a copy of this segue with another tag.
  public func with(tag: some SegueTag) -> Segue { with(style: nil, tag: tag) }
}

/// The first Helm's names for creating flows; new code writes literals of edges.
extension Flow {
  /// Creates a flow of edges, as operators or a literal of edges create them.
  public init(segue: any EdgeList<N>) { self.init(segue) }
}

/// The first Helm's name for a single step between two states, which is a command.
public typealias PathTransition<N: Fragment> = NavigationCommand<N>

extension NavigationCommand {
  /// Creates a command that takes an edge from a fragment that is presented.
  public static func present(pathEdge: PathEdge<N>) -> NavigationCommand { .present(.edge(pathEdge)) }

  /// Creates a command that undoes an edge of the path.
  public static func dismiss(pathEdge: PathEdge<N>) -> NavigationCommand { .dismiss(.edge(pathEdge)) }

  /// Creates a command that replaces the whole path.
  public static func replace(path: HelmPath<N>) -> NavigationCommand { .replace(path) }
}

extension Navigation {
  /// Runs a command, such as one of `transitions(from:identityProvider:)` of HelmTesting, as `perform(_:)` does.
  @discardableResult
  public mutating func navigate(transition: PathTransition<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(transition)
  }
}

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
    edit(segue: segues)
  }

  /// Runs a command, as `perform(_:)` does, and throws its error, which is also reported to ``errors``.
  public func navigate(transition: PathTransition<N>) throws(HelmError<N>) { _ = try perform(transition).get() }

  #if canImport(SwiftUI)
    /// Returns a binding to the one of several fragments that is shown: ``Navigator/selection(among:in:)`` under its former name.
    public func pickPresented(_ fragments: [N]) -> Binding<N?> { selection(among: fragments) }
  #endif
}
