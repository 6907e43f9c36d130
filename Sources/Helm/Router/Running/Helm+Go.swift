/// Routes.
extension Helm {
  /// Returns the best route to a fragment without taking it; guards are evaluated.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that the fragment must have; `nil` means none.
  /// - Returns: The route. Asynchronous guards are assumed to allow their moves.
  /// - Throws: `noRoute`, with what blocks the way.
  /// - Complexity: That of `go(to:id:)`.
  public func route(to fragment: N, id: (any FragmentID)? = nil) throws(HelmError<N>) -> Route<N> {
    try route(through: [PathFragment(fragment, id: id)])
  }

  /// Returns the best route to the last of several fragments that presents each from the one before it, as `route(to:id:)` does.
  package func route(through fragments: [PathFragment<N>]) throws(HelmError<N>) -> Route<N> {
    defer { executeDeferredSoon() }
    var copy = navigation
    var slow: [GuardedMove<N>] = []
    while true {
      var route = try copy.route(through: fragments)
      guard let move = route.undecidedMoves.first else {
        route.undecidedMoves = slow
        return route
      }
      if guards.isAsynchronous(move) { slow.append(move) }
      copy.setVerdict(on: move, to: guards.verdict(on: move))
    }
  }
}
