/// The precedence of `=>` and `<=>`: chains read from left to right.
precedencegroup EdgePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
}

/// Connects fragments in one direction.
infix operator => : EdgePrecedence

/// Connects fragments in both directions.
infix operator <=> : EdgePrecedence

// What a literal means depends on where it stands, and yet a literal of hundreds of edges is checked at once: the first arrow
// below is tried before all others, which are disfavored. Of those, the ones that make a chain are members of a type, which
// ranks them above those that make a flow or a set. Documentation/decisions/overloads-of-the-arrows.md has the reasons and
// the measurements; `MistakeTests` keeps them true.

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

extension Fragment {
  /// The chain of the edges from one fragment to another.
  ///
  /// - Parameters:
  ///   - lhs: Where the edges start.
  ///   - rhs: Where the edges lead to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func => (lhs: Self, rhs: Self) -> EdgeChain<Self> {
    EdgeChain(from: [lhs]).to([rhs])
  }

  /// The chain of the edges from one fragment to each of several.
  ///
  /// - Parameters:
  ///   - lhs: Where the edges start.
  ///   - rhs: Where the edges lead to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func => (lhs: Self, rhs: [Self]) -> EdgeChain<Self> {
    EdgeChain(from: [lhs]).to(rhs)
  }

  /// The chain of the edges from each of several fragments to one.
  ///
  /// - Parameters:
  ///   - lhs: Where the edges start.
  ///   - rhs: Where the edges lead to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func => (lhs: [Self], rhs: Self) -> EdgeChain<Self> {
    EdgeChain(from: lhs).to([rhs])
  }

  /// The chain, continued from its ends to one more fragment.
  ///
  /// - Parameters:
  ///   - lhs: The chain so far.
  ///   - rhs: Where it goes on to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func => (lhs: EdgeChain<Self>, rhs: Self) -> EdgeChain<Self> {
    lhs.to([rhs])
  }
}

extension Array where Element: Fragment {
  /// The chain of the edges from each of several fragments to each of several others.
  ///
  /// - Parameters:
  ///   - lhs: Where the edges start.
  ///   - rhs: Where the edges lead to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func => (lhs: [Element], rhs: [Element]) -> EdgeChain<Element> {
    EdgeChain(from: lhs).to(rhs)
  }
}

extension EdgeChain {
  /// The chain, continued from its ends to each of several more fragments.
  ///
  /// - Parameters:
  ///   - lhs: The chain so far.
  ///   - rhs: Where it goes on to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func => (lhs: EdgeChain, rhs: [N]) -> EdgeChain {
    lhs.to(rhs)
  }
}
