// Operators that create sets of edges, as in the first Helm; new code uses chains and flows.

/// Returns the set of edges from one fragment to each of several.
///
/// - Parameters:
///   - lhs: The source of the edges.
///   - rhs: The targets of the edges.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: [lhs]).to(rhs))
}

/// Returns the set of edges from each of several fragments to one.
///
/// - Parameters:
///   - lhs: The sources of the edges.
///   - rhs: The target of the edges.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: N) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to([rhs]))
}

/// Returns the set of edges from each of several fragments to each of several others.
///
/// - Parameters:
///   - lhs: The sources of the edges.
///   - rhs: The targets of the edges.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to(rhs))
}

/// Returns the set of a chain's edges and those from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The chain.
///   - rhs: The fragment that continues it.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Set<DirectedEdge<N>> {
  Set(lhs.to([rhs]))
}

/// Returns the set of a chain's edges and those from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain.
///   - rhs: The fragments that continue it.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(lhs.to(rhs))
}

/// Returns the set of edges in both directions between one fragment and another.
///
/// - Parameters:
///   - lhs: One end of the edges.
///   - rhs: The other end of the edges.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: N) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: [lhs]).to([rhs], bothWays: true))
}

/// Returns the set of edges in both directions between one fragment and each of several.
///
/// - Parameters:
///   - lhs: One end of the edges.
///   - rhs: The other ends of the edges.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: [lhs]).to(rhs, bothWays: true))
}

/// Returns the set of edges in both directions between each of several fragments and one.
///
/// - Parameters:
///   - lhs: The ends of the edges.
///   - rhs: The other end of the edges.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to([rhs], bothWays: true))
}

/// Returns the set of edges in both directions between each of several fragments and each of several others.
///
/// - Parameters:
///   - lhs: The ends of the edges.
///   - rhs: The other ends of the edges.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to(rhs, bothWays: true))
}

/// Returns the set of a chain's edges and those in both directions between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The chain.
///   - rhs: The fragment that continues it.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Set<DirectedEdge<N>> {
  Set(lhs.to([rhs], bothWays: true))
}

/// Returns the set of a chain's edges and those in both directions between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain.
///   - rhs: The fragments that continue it.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(lhs.to(rhs, bothWays: true))
}
