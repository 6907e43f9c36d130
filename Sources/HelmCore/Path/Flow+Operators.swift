/// Returns a flow of edges from one fragment to another.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: N) -> Flow<N> { EdgeChain(from: [lhs]).to([rhs]).flow }

/// Returns a flow of edges from one fragment to each of several.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: [N]) -> Flow<N> { EdgeChain(from: [lhs]).to(rhs).flow }

/// Returns a flow of edges from each of several fragments to one.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: N) -> Flow<N> { EdgeChain(from: lhs).to([rhs]).flow }

/// Returns a flow of edges from each of several fragments to each of several others.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: [N]) -> Flow<N> { EdgeChain(from: lhs).to(rhs).flow }

/// Returns a flow of a chain's edges and the edges from its ends to one more fragment.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Flow<N> { lhs.to([rhs]).flow }

/// Returns a flow of a chain's edges and the edges from its ends to each of several more fragments.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Flow<N> { lhs.to(rhs).flow }

// Arrows can also continue a flow. A flow is nothing but its edges, so equal flows continue alike: from the target of the last edge, and
// from the targets of the edges right before it that have the same source. `.a => [.b, .c]` and `[.a => .b, .a => .c]` both continue from
// `.b` and `.c`.

/// Returns the flow, extended from its ends to one more fragment.
@_disfavoredOverload
public func => <N: Fragment>(lhs: Flow<N>, rhs: N) -> Flow<N> { EdgeChain(continuing: lhs).to([rhs]).flow }

/// Returns the flow, extended from its ends to each of several more fragments.
@_disfavoredOverload
public func => <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Flow<N> { EdgeChain(continuing: lhs).to(rhs).flow }

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
