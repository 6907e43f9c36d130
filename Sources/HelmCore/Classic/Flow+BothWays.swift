/// The flow of the edges both ways between one fragment and another.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: N) -> Flow<N> {
  Flow(EdgeChain(from: [lhs]).to([rhs], bothWays: true))
}

/// The flow of the edges both ways between one fragment and each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> Flow<N> {
  Flow(EdgeChain(from: [lhs]).to(rhs, bothWays: true))
}

/// The flow of the edges both ways between each of several fragments and one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> Flow<N> {
  Flow(EdgeChain(from: lhs).to([rhs], bothWays: true))
}

/// The flow of the edges both ways between each of several fragments and each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> Flow<N> {
  Flow(EdgeChain(from: lhs).to(rhs, bothWays: true))
}

/// The flow of a chain's edges and those both ways between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Flow<N> {
  Flow(lhs.to([rhs], bothWays: true))
}

/// The flow of a chain's edges and those both ways between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Flow<N> {
  Flow(lhs.to(rhs, bothWays: true))
}

/// The flow, going on both ways between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: N) -> Flow<N> {
  lhs.goingOn(to: [rhs], bothWays: true)
}

/// The flow, going on both ways between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The flow.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Flow<N> {
  lhs.goingOn(to: rhs, bothWays: true)
}
