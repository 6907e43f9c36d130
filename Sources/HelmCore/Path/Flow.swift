/// An ordered collection of edges without duplicates: a part of a graph, to be presented as a whole.
///
/// Operators and literals of edges create flows, and `present(_:)` presents them:
///
/// ```swift
/// let flow: Flow<Screen> = .dashboard => [.news, .compose]
/// ```
///
/// An edge may have ids at its ends, which count in comparisons: one edge with two different ids is two elements.
///
/// ```swift
/// helm.present(.from(.list).to(.detail, id: 5).to(.comments))
/// helm.present([.list => Screen.detail.id(5), .detail => .comments])
/// ```
public struct Flow<N: Fragment>: Hashable, Sendable {
  /// The edges in order, with their ids; their occurrences are 0.
  private var path = HelmPath<N>()

  package init() {}

  /// Creates a flow of edges; a repeated edge is kept once, at its first position.
  ///
  /// - Parameter edges: The edges, as operators or a literal of edges create them.
  /// - Complexity: Linear in the edges.
  public init(_ edges: any EdgeList<N>) {
    switch edges {
    case let flow as Flow: self = flow
    case let chain as EdgeChain<N>: self = chain.flow
    default: for edge in edges.edgeList { append(edge.pathEdge) }
    }
  }

  /// Creates a flow of any sequence of edges, with or without ids; a repeated edge is kept once, at its first position.
  @_disfavoredOverload
  package init(_ edges: some Sequence<some PathElement<N>>) {
    for edge in edges { append(edge.pathEdge) }
  }

  /// Appends an edge, without occurrences, unless the flow already has it.
  package mutating func append(_ edge: PathEdge<N>) {
    path.append(
      PathEdge(
        from: PathFragment(edge.from.fragment, canonicalID: edge.from.id),
        to: PathFragment(edge.to.fragment, canonicalID: edge.to.id)))
  }

  /// Returns the flow with more edges at its end, without those it already has.
  ///
  /// - Parameter segue: The edges, as operators or a literal of edges create them.
  /// - Returns: The longer flow.
  /// - Complexity: Linear in both.
  public func add(segue: any EdgeList<N>) -> Flow { Flow(pathEdges + Flow(segue).pathEdges) }

  /// The edges in order, with their ids.
  package var pathEdges: [PathEdge<N>] { path.list }
}

extension Flow: ListBacked {
  /// The edges in order, without their ids.
  package var list: LazyMapCollection<[PathEdge<N>], DirectedEdge<N>> { pathEdges.lazy.map { $0.edge } }
}

extension Flow: ExpressibleByArrayLiteral {
  /// Creates a flow of edges; a repeated edge is kept once, at its first position.
  ///
  /// - Parameter elements: The edges in order, as ``DirectedEdge`` or, with ids, as ``PathEdge``.
  /// - Complexity: Linear in the edges.
  public init(arrayLiteral elements: any PathElement<N>...) {
    for element in elements { append(element.pathEdge) }
  }
}

extension Flow: Described {
  package var descriptionText: String { path.description }
}
