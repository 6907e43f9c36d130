/// The chain of the edges both ways between one fragment and another.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The chain, which another arrow goes on from.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: N) -> EdgeChain<N> {
  EdgeChain(from: [lhs]).to([rhs], bothWays: true)
}

/// The chain of the edges both ways between one fragment and each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The chain, which another arrow goes on from.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> EdgeChain<N> {
  EdgeChain(from: [lhs]).to(rhs, bothWays: true)
}

/// The chain of the edges both ways between each of several fragments and one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The chain, which another arrow goes on from.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> EdgeChain<N> {
  EdgeChain(from: lhs).to([rhs], bothWays: true)
}

/// The chain of the edges both ways between each of several fragments and each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The chain, which another arrow goes on from.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> EdgeChain<N> {
  EdgeChain(from: lhs).to(rhs, bothWays: true)
}

/// The chain, going on both ways between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The longer chain.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> EdgeChain<N> {
  lhs.to([rhs], bothWays: true)
}

/// The chain, going on both ways between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The longer chain.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> EdgeChain<N> {
  lhs.to(rhs, bothWays: true)
}
