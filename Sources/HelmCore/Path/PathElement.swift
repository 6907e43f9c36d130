/// What a literal of a path is made of: an edge, or a path edge where ids matter.
///
/// ```swift
/// let path: HelmPath<Screen> = [.home => .list, PathEdge(.list => .detail, targetID: 5)]
/// ```
///
/// ``DirectedEdge`` and ``PathEdge`` conform; nothing else has to.
public protocol PathElement<Node>: Sendable {
  /// The fragments at the ends.
  associatedtype Node: Fragment

  /// Makes the element without ids.
  ///
  /// - Parameter edge: The edge.
  init(edge: DirectedEdge<Node>)

  /// The element as a path holds it.
  var pathEdge: PathEdge<Node> { get }
}

extension DirectedEdge: PathElement {
  /// Takes an edge as it is.
  ///
  /// - Parameter edge: The edge.
  public init(edge: DirectedEdge<N>) { self = edge }

  /// The edge without ids.
  public var pathEdge: PathEdge<N> { PathEdge(self) }
}

extension PathEdge: PathElement {
  /// Makes a path edge without ids.
  ///
  /// - Parameter edge: The edge.
  public init(edge: DirectedEdge<N>) { self.init(edge) }

  /// The path edge itself.
  public var pathEdge: PathEdge<N> { self }
}
