/// The flow of the edges from one fragment to another.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges, which another `=>` goes on from.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: N) -> Flow<N> {
  Flow(from: [lhs], to: [rhs])
}

/// The flow of the edges from one fragment to each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges, which another `=>` goes on from.
/// - Complexity: Linear in the edges of the result.
public func => <N: Fragment>(lhs: N, rhs: [N]) -> Flow<N> {
  Flow(from: [lhs], to: rhs)
}

/// The flow of the edges from each of several fragments to one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges, which another `=>` goes on from.
/// - Complexity: Linear in the edges of the result.
public func => <N: Fragment>(lhs: [N], rhs: N) -> Flow<N> {
  Flow(from: lhs, to: [rhs])
}

/// The flow of the edges from each of several fragments to each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges, which another `=>` goes on from.
/// - Complexity: Linear in the edges of the result.
public func => <N: Fragment>(lhs: [N], rhs: [N]) -> Flow<N> {
  Flow(from: lhs, to: rhs)
}

/// The flow, going on from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The longer flow.
/// - Complexity: Linear in the edges of the result.
public func => <N: Fragment>(lhs: Flow<N>, rhs: N) -> Flow<N> {
  lhs.extended(to: [rhs])
}

/// The set of the flow's edges, going on from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The edges.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func => <N: Fragment>(lhs: Flow<N>, rhs: N) -> Set<DirectedEdge<N>> {
  Set(lhs.extended(to: [rhs]))
}

/// The flow, going on from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The longer flow.
/// - Complexity: Linear in the edges of the result.
public func => <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Flow<N> {
  lhs.extended(to: rhs)
}

/// The set of the flow's edges, going on from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The edges.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func => <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(lhs.extended(to: rhs))
}
