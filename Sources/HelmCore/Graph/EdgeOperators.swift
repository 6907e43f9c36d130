/// The precedence of `=>` and `<=>`: chains read from left to right.
precedencegroup EdgePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
}

/// Connects fragments in one direction.
infix operator => : EdgePrecedence

/// Connects fragments in both directions.
infix operator <=> : EdgePrecedence

/// The edge from one fragment to another.
///
/// - Parameters:
///   - from: The fragment that the edge starts from.
///   - to: The fragment that the edge leads to.
/// - Returns: The edge `from => to`.
/// - Complexity: Constant.
public func => <N: Fragment>(from: N, to: N) -> DirectedEdge<N> {
  DirectedEdge(from: from, to: to)
}

/// The edges from one fragment to each of several.
///
/// - Parameters:
///   - from: The fragment that the edges start from.
///   - targets: The fragments that the edges lead to.
/// - Returns: One edge for each target.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func => <N: Fragment>(from: N, targets: [N]) -> Set<DirectedEdge<N>> {
  Set(allEdges(from: [from], to: targets))
}

/// The edges from each of several fragments to one.
///
/// - Parameters:
///   - origins: The fragments that the edges start from.
///   - to: The fragment that the edges lead to.
/// - Returns: One edge for each origin.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func => <N: Fragment>(origins: [N], to: N) -> Set<DirectedEdge<N>> {
  Set(allEdges(from: origins, to: [to]))
}

/// The edges from each of several fragments to each of several others.
///
/// - Parameters:
///   - origins: The fragments that the edges start from.
///   - targets: The fragments that the edges lead to.
/// - Returns: One edge for each pair of an origin and a target.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func => <N: Fragment>(origins: [N], targets: [N]) -> Set<DirectedEdge<N>> {
  Set(allEdges(from: origins, to: targets))
}

/// All edges from each of the origins to each of the targets, origins first.
func allEdges<N: Fragment>(from origins: [N], to targets: [N]) -> [DirectedEdge<N>] {
  origins.flatMap { origin in targets.map { DirectedEdge(from: origin, to: $0) } }
}
