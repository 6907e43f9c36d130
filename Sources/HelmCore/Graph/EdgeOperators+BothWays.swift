extension Fragment {
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
  /// Returns a chain of edges in both directions between each of several fragments and each of several others.
  @_disfavoredOverload
  public static func <=> (lhs: [Element], rhs: [Element]) -> EdgeChain<Element> {
    EdgeChain(from: lhs).to(rhs, bothWays: true)
  }
}

extension EdgeChain {
  /// Returns the chain, extended in both directions between its ends and each of several more fragments.
  @_disfavoredOverload
  public static func <=> (lhs: EdgeChain, rhs: [N]) -> EdgeChain { lhs.to(rhs, bothWays: true) }
}
