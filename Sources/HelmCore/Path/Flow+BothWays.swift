/// The flow of the edges both ways between one fragment and another.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges, which another `<=>` goes on from.
/// - Complexity: Linear in the edges of the result.
public func <=> <N: Fragment>(lhs: N, rhs: N) -> Flow<N> {
  Flow(from: [lhs], to: [rhs], bothWays: true)
}

/// The set of the edges both ways between one fragment and another.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: N) -> Set<DirectedEdge<N>> {
  Set(Flow(from: [lhs], to: [rhs], bothWays: true))
}

/// The flow of the edges both ways between one fragment and each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges, which another `<=>` goes on from.
/// - Complexity: Linear in the edges of the result.
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> Flow<N> {
  Flow(from: [lhs], to: rhs, bothWays: true)
}

/// The set of the edges both ways between one fragment and each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: N, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(Flow(from: [lhs], to: rhs, bothWays: true))
}

/// The flow of the edges both ways between each of several fragments and one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges, which another `<=>` goes on from.
/// - Complexity: Linear in the edges of the result.
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> Flow<N> {
  Flow(from: lhs, to: [rhs], bothWays: true)
}

/// The set of the edges both ways between each of several fragments and one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: N) -> Set<DirectedEdge<N>> {
  Set(Flow(from: lhs, to: [rhs], bothWays: true))
}

/// The flow of the edges both ways between each of several fragments and each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges, which another `<=>` goes on from.
/// - Complexity: Linear in the edges of the result.
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> Flow<N> {
  Flow(from: lhs, to: rhs, bothWays: true)
}

/// The set of the edges both ways between each of several fragments and each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The edges.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: [N], rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(Flow(from: lhs, to: rhs, bothWays: true))
}

/// The flow, going on both ways between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The longer flow.
/// - Complexity: Linear in the edges of the result.
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: N) -> Flow<N> {
  lhs.extended(to: [rhs], bothWays: true)
}

/// The set of the flow's edges, going on both ways between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The edges.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: N) -> Set<DirectedEdge<N>> {
  Set(lhs.extended(to: [rhs], bothWays: true))
}

/// The flow, going on both ways between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The longer flow.
/// - Complexity: Linear in the edges of the result.
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Flow<N> {
  lhs.extended(to: rhs, bothWays: true)
}

/// The set of the flow's edges, going on both ways between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow so far.
///   - rhs: Where it goes on to.
/// - Returns: The edges.
/// - Complexity: Linear in the edges of the result.
@_disfavoredOverload
public func <=> <N: Fragment>(lhs: Flow<N>, rhs: [N]) -> Set<DirectedEdge<N>> {
  Set(lhs.extended(to: rhs, bothWays: true))
}
