extension Fragment {
  /// Returns a chain of edges in both directions between two fragments.
  ///
  /// - Parameters:
  ///   - lhs: The source of the edges.
  ///   - rhs: The target of the edges.
  /// - Returns: The chain, which another arrow can continue.
  @_disfavoredOverload
  public static func <=> (lhs: Self, rhs: Self) -> EdgeChain<Self> {
    EdgeChain(from: [lhs]).to([rhs], bothWays: true)
  }

  /// Returns a chain of edges in both directions between one fragment and each of several.
  ///
  /// - Parameters:
  ///   - lhs: The source of the edges.
  ///   - rhs: The targets of the edges.
  /// - Returns: The chain, which another arrow can continue.
  @_disfavoredOverload
  public static func <=> (lhs: Self, rhs: [Self]) -> EdgeChain<Self> {
    EdgeChain(from: [lhs]).to(rhs, bothWays: true)
  }

  /// Returns a chain of edges in both directions between each of several fragments and one.
  ///
  /// - Parameters:
  ///   - lhs: The sources of the edges.
  ///   - rhs: The target of the edges.
  /// - Returns: The chain, which another arrow can continue.
  @_disfavoredOverload
  public static func <=> (lhs: [Self], rhs: Self) -> EdgeChain<Self> {
    EdgeChain(from: lhs).to([rhs], bothWays: true)
  }

  /// Returns the chain, extended in both directions between its ends and one more fragment.
  ///
  /// - Parameters:
  ///   - lhs: The chain so far.
  ///   - rhs: The fragment to continue to.
  /// - Returns: The chain, which another arrow can continue.
  @_disfavoredOverload
  public static func <=> (lhs: EdgeChain<Self>, rhs: Self) -> EdgeChain<Self> {
    lhs.to([rhs], bothWays: true)
  }
}

extension Array where Element: Fragment {
  /// Returns a chain of edges in both directions between each of several fragments and each of several others.
  ///
  /// - Parameters:
  ///   - lhs: The sources of the edges.
  ///   - rhs: The targets of the edges.
  /// - Returns: The chain, which another arrow can continue.
  @_disfavoredOverload
  public static func <=> (lhs: [Element], rhs: [Element]) -> EdgeChain<Element> {
    EdgeChain(from: lhs).to(rhs, bothWays: true)
  }
}

extension EdgeChain {
  /// Returns the chain, extended in both directions between its ends and each of several more fragments.
  ///
  /// - Parameters:
  ///   - lhs: The chain so far.
  ///   - rhs: The fragments to continue to.
  /// - Returns: The chain, which another arrow can continue.
  @_disfavoredOverload
  public static func <=> (lhs: EdgeChain, rhs: [N]) -> EdgeChain {
    lhs.to(rhs, bothWays: true)
  }
}
