/// An element of a path literal: an edge, or a path edge if it has ids.
///
/// ```swift
/// let path: HelmPath<Screen> = [.home => .list, PathEdge(.list => .detail, targetID: 5)]
/// ```
///
/// ``DirectedEdge`` and ``PathEdge`` conform.
public protocol PathElement<Node>: Sendable {
  /// The type of the fragments at the ends.
  associatedtype Node: Fragment

  /// The element as a path stores it.
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
