extension Fragment {
  /// The chain of the edges both ways between one fragment and another.
  ///
  /// - Parameters:
  ///   - lhs: Where the edges start.
  ///   - rhs: Where the edges lead to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func <=> (lhs: Self, rhs: Self) -> EdgeChain<Self> {
    EdgeChain(from: [lhs]).to([rhs], bothWays: true)
  }

  /// The chain of the edges both ways between one fragment and each of several.
  ///
  /// - Parameters:
  ///   - lhs: Where the edges start.
  ///   - rhs: Where the edges lead to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func <=> (lhs: Self, rhs: [Self]) -> EdgeChain<Self> {
    EdgeChain(from: [lhs]).to(rhs, bothWays: true)
  }

  /// The chain of the edges both ways between each of several fragments and one.
  ///
  /// - Parameters:
  ///   - lhs: Where the edges start.
  ///   - rhs: Where the edges lead to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func <=> (lhs: [Self], rhs: Self) -> EdgeChain<Self> {
    EdgeChain(from: lhs).to([rhs], bothWays: true)
  }

  /// The chain, continued both ways between its ends and one more fragment.
  ///
  /// - Parameters:
  ///   - lhs: The chain so far.
  ///   - rhs: Where it goes on to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func <=> (lhs: EdgeChain<Self>, rhs: Self) -> EdgeChain<Self> {
    lhs.to([rhs], bothWays: true)
  }
}

extension Array where Element: Fragment {
  /// The chain of the edges both ways between each of several fragments and each of several others.
  ///
  /// - Parameters:
  ///   - lhs: Where the edges start.
  ///   - rhs: Where the edges lead to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func <=> (lhs: [Element], rhs: [Element]) -> EdgeChain<Element> {
    EdgeChain(from: lhs).to(rhs, bothWays: true)
  }
}

extension EdgeChain {
  /// The chain, continued both ways between its ends and each of several more fragments.
  ///
  /// - Parameters:
  ///   - lhs: The chain so far.
  ///   - rhs: Where it goes on to.
  /// - Returns: The chain, which another arrow goes on from.
  @_disfavoredOverload
  public static func <=> (lhs: EdgeChain, rhs: [N]) -> EdgeChain {
    lhs.to(rhs, bothWays: true)
  }
}
