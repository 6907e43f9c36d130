/// Going anywhere.
extension Helm {
  /// Goes to a fragment from wherever the app is: it is in front then.
  ///
  /// Sheets are dismissed, tabs come back with what they hold, and the fragments in between are presented, as one
  /// command with one entry in the history. Below a curtain it goes its way unseen. Guards are asked once about each move
  /// of the route. If one of them denies a move, nothing happens; if one redirects and keeps the command, the route is
  /// taken afterwards. If the fragment is already in front, nothing happens.
  ///
  /// ```swift
  /// helm.go(to: .detail, id: city)
  /// ```
  ///
  /// An error is reported to ``errors``: `noRoute`, with what is in the way.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id it should have; without one, it should have none.
  /// - Complexity: Linear in the graph's fragments and segues, and, for each state that is searched, in its path and in the
  ///   segues out of that. At most a few hundred states are searched.
  public func go(to fragment: N, id: (any FragmentID)? = nil) { go(through: [PathFragment(fragment, id: id)]) }

  /// Goes along the best route after which each fragment was presented from the one before it, and the last one is in front.
  ///
  /// Going back then leads through just these. The graph fills in what leads to the first of them.
  ///
  /// - Parameter fragments: The fragments with their ids, the lowest first.
  /// - Complexity: As `go(to:id:)`.
  public func go(through fragments: [PathFragment<N>]) { perform(.go(through: fragments)) }

  /// Goes to a fragment as `go(to:id:)` does, and waits for asynchronous guards.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  /// - Returns: How it ended.
  /// - Complexity: As `go(to:id:)`, for each time that its guards have answered.
  @discardableResult
  public func goAndWait(to fragment: N, id: (any FragmentID)? = nil) async -> NavigationResult<N> {
    await goAndWait(through: [PathFragment(fragment, id: id)])
  }

  /// Goes through fragments as `go(through:)` does, and waits for asynchronous guards.
  ///
  /// - Parameter fragments: The fragments with their ids, the lowest first.
  /// - Returns: How it ended.
  /// - Complexity: As `go(to:id:)`, for each time that its guards have answered.
  @discardableResult
  public func goAndWait(through fragments: [PathFragment<N>]) async -> NavigationResult<N> {
    await performAndWait(.go(through: fragments))
  }

  /// Whether `go(to:id:)` would lead to a fragment, or to what a redirect shows instead.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  ///   - askingGuards: Whether guards have a say; one that takes a while counts as allowing it.
  /// - Returns: Whether there is a route.
  /// - Complexity: As `go(to:id:)`, again each time the state changes if a view has asked.
  public func canGo(to fragment: N, id: (any FragmentID)? = nil, askingGuards: Bool = true) -> Bool {
    observed(.init(command: .go(through: [PathFragment(fragment, id: id)]), asksGuards: askingGuards))
  }

  /// Finds the best route to a fragment without taking it; guards are asked.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  /// - Returns: The route.
  /// - Throws: `noRoute` with what is in the way.
  /// - Complexity: As `go(to:id:)`.
  public func route(to fragment: N, id: (any FragmentID)? = nil) throws(HelmError<N>) -> Route<N> {
    try route(through: [PathFragment(fragment, id: id)])
  }

  /// Finds the best route after which each fragment was presented from the one before it, and the last one is in front,
  /// without taking it; guards are asked.
  ///
  /// - Parameter fragments: The fragments with their ids, the lowest first.
  /// - Returns: The route. A guard that takes a while counts as allowing its move.
  /// - Throws: `noRoute` with what is in the way.
  /// - Complexity: As `go(to:id:)`.
  public func route(through fragments: [PathFragment<N>]) throws(HelmError<N>) -> Route<N> {
    defer { dispatchDeferredSoon() }
    var copy = navigation
    var slow: [GuardedMove<N>] = []
    while true {
      var route = try copy.route(through: fragments)
      guard let move = route.unaskedMoves.first else {
        route.unaskedMoves = slow
        return route
      }
      if guards.isSlow(move) { slow.append(move) }
      copy.answer(move, with: guards.verdict(on: move))
    }
  }
}
