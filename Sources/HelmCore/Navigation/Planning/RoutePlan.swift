/// A route that the machine can take.
struct RoutePlan {
  var moves: [RouteMove] = []

  /// The state that the moves lead to.
  var end: Machine

  /// How many states were looked at to find it.
  var lookedAt = 0
}

/// Why there is no route.
struct RouteFailure: Error {
  /// How many states were looked at.
  var lookedAt = 0

  /// Whether there may be a route all the same.
  var isBoundReached = false
}

/// How far the search for a route goes.
enum RouteLimits {
  /// The number of states to look at for a best route.
  static var best: Int { 4_096 }

  /// The number of states to look at for any route, where that was not enough.
  static var any: Int { 1_024 }
}

extension Machine {
  /// Plans a best route: one that takes away as few frames as possible that can't be dismissed, and of these one with the
  /// fewest commands, and of these one that removes the fewest frames.
  ///
  /// Redirects and guards are ignored: a denial, or a login, is no reason to search for another route.
  ///
  /// - Parameter goal: What is wanted.
  /// - Returns: The route.
  /// - Throws: Why there is none.
  func plan(to goal: RouteGoal) throws(RouteFailure) -> RoutePlan {
    var start = self
    start.redirects = [:]
    start.guarded = GuardedMoves()
    start.verdicts = [:]
    start.begin()
    start.table.journal.notesTouches = false
    if goal.isReached(in: start) { return RoutePlan(end: start) }
    let context = RouteContext(to: goal, from: start)
    var failure = RouteFailure()
    for (limit, weight) in [(RouteLimits.best, 1), (RouteLimits.any, 4)] {
      var search = RouteSearch(from: start, context, limit: limit, weight: weight)
      let end = search.run()
      failure.lookedAt += search.lookedAt
      switch end {
      case .found(let moves, let end): return RoutePlan(moves: moves, end: end, lookedAt: failure.lookedAt)
      case .none:
        failure.isBoundReached = false
        throw failure
      case .bound: failure.isBoundReached = true
      }
    }
    throw failure
  }
}
