/// A sequence of edges in order: an edge, a chain, a flow, or an array or a set of these.
///
/// Functions that accept edges take `any EdgeList`, so one edge and many are written the same way:
///
/// ```swift
/// let graph: Segues<Screen> = [.push(.news => .article), .push([.library, .search] => .article)]
/// ```
public protocol EdgeList<Node> {
  /// The fragments that the edges connect.
  associatedtype Node: Fragment

  /// The edges in order, including repeated ones.
  var edgeList: [DirectedEdge<Node>] { get }
}

extension DirectedEdge: EdgeList {
  /// The edge itself.
  public var edgeList: [DirectedEdge<N>] { [self] }
}

extension EdgeChain: EdgeList {
  /// The edges in order.
  public var edgeList: [DirectedEdge<N>] { Array(self) }
}

extension Flow: EdgeList {
  /// The edges in order.
  public var edgeList: [DirectedEdge<N>] { Array(self) }
}

extension Array: EdgeList where Element: EdgeList {
  /// The edges of the elements in order.
  public var edgeList: [DirectedEdge<Element.Node>] { flatMap(\.edgeList) }
}

extension Set: EdgeList where Element: EdgeList {
  /// The edges of the elements without duplicates, sorted by the names of their fragments because a set has no order.
  public var edgeList: [DirectedEdge<Element.Node>] {
    Segue.canonicallyOrdered(Set<Segue<Element.Node>>(flatMap(\.edgeList).map { Segue($0) })).map(\.edge)
  }
}
