/// The ways to put sets of edges together, for edges that are written with the operators.
///
/// The standard library's `union` takes any sequence, so that the type of a literal is unknown until all its elements are
/// checked in every combination: six edges take the compiler seconds, and eight too long. Here the type is given.
extension Set {
  /// This set with more edges.
  ///
  /// - Parameter edges: The edges, as the operators give them, or a literal of edges.
  /// - Returns: The edges of both sets.
  /// - Complexity: Linear in `edges`.
  public func union<N>(_ edges: Set<DirectedEdge<N>>) -> Set where Element == DirectedEdge<N> {
    var union = self
    union.formUnion(edges)
    return union
  }

  /// Adds edges to this set.
  ///
  /// - Parameter edges: The edges, as the operators give them, or a literal of edges.
  /// - Complexity: Linear in `edges`.
  public mutating func formUnion<N>(_ edges: Set<DirectedEdge<N>>) where Element == DirectedEdge<N> {
    for edge in edges { insert(edge) }
  }
}
