/// Returns a flow of edges in both directions between two fragments.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: N) -> Flow<N> { EdgeChain(from: [lhs]).to([rhs], bothWays: true).flow }

/// Returns a flow of edges in both directions between one fragment and each of several.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> Flow<N> { EdgeChain(from: [lhs]).to(rhs, bothWays: true).flow }

/// Returns a flow of edges in both directions between each of several fragments and one.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> Flow<N> { EdgeChain(from: lhs).to([rhs], bothWays: true).flow }

/// Returns a flow of edges in both directions between each of several fragments and each of several others.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> Flow<N> { EdgeChain(from: lhs).to(rhs, bothWays: true).flow }

/// Returns a flow of a chain's edges and the edges in both directions between its ends and one more fragment.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Flow<N> { lhs.to([rhs], bothWays: true).flow }

/// Returns a flow of a chain's edges and the edges in both directions between its ends and each of several more fragments.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Flow<N> { lhs.to(rhs, bothWays: true).flow }

/// Returns the flow, extended in both directions between its ends and one more fragment.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: N) -> Flow<N> {
  EdgeChain(continuing: lhs).to([rhs], bothWays: true).flow
}

/// Returns the flow, extended in both directions between its ends and each of several more fragments.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Flow<N> {
  EdgeChain(continuing: lhs).to(rhs, bothWays: true).flow
}
