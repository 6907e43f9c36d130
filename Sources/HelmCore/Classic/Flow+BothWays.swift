/// Returns a flow of edges in both directions between two fragments.
///
/// - Parameters:
///   - lhs: The source of the edges.
///   - rhs: The target of the edges.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: N) -> Flow<N> {
  Flow(EdgeChain(from: [lhs]).to([rhs], bothWays: true))
}

/// Returns a flow of edges in both directions between one fragment and each of several.
///
/// - Parameters:
///   - lhs: The source of the edges.
///   - rhs: The targets of the edges.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> Flow<N> {
  Flow(EdgeChain(from: [lhs]).to(rhs, bothWays: true))
}

/// Returns a flow of edges in both directions between each of several fragments and one.
///
/// - Parameters:
///   - lhs: The sources of the edges.
///   - rhs: The target of the edges.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> Flow<N> {
  Flow(EdgeChain(from: lhs).to([rhs], bothWays: true))
}

/// Returns a flow of edges in both directions between each of several fragments and each of several others.
///
/// - Parameters:
///   - lhs: The sources of the edges.
///   - rhs: The targets of the edges.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> Flow<N> {
  Flow(EdgeChain(from: lhs).to(rhs, bothWays: true))
}

/// Returns a flow of a chain's edges and the edges in both directions between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: The fragment to continue to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Flow<N> {
  Flow(lhs.to([rhs], bothWays: true))
}

/// Returns a flow of a chain's edges and the edges in both directions between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: The fragments to continue to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Flow<N> {
  Flow(lhs.to(rhs, bothWays: true))
}

/// Returns the flow, extended in both directions between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: The fragment to continue to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: N) -> Flow<N> {
  lhs.goingOn(to: [rhs], bothWays: true)
}

/// Returns the flow, extended in both directions between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: The fragments to continue to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Flow<N> {
  lhs.goingOn(to: rhs, bothWays: true)
}
