/// Routes.
extension Helm {
  /// Finds the cheapest route to a fragment without taking it; guards are asked.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  ///   - limit: The maximum number of states to search.
  /// - Returns: The route. Its `unaskedMoves` are those with asynchronous guards.
  /// - Throws: What is in the way, the nearest first.
  /// - Complexity: As `go(to:id:)`.
  public func route(
    to fragment: N, id: (any FragmentID)? = nil, limit: Int = RouteLimits.states
  ) throws(RouteError<N>) -> Route<N> {
    try route(through: [PathFragment(fragment, id: id)], limit: limit)
  }

  /// Finds the cheapest route after which some fragments lie on top of one another, without taking it; guards are
  /// asked.
  ///
  /// - Parameters:
  ///   - fragments: The fragments with their ids, the lowest first.
  ///   - limit: How many states to look at, at most.
  /// - Returns: The route. Its `unaskedMoves` are those whose guards take a while to answer.
  /// - Throws: What is in the way, the nearest first.
  /// - Complexity: As `go(to:id:)`.
  public func route(
    through fragments: [PathFragment<N>], limit: Int = RouteLimits.states
  ) throws(RouteError<N>) -> Route<N> {
    defer { dispatchDeferredSoon() }
    var copy = navigation
    var slow: [GuardedMove<N>] = []
    while true {
      var route = try copy.route(through: fragments, limit: limit)
      guard let move = route.unaskedMoves.first else {
        route.unaskedMoves = slow
        return route
      }
      if guards.isSlow(move) { slow.append(move) }
      copy.answer(move, with: guards.verdict(on: move))
    }
  }
}
