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
public struct Flow<N: Fragment>: Sendable {
  private var edges: [DirectedEdge<N>] = []

  /// The edges without ids for look-ups, once there are so many that it pays.
  private var members: Set<DirectedEdge<N>>?

  /// The edges that have ids, keyed by position.
  private var identified: [Int: PathEdge<N>] = [:]
  private var identifiedMembers: Set<PathEdge<N>> = []

  /// Creates a flow without edges.
  package init() {}

  /// Creates a flow of edges; a repeated edge is kept once, at its first position.
  ///
  /// - Parameter edges: The edges, as operators or a literal of edges create them.
  /// - Complexity: Linear in the edges.
  public init(_ edges: any EdgeList<N>) {
    if let flow = edges as? Flow {
      self = flow
    } else {
      for edge in edges.edgeList { append(edge) }
    }
  }

  /// Creates a flow of edges with ids; a repeated edge is kept once, at its first position.
  ///
  /// - Parameter edges: The edges in order; their occurrences are ignored.
  /// - Complexity: Linear in the edges.
  @_disfavoredOverload
  package init(_ edges: some Sequence<PathEdge<N>>) {
    for edge in edges { append(edge) }
  }

  /// Creates a flow of any sequence of edges; a repeated edge is kept once, at its first position.
  ///
  /// - Parameter edges: The edges in order.
  /// - Complexity: Linear in the edges.
  @_disfavoredOverload
  package init(_ edges: some Sequence<DirectedEdge<N>>) {
    for edge in edges { append(edge) }
  }

  private mutating func append(_ edge: DirectedEdge<N>) {
    if edges.count < 16 {
      for position in edges.indices where edges[position] == edge && identified[position] == nil { return }
    } else {
      if members == nil { members = Set(edges.indices.filter { identified[$0] == nil }.map { edges[$0] }) }
      guard members?.insert(edge).inserted == true else { return }
    }
    edges.append(edge)
  }

  package mutating func append(_ edge: PathEdge<N>) {
    guard edge.from.id != nil || edge.to.id != nil else { return append(edge.edge) }
    let edge = PathEdge(
      from: PathFragment(edge.from.fragment, canonicalID: edge.from.id),
      to: PathFragment(edge.to.fragment, canonicalID: edge.to.id))
    guard identifiedMembers.insert(edge).inserted else { return }
    identified[edges.count] = edge
    edges.append(edge.edge)
  }

  /// Returns the flow, extended by edges to more fragments from its ends: the targets, with their ids, of its last edges that share a
  /// source.
  func goingOn(to targets: [N], bothWays: Bool = false) -> Flow {
    let edges = pathEdges
    var flow = self
    for end in edges.reversed().prefix(while: { $0.from == edges.last?.from }).reversed().map(\.to) {
      for target in targets.map({ PathFragment($0) }) {
        flow.append(PathEdge(from: end, to: target))
        if bothWays { flow.append(PathEdge(from: target, to: end)) }
      }
    }
    return flow
  }

  /// The edges in order, with their ids.
  ///
  /// - Complexity: Linear in the edges.
  package var pathEdges: [PathEdge<N>] { edges.indices.map { identified[$0] ?? PathEdge(edges[$0]) } }

  /// The edges that have ids, keyed by position.
  var identifiedEdges: [Int: PathEdge<N>] { identified }
}

extension Flow: ListBacked {
  package var list: [DirectedEdge<N>] { edges }
}

extension Flow: KeyEquatable {
  /// The edges in order, with their ids.
  package struct EqualityKey: Hashable {
    fileprivate let edges: [DirectedEdge<N>]
    fileprivate let identified: [Int: PathEdge<N>]
  }

  package var equalityKey: EqualityKey { EqualityKey(edges: edges, identified: identified) }
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
  /// The edges in order, in brackets.
  package var descriptionText: String { "[\(pathEdges.map(\.description).joined(separator: ", "))]" }
}
