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
///
/// A state counts as one if its path is short, and as more if it is long, so that a bound is one of time.
enum RouteLimits {
  /// The number of states to look at for a best route, and then, where that was not enough, for any.
  static func states(_ aim: RouteSearch.Aim) -> Int { aim == .best ? 4_096 : 1_024 }

  /// The number of states that are looked at, at most.
  static var total: Int { RouteSearch.Aim.allCases.map(states).reduce(0, +) }

  /// The number of states that are looked at, whatever their paths are.
  static var least: Int { 24 }

  /// The length of a path that counts as another state.
  static var length: Int { 48 }
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
    for aim in RouteSearch.Aim.allCases {
      var search = RouteSearch(from: start, context, aim)
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
