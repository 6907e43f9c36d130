/// An ordered collection of edges without duplicates: a part of a graph, to be presented as a whole.
///
/// The operators make flows, `add(segue:)` extends them, and `present(flow:)` presents them (semantics.md §4):
///
/// ```swift
/// let flow: Flow<Section> = .dashboard => [.news, .compose]
/// ```
public struct Flow<N: Fragment>: Sendable {
  private var edges: [DirectedEdge<N>] = []
  private var members: Set<DirectedEdge<N>> = []

  /// The fragments that the latest addition led to: where the next `=>` goes on from.
  private(set) var ends: [N] = []

  /// Makes a flow without edges.
  ///
  /// - Complexity: Constant.
  public init() {}

  /// Makes a flow of one edge.
  ///
  /// - Parameter edge: The edge.
  /// - Complexity: Constant.
  public init(_ edge: DirectedEdge<N>) { self.init(CollectionOfOne(edge)) }

  /// Makes a flow of edges; a repeated one counts once, at its first place.
  ///
  /// - Parameter edges: The edges in order.
  /// - Complexity: Linear in the edges.
  public init(_ edges: some Sequence<DirectedEdge<N>>) {
    for edge in edges {
      append(edge)
      ends = [edge.to]
    }
  }

  /// Takes a flow as it is, so that `Flow(.splash => .gatekeeper => .login)` reads well.
  ///
  /// - Parameter flow: The flow.
  /// - Complexity: Constant.
  public init(_ flow: Flow) { self = flow }

  /// Makes a flow of one edge, as the first library's users write it.
  ///
  /// - Parameter segue: The edge.
  /// - Complexity: Constant.
  public init(segue: DirectedEdge<N>) { self.init(segue) }

  /// Makes a flow of edges, as the first library's users write it.
  ///
  /// - Parameter segue: The edges in order.
  /// - Complexity: Constant.
  public init(segue: Flow) { self = segue }

  /// The flow with one more edge at its end, unless it has that.
  ///
  /// - Parameter segue: The edge.
  /// - Returns: The longer flow.
  /// - Complexity: Linear in the longer flow.
  public func add(segue: DirectedEdge<N>) -> Flow {
    var flow = self
    flow.append(segue)
    flow.ends = [segue.to]
    return flow
  }

  /// The flow with the edges of another at its end, but for those that it has.
  ///
  /// - Parameter segue: The other flow.
  /// - Returns: The longer flow.
  /// - Complexity: Linear in the longer flow.
  public func add(segue: Flow) -> Flow {
    var flow = self
    for edge in segue { flow.append(edge) }
    flow.ends = segue.ends
    return flow
  }

  private mutating func append(_ edge: DirectedEdge<N>) {
    if members.insert(edge).inserted { edges.append(edge) }
  }

  /// The flow between two lists of fragments, in one direction or in both.
  init(from origins: [N], to targets: [N], bothWays: Bool = false) {
    ends = origins
    extend(to: targets, bothWays: bothWays)
  }

  /// The flow with edges from its ends to more fragments, which are its ends then.
  func extended(to targets: [N], bothWays: Bool = false) -> Flow {
    var flow = self
    flow.extend(to: targets, bothWays: bothWays)
    return flow
  }

  private mutating func extend(to targets: [N], bothWays: Bool) {
    for edge in allEdges(from: ends, to: targets) {
      append(edge)
      if bothWays { append(edge.counterpart) }
    }
    ends = targets
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
