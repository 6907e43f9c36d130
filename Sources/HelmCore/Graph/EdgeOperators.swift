/// The precedence of `=>` and `<=>`: chains read from left to right.
precedencegroup EdgePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
}

/// Connects fragments in one direction.
infix operator => : EdgePrecedence

/// Connects fragments in both directions.
infix operator <=> : EdgePrecedence

// The compiler tries the first of these before all others, and the others only where it does not fit: that is what
// `@_disfavoredOverload` is for, and why literals of hundreds of edges are checked at once. What else each of them has to
// be, so that mistakes are found where they are, is on the decision page `overloads-of-the-arrows.md`.

/// The edge from one fragment to another.
///
/// - Parameters:
///   - from: The fragment that the edge starts from.
///   - to: The fragment that the edge leads to.
/// - Returns: The edge `from => to`.
public func => <N: Fragment>(from: N, to: N) -> DirectedEdge<N> {
  DirectedEdge(from: from, to: to)
}

/// The path edge from one fragment to another, without ids.
///
/// - Parameters:
///   - from: The fragment that the edge starts from.
///   - to: The fragment that the edge leads to.
/// - Returns: The path edge.
@_disfavoredOverload
public func => <N: Fragment>(from: N, to: N) -> PathEdge<N> {
  PathEdge(DirectedEdge(from: from, to: to))
}

/// The flow of the edge from one fragment to another.
///
/// - Parameters:
///   - from: The fragment that the edge starts from.
///   - to: The fragment that the edge leads to.
/// - Returns: The flow.
@_disfavoredOverload
public func => <N: Fragment>(from: N, to: N) -> Flow<N> {
  Flow(DirectedEdge(from: from, to: to))
}

extension Fragment {
  /// The chain of the edge from one fragment to another.
  ///
  /// It is a member, which ranks it above the flow and the path edge: an edge of another enum has one explanation then.
  ///
  /// - Parameters:
  ///   - lhs: Where the edge starts.
  ///   - rhs: Where the edge leads to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func => (lhs: Self, rhs: Self) -> EdgeChain<Self> {
    EdgeChain(from: [lhs]).to([rhs])
  }
}

/// The chain of the edges from one fragment to each of several.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The chain, which another arrow goes on from.
@_disfavoredOverload
public func => <N: Fragment>(lhs: N, rhs: [N]) -> EdgeChain<N> {
  EdgeChain(from: [lhs]).to(rhs)
}

/// The chain of the edges from each of several fragments to one.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The chain, which another arrow goes on from.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: N) -> EdgeChain<N> {
  EdgeChain(from: lhs).to([rhs])
}

/// The chain of the edges from each of several fragments to each of several others.
///
/// - Parameters:
///   - lhs: Where the edges start.
///   - rhs: Where the edges lead to.
/// - Returns: The chain, which another arrow goes on from.
@_disfavoredOverload
public func => <N: Fragment>(lhs: [N], rhs: [N]) -> EdgeChain<N> {
  EdgeChain(from: lhs).to(rhs)
}

/// The chain, going on from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The longer chain.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: N) -> EdgeChain<N> {
  lhs.to([rhs])
}

/// The chain, going on from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The chain so far.
///   - rhs: Where it goes on to.
/// - Returns: The longer chain.
@_disfavoredOverload
public func => <N: Fragment>(lhs: EdgeChain<N>, rhs: [N]) -> EdgeChain<N> {
  lhs.to(rhs)
}
