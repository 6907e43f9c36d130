/// A route that the machine can take, or why there is none.
struct RoutePlan {
  var moves: [(move: RouteMove, cost: Int)] = []

  /// The state that the moves lead to.
  var end: Machine

  var lookedAt = 0
}

/// Why there is no route, by positions.
struct RouteFailure: Error {
  var obstacles: [MachineObstacle] = []

  /// The frames of the start that would be on a way, but can't be uncovered.
  var covered: [FrameSlot] = []

  var lookedAt = 0
  var isBoundReached = false

  fileprivate mutating func note(_ search: RouteSearch, isBoundReached: Bool) {
    obstacles += search.obstacles
    if covered.isEmpty { covered = search.covered }
    lookedAt += search.lookedAt
    if isBoundReached { self.isBoundReached = true }
  }
}

extension Machine {
  /// Plans a cheapest route.
  ///
  /// The path is replaced only if there is no other route. Redirects and guards are ignored.
  ///
  /// - Parameters:
  ///   - goal: What is wanted.
  ///   - limit: The maximum number of states in each search.
  /// - Returns: The route.
  /// - Throws: Why there is none.
  func plan(to goal: RouteGoal, limit: Int) throws(RouteFailure) -> RoutePlan {
    var failure = RouteFailure()
    for mayReplace in [false, true] {
      var search = RouteSearch(from: self, to: goal, .init(limit: limit, mayReplace: mayReplace))
      switch search.run() {
      case .found(let moves, let end):
        return RoutePlan(moves: moves, end: end, lookedAt: failure.lookedAt + search.lookedAt)
      case .none: failure.note(search, isBoundReached: false)
      case .bound: failure.note(search, isBoundReached: true)
      }
    }
    throw failure
  }
}
