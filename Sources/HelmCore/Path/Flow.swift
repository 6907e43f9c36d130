/// An ordered collection of edges without duplicates: a part of a graph, to be presented as a whole.
///
/// The operators make flows, `add(segue:)` extends them, and `present(flow:)` presents them:
///
/// ```swift
/// let flow: Flow<Screen> = .dashboard => [.news, .compose]
/// ```
public struct Flow<N: Fragment>: Sendable {
  private var edges: [DirectedEdge<N>] = []
  private var members: Set<DirectedEdge<N>> = []

  /// Makes a flow without edges.
  public init() {}

  /// Makes a flow of edges; a repeated one counts once, at its first place.
  ///
  /// - Parameter edges: The edges, as the operators give them, or a literal of edges.
  /// - Complexity: Linear in the edges.
  public init(_ edges: any EdgeList<N>) {
    for edge in edges.edgeList { append(edge) }
  }

  /// Makes a flow of any sequence of edges; a repeated one counts once, at its first place.
  ///
  /// - Parameter edges: The edges in order.
  /// - Complexity: Linear in the edges.
  @_disfavoredOverload
  public init(_ edges: some Sequence<DirectedEdge<N>>) {
    for edge in edges { append(edge) }
  }

  /// Takes a flow as it is, so that `Flow(.splash => .gatekeeper => .login)` reads well.
  ///
  /// - Parameter flow: The flow.
  public init(_ flow: Flow) { self = flow }

  /// Makes a flow of edges, as users of the first Helm write it.
  ///
  /// - Parameter segue: The edges, as the operators give them, or a literal of edges.
  /// - Complexity: Linear in the edges.
  public init(segue: any EdgeList<N>) { self.init(segue) }

  /// The flow with more edges at its end, without those it already has.
  ///
  /// - Parameter segue: The edges, as the operators give them, or a literal of edges.
  /// - Returns: The longer flow.
  /// - Complexity: Linear in the longer flow.
  public func add(segue: any EdgeList<N>) -> Flow {
    var flow = self
    for edge in segue.edgeList { flow.append(edge) }
    return flow
  }

  private mutating func append(_ edge: DirectedEdge<N>) {
    if members.insert(edge).inserted { edges.append(edge) }
  }
}

extension Flow: RandomAccessCollection {
  /// The position of the first edge.
  public var startIndex: Int { edges.startIndex }

  /// The position after the last edge.
  public var endIndex: Int { edges.endIndex }

  /// The edge at a position.
  ///
  /// - Parameter position: A position of the flow.
  public subscript(position: Int) -> DirectedEdge<N> { edges[position] }
}

extension Flow: Hashable {
  /// Compares the edges in order.
  ///
  /// - Parameters:
  ///   - lhs: A flow.
  ///   - rhs: Another flow.
  /// - Returns: Whether both have the same edges in the same order.
  /// - Complexity: Linear in the edges.
  public static func == (lhs: Flow, rhs: Flow) -> Bool { lhs.edges == rhs.edges }

  /// Hashes the edges in order.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: Linear in the edges.
  public func hash(into hasher: inout Hasher) { hasher.combine(edges) }
}

extension Flow: ExpressibleByArrayLiteral {
  /// Makes a flow of edges; a repeated one counts once, at its first place.
  ///
  /// - Parameter elements: The edges in order.
  /// - Complexity: Linear in the edges.
  public init(arrayLiteral elements: DirectedEdge<N>...) { self.init(elements) }
}

extension Flow: CustomStringConvertible {
  /// The edges in order, in brackets.
  public var description: String { "[\(map(\.description).joined(separator: ", "))]" }
}
