/// An ordered collection of edges without duplicates: a part of a graph, to be presented as a whole.
///
/// The operators make flows, as do literals of edges, and `present(_:)` presents them:
///
/// ```swift
/// let flow: Flow<Screen> = .dashboard => [.news, .compose]
/// ```
///
/// An edge may have ids at its ends, which count when edges are compared: the same edge with two ids is there twice.
///
/// ```swift
/// helm.present(.from(.list).to(.detail, id: 5).to(.comments))
/// helm.present([.list => Screen.detail.id(5), .detail => .comments])
/// ```
public struct Flow<N: Fragment>: Sendable {
  private var edges: [DirectedEdge<N>] = []
  private var members: Set<DirectedEdge<N>> = []

  /// The edges that have ids, by their positions.
  private var identified: [Int: PathEdge<N>] = [:]
  private var identifiedMembers: Set<PathEdge<N>> = []

  /// Makes a flow without edges.
  public init() {}

  /// Makes a flow of edges; a repeated one counts once, where it is first.
  ///
  /// - Parameter edges: The edges, as the operators give them, or a literal of edges.
  /// - Complexity: Linear in the edges.
  public init(_ edges: any EdgeList<N>) {
    if let flow = edges as? Flow {
      self = flow
    } else {
      for edge in edges.edgeList { append(edge) }
    }
  }

  /// Makes a flow of edges with ids; a repeated one counts once, where it is first.
  ///
  /// - Parameter edges: The edges in order; their occurrences are ignored.
  /// - Complexity: Linear in the edges.
  @_disfavoredOverload
  public init(_ edges: some Sequence<PathEdge<N>>) {
    for edge in edges { append(edge) }
  }

  /// Makes a flow of any sequence of edges; a repeated one counts once, where it is first.
  ///
  /// - Parameter edges: The edges in order.
  /// - Complexity: Linear in the edges.
  @_disfavoredOverload
  package init(_ edges: some Sequence<DirectedEdge<N>>) {
    for edge in edges { append(edge) }
  }

  private mutating func append(_ edge: DirectedEdge<N>) {
    if members.insert(edge).inserted { edges.append(edge) }
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

  /// The flow with edges from its ends to more fragments: from the targets, with their ids, of its last edges that share a source.
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

  /// The edges in order, with the ids that they say.
  ///
  /// - Complexity: Linear in the edges.
  public var pathEdges: [PathEdge<N>] { edges.indices.map { identified[$0] ?? PathEdge(edges[$0]) } }

  /// The edges that say ids, by their positions.
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
  /// Makes a flow of edges; a repeated one counts once, where it is first.
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
