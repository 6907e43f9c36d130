/// The precedence of `=>` and `<=>`: chains read from left to right.
precedencegroup EdgePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
}

/// Connects fragments in one direction.
infix operator => : EdgePrecedence

/// Connects fragments in both directions.
infix operator <=> : EdgePrecedence

// What a literal means depends on its context, and still a literal of hundreds of edges must type-check fast. The first arrow below is
// tried before all others, which are disfavored. Among those, the ones that make a chain are members of a type, which ranks them above
// those that make a flow or a set. Documentation/decisions/overloads-of-the-arrows.md has the reasons and the measurements; `MistakeTests`
// keeps them true.

/// Returns the edge from one fragment to another.
public func => <N: Fragment>(from: N, to: N) -> DirectedEdge<N> { DirectedEdge(from: from, to: to) }

/// Returns the path edge from one fragment to another, without ids.
@_disfavoredOverload
public func => <N: Fragment>(from: N, to: N) -> PathEdge<N> { PathEdge(DirectedEdge(from: from, to: to)) }

extension Fragment {
  /// Returns a chain of edges from one fragment to another.
  @_disfavoredOverload
  public static func => (lhs: Self, rhs: Self) -> EdgeChain<Self> { EdgeChain(from: [lhs]).to([rhs]) }

  /// Returns a chain of edges from one fragment to each of several.
  @_disfavoredOverload
  public static func => (lhs: Self, rhs: [Self]) -> EdgeChain<Self> { EdgeChain(from: [lhs]).to(rhs) }

  /// Returns a chain of edges from each of several fragments to one.
  @_disfavoredOverload
  public static func => (lhs: [Self], rhs: Self) -> EdgeChain<Self> { EdgeChain(from: lhs).to([rhs]) }

  /// Returns the chain, extended from its ends to one more fragment.
  @_disfavoredOverload
  public static func => (lhs: EdgeChain<Self>, rhs: Self) -> EdgeChain<Self> { lhs.to([rhs]) }

  /// Returns a chain of edges in both directions between two fragments.
  @_disfavoredOverload
  public static func <=> (lhs: Self, rhs: Self) -> EdgeChain<Self> { EdgeChain(from: [lhs]).to([rhs], bothWays: true) }

  /// Returns a chain of edges in both directions between one fragment and each of several.
  @_disfavoredOverload
  public static func <=> (lhs: Self, rhs: [Self]) -> EdgeChain<Self> { EdgeChain(from: [lhs]).to(rhs, bothWays: true) }

  /// Returns a chain of edges in both directions between each of several fragments and one.
  @_disfavoredOverload
  public static func <=> (lhs: [Self], rhs: Self) -> EdgeChain<Self> { EdgeChain(from: lhs).to([rhs], bothWays: true) }

  /// Returns the chain, extended in both directions between its ends and one more fragment.
  @_disfavoredOverload
  public static func <=> (lhs: EdgeChain<Self>, rhs: Self) -> EdgeChain<Self> { lhs.to([rhs], bothWays: true) }
}

extension Array where Element: Fragment {
  /// Returns a chain of edges from each of several fragments to each of several others.
  @_disfavoredOverload
  public static func => (lhs: [Element], rhs: [Element]) -> EdgeChain<Element> { EdgeChain(from: lhs).to(rhs) }

  /// Returns a chain of edges in both directions between each of several fragments and each of several others.
  @_disfavoredOverload
  public static func <=> (lhs: [Element], rhs: [Element]) -> EdgeChain<Element> {
    EdgeChain(from: lhs).to(rhs, bothWays: true)
  }
}

extension EdgeChain {
  /// Returns the chain, extended from its ends to each of several more fragments.
  @_disfavoredOverload
  public static func => (lhs: EdgeChain, rhs: [N]) -> EdgeChain { lhs.to(rhs) }

  /// Returns the chain, extended in both directions between its ends and each of several more fragments.
  @_disfavoredOverload
  public static func <=> (lhs: EdgeChain, rhs: [N]) -> EdgeChain { lhs.to(rhs, bothWays: true) }
}
