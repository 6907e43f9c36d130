/// What a literal of a path is made of: an edge, or a path edge where ids matter.
///
/// ```swift
/// let path: HelmPath<Screen> = [.home => .list, PathEdge(.list => .detail, targetID: 5)]
/// ```
///
/// ``DirectedEdge`` and ``PathEdge`` conform.
public protocol PathElement<Node>: Sendable {
  /// The fragments at the ends.
  associatedtype Node: Fragment

  /// The element as a path holds it.
  var pathEdge: PathEdge<Node> { get }
}

extension DirectedEdge: PathElement {
  /// The edge without ids.
  public var pathEdge: PathEdge<N> { PathEdge(self) }
}

extension PathEdge: PathElement {
  /// The path edge itself.
  public var pathEdge: PathEdge<N> { self }
}
