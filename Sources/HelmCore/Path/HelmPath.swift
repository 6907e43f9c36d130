/// An ordered list of path edges without duplicates: the whole state of a navigation.
///
/// ```swift
/// let path: HelmPath<Screen> = [.splash => .gatekeeper, .gatekeeper => .login]
/// ```
public struct HelmPath<N: Fragment>: Sendable {
  private var edges: [PathEdge<N>] = []

  /// The same edges as a set for lookups, created once there are enough of them.
  private var members: Set<PathEdge<N>>?

  package init() {}

  /// Creates a path of edges; a repeated edge is kept once, at its first position.
  ///
  /// - Parameter edges: The edges in order.
  /// - Complexity: Linear in edges.
  public init(_ edges: some Sequence<PathEdge<N>>) {
    for edge in edges { append(edge) }
  }

  /// Creates a path of edges that are known to be unique.
  @usableFromInline
  package init(unique edges: [PathEdge<N>]) { self.edges = edges }

  /// Appends an edge, unless the path already has it.
  package mutating func append(_ edge: PathEdge<N>) {
    if edges.count < 16 {
      if edges.contains(edge) { return }
    } else {
      if members == nil { members = Set(edges) }
      guard members?.insert(edge).inserted == true else { return }
    }
    edges.append(edge)
  }
}

extension HelmPath: KeyEquatable {
  package var equalityKey: [PathEdge<N>] { edges }
}

extension HelmPath: ListBacked {
  package var list: [PathEdge<N>] { edges }
}

extension HelmPath: ExpressibleByArrayLiteral {
  /// Creates a path of edges; a repeated edge is kept once, at its first position.
  ///
  /// - Parameter elements: The edges in order, as ``DirectedEdge`` or, with ids, as ``PathEdge``.
  public init(arrayLiteral elements: any PathElement<N>...) {
    for element in elements { append(element.pathEdge) }
  }
}

extension HelmPath: Described {
  package var descriptionText: String { "[\(map(\.description).joined(separator: ", "))]" }
}
