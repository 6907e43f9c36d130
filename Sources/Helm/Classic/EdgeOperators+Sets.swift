// Arrows that make sets of edges, as in the first Helm; new code has chains and flows.

/// The set of the edges from one fragment to each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: [lhs]).to(rhs))
}

/// The set of the edges from each of several fragments to one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: N) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to([rhs]))
}

/// The set of the edges from each of several fragments to each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to(rhs))
}

/// The set of a chain's edges and those from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Set<DirectedEdge<N>> {
  Set(lhs.to([rhs]))
}

/// The set of a chain's edges and those from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The edges.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(lhs.to(rhs))
}

/// The set of the edges both ways between one fragment and another.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: N) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: [lhs]).to([rhs], bothWays: true))
}

/// The set of the edges both ways between one fragment and each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: [lhs]).to(rhs, bothWays: true))
}

/// The set of the edges both ways between each of several fragments and one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to([rhs], bothWays: true))
}

/// The set of the edges both ways between each of several fragments and each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to(rhs, bothWays: true))
}

/// The set of a chain's edges and those both ways between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Set<DirectedEdge<N>> {
  Set(lhs.to([rhs], bothWays: true))
}

/// The set of a chain's edges and those both ways between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The edges.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(lhs.to(rhs, bothWays: true))
}
