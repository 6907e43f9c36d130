/// One element of a path: the edge of a segue that was taken, with the ids at its ends.
public struct PathEdge<N: Fragment>: Hashable, Sendable {
  /// The fragment that the edge starts from.
  public let from: PathFragment<N>

  /// The fragment that the edge leads to.
  public let to: PathFragment<N>

  /// Creates a path edge from its ends.
  ///
  /// - Parameters:
  ///   - from: The fragment that the edge starts from.
  ///   - to: The fragment that the edge leads to.
  @inlinable
  public init(from: PathFragment<N>, to: PathFragment<N>) {
    self.from = from
    self.to = to
  }

  /// Creates a path edge by adding ids to an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - sourceID: The id of the edge's source, if any.
  ///   - targetID: The id of the edge's target, if any.
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
