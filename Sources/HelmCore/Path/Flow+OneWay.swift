/// The flow of the edges from one fragment to another.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: N) -> Flow<N> {
  Flow(EdgeChain(from: [lhs]).to([rhs]))
}

/// The flow of the edges from one fragment to each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: [N]) -> Flow<N> {
  Flow(EdgeChain(from: [lhs]).to(rhs))
}

/// The flow of the edges from each of several fragments to one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: N) -> Flow<N> {
  Flow(EdgeChain(from: lhs).to([rhs]))
}

/// The flow of the edges from each of several fragments to each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: [N]) -> Flow<N> {
  Flow(EdgeChain(from: lhs).to(rhs))
}

/// The flow of a chain's edges and those from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> Flow<N> {
  Flow(lhs.to([rhs]))
}

/// The flow of a chain's edges and those from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> Flow<N> {
  Flow(lhs.to(rhs))
}

// Arrows also go on from a flow. A flow is its edges and nothing else, so equal flows go on alike: from where the last edge leads,
// and from where those just before it lead that start at the same fragment. `.a => [.b, .c]` and `[.a => .b, .a => .c]` both go
// on from `.b` and `.c`.

/// The flow, going on from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: Flow<N>, rhs: N) -> Flow<N> {
  lhs.goingOn(to: [rhs])
}

/// The flow, going on from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Flow<N> {
  lhs.goingOn(to: rhs)
}
