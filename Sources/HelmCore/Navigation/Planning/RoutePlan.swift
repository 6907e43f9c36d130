/// A route that the machine can take.
struct RoutePlan {
  var moves: [RouteMove] = []

  /// The state that the moves lead to.
  var end: Machine

  /// How many states were looked at to find it.
  var lookedAt = 0

  /// How much work that was.
  var work = 0
}

/// Why there is no route.
struct RouteFailure: Error {
  /// How many states were looked at.
  var lookedAt = 0

  /// How much work that was.
  var work = 0

  /// Whether there may be a route all the same.
  var isBoundReached = false
}

/// How far the search for a route goes.
///
/// Work is counted by what is looked at for a state, so that a bound of work is one of time: less than 4 ms in an app of 500
/// screens.
enum RouteLimits {
  /// The work of looking at a state, besides what its estimate is and the moves out of it.
  static func work(for length: Int) -> Int { 24 + length }

  /// The work of a search for a best route, and then, where that was not enough, of one for any; a long path has room for some
  /// states, too.
  static func work(_ aim: RouteAim, for length: Int) -> Int { (aim == .best ? 14_336 : 8_192) + 8 * length }

  /// The work of an estimate, about.
  static var estimate: Int { 1_024 }

  /// The number of states that are looked at, at most, where paths are no longer than some.
  static func states(for length: Int) -> Int {
    RouteAim.allCases.map { work($0, for: length) / work(for: 0) + 1 }.reduce(0, +)
  }
}

extension Machine {
  /// Plans a best route within the bounds.
  ///
  /// - Parameter goal: What is wanted.
  /// - Returns: The route.
  /// - Throws: Why there is none.
  func plan(to goal: RouteGoal) throws(RouteFailure) -> RoutePlan {
    try plan(to: goal) { aim in RouteLimits.work(aim, for: table.pathCount) }
  }

  /// Plans a best route: one that takes away as few frames as possible that can't be dismissed, and of these one with the
  /// fewest commands, and of these one that removes the fewest frames.
  ///
  /// Redirects and guards are ignored: a denial, or a login, is no reason to search for another route.
  ///
  /// - Parameters:
  ///   - goal: What is wanted.
  ///   - limit: How much work a search may be.
  /// - Returns: The route.
  /// - Throws: Why there is none.
  func plan(to goal: RouteGoal, limit: (RouteAim) -> Int) throws(RouteFailure) -> RoutePlan {
    var start = self
    start.redirects = [:]
    start.guarded = GuardedMoves()
    start.verdicts = [:]
    start.begin()
    start.table.journal.notesTouches = false
    if goal.isReached(in: start) { return RoutePlan(end: start) }
    let context = RouteContext(to: goal, from: start)
    var search = RouteSearch(from: start, context, limit: limit)
    switch search.run() {
    case .found(let moves, let end):
      return RoutePlan(moves: moves, end: end, lookedAt: search.lookedAt, work: search.work)
    case .none: throw RouteFailure(lookedAt: search.lookedAt, work: search.work)
    case .bound: throw RouteFailure(lookedAt: search.lookedAt, work: search.work, isBoundReached: true)
    }
  }
}
