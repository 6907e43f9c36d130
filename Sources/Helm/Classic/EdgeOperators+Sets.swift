// Operators that create sets of edges, as in the first Helm; new code uses chains and flows.

/// Returns the set of edges from one fragment to each of several.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: [N]) -> Set<DirectedEdge<N>> { Set(EdgeChain(from: [lhs]).to(rhs)) }

/// Returns the set of edges from each of several fragments to one.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: N) -> Set<DirectedEdge<N>> { Set(EdgeChain(from: lhs).to([rhs])) }

/// Returns the set of edges from each of several fragments to each of several others.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: [N]) -> Set<DirectedEdge<N>> { Set(EdgeChain(from: lhs).to(rhs)) }

/// Returns the set of a chain's edges and those from its ends to one more fragment.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Set<DirectedEdge<N>> { Set(lhs.to([rhs])) }

/// Returns the set of a chain's edges and those from its ends to each of several more fragments.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Set<DirectedEdge<N>> { Set(lhs.to(rhs)) }

/// Returns the set of edges in both directions between one fragment and another.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: N) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: [lhs]).to([rhs], bothWays: true))
}

/// Returns the set of edges in both directions between one fragment and each of several.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: [lhs]).to(rhs, bothWays: true))
}

/// Returns the set of edges in both directions between each of several fragments and one.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to([rhs], bothWays: true))
}

/// Returns the set of edges in both directions between each of several fragments and each of several others.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(EdgeChain(from: lhs).to(rhs, bothWays: true))
}

/// Returns the set of a chain's edges and those in both directions between its ends and one more fragment.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Set<DirectedEdge<N>> { Set(lhs.to([rhs], bothWays: true)) }

/// Returns the set of a chain's edges and those in both directions between its ends and each of several more fragments.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Set<DirectedEdge<N>> { Set(lhs.to(rhs, bothWays: true)) }
