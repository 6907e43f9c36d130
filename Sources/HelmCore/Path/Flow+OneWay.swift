/// Returns a flow of edges from one fragment to another.
///
/// - Parameters:
///   - lhs: The source of the edges.
///   - rhs: The target of the edges.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: N) -> Flow<N> {
  Flow(EdgeChain(from: [lhs]).to([rhs]))
}

/// Returns a flow of edges from one fragment to each of several.
///
/// - Parameters:
///   - lhs: The source of the edges.
///   - rhs: The targets of the edges.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: [N]) -> Flow<N> {
  Flow(EdgeChain(from: [lhs]).to(rhs))
}

/// Returns a flow of edges from each of several fragments to one.
///
/// - Parameters:
///   - lhs: The sources of the edges.
///   - rhs: The target of the edges.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: N) -> Flow<N> {
  Flow(EdgeChain(from: lhs).to([rhs]))
}

/// Returns a flow of edges from each of several fragments to each of several others.
///
/// - Parameters:
///   - lhs: The sources of the edges.
///   - rhs: The targets of the edges.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: [N]) -> Flow<N> {
  Flow(EdgeChain(from: lhs).to(rhs))
}

/// Returns a flow of a chain's edges and the edges from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: The fragment to continue to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Flow<N> {
  Flow(lhs.to([rhs]))
}

/// Returns a flow of a chain's edges and the edges from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: The fragments to continue to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Flow<N> {
  Flow(lhs.to(rhs))
}

// Arrows can also continue a flow. A flow is nothing but its edges, so equal flows continue alike: from the target of the last edge, and
// from the targets of the edges right before it that have the same source. `.a => [.b, .c]` and `[.a => .b, .a => .c]` both continue from
// `.b` and `.c`.

/// Returns the flow, extended from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: The fragment to continue to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: Flow<N>, rhs: N) -> Flow<N> {
  lhs.goingOn(to: [rhs])
}

/// Returns the flow, extended from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: The fragments to continue to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Flow<N> {
  lhs.goingOn(to: rhs)
}
