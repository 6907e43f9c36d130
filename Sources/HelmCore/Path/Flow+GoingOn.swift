// Arrows that go on from a flow. A flow is its edges and nothing else, so equal flows go on alike: from where the last edge
// leads, and from where those just before it lead that start at the same fragment. `.a => [.b, .c]` and
// `[.a => .b, .a => .c]` both go on from `.b` and `.c`.
//
// The left side is generic, although `Flow` alone fits it: so these overloads never compete for the result of another arrow,
// which is a chain there.

/// The flow, going on from its ends to one more fragment.
///
/// - Parameters:
///   - lhs: The flow.
///   - rhs: Where it goes on to.
/// - Returns: The longer flow.
/// - Complexity: Linear in the longer flow.
@_disfavoredOverload
public func => <N: Fragment, Edges: EdgeCollection<N> & RandomAccessCollection<DirectedEdge<N>>>(
  lhs: Edges, rhs: N
) -> Flow<N> {
  Flow(lhs).goingOn(to: [rhs])
}

/// The flow, going on from its ends to each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow.
///   - rhs: Where it goes on to.
/// - Returns: The longer flow.
/// - Complexity: Linear in the longer flow.
@_disfavoredOverload
public func => <N: Fragment, Edges: EdgeCollection<N> & RandomAccessCollection<DirectedEdge<N>>>(
  lhs: Edges, rhs: [N]
) -> Flow<N> {
  Flow(lhs).goingOn(to: rhs)
}

/// The flow, going on both ways between its ends and one more fragment.
///
/// - Parameters:
///   - lhs: The flow.
///   - rhs: Where it goes on to.
/// - Returns: The longer flow.
/// - Complexity: Linear in the longer flow.
@_disfavoredOverload
public func <=> <N: Fragment, Edges: EdgeCollection<N> & RandomAccessCollection<DirectedEdge<N>>>(
  lhs: Edges, rhs: N
) -> Flow<N> {
  Flow(lhs).goingOn(to: [rhs], bothWays: true)
}

/// The flow, going on both ways between its ends and each of several more fragments.
///
/// - Parameters:
///   - lhs: The flow.
///   - rhs: Where it goes on to.
/// - Returns: The longer flow.
/// - Complexity: Linear in the longer flow.
@_disfavoredOverload
public func <=> <N: Fragment, Edges: EdgeCollection<N> & RandomAccessCollection<DirectedEdge<N>>>(
  lhs: Edges, rhs: [N]
) -> Flow<N> {
  Flow(lhs).goingOn(to: rhs, bothWays: true)
}

extension Flow {
  fileprivate func goingOn(to targets: [N], bothWays: Bool = false) -> Flow {
    let last = reversed().prefix { $0.from == self.last?.from }
    return add(segue: EdgeChain(from: last.reversed().map(\.to)).to(targets, bothWays: bothWays))
  }
}
