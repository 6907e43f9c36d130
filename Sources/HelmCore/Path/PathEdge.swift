/// One element of a path: the edge of a segue that was taken, with the ids at its ends.
public struct PathEdge<N: Fragment>: Hashable, Sendable {
  /// The fragment that the edge starts from.
  public let from: PathFragment<N>

  /// The fragment that the edge leads to.
  public let to: PathFragment<N>

  /// Creates a path edge from its ends.
  @inlinable
  public init(from: PathFragment<N>, to: PathFragment<N>) {
    self.from = from
    self.to = to
  }

  /// Creates a path edge by adding the ids of its source and its target, if any, to an edge.
  public init(_ edge: DirectedEdge<N>, sourceID: (any FragmentID)? = nil, targetID: (any FragmentID)? = nil) {
    from = PathFragment(edge.from, id: sourceID)
    to = PathFragment(edge.to, id: targetID)
  }

  /// The edge without ids.
  public var edge: DirectedEdge<N> { DirectedEdge(from: from.fragment, to: to.fragment) }
}

extension PathEdge: Described {
  /// The edge as error messages show it: `list => detail (id 5)`.
  package var descriptionText: String { "\(from) => \(to)" }
}

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
