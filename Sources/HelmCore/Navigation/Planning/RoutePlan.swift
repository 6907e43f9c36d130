/// A route that the machine can take.
struct RoutePlan {
  var moves: [RouteMove] = []

  /// The state that the moves lead to.
  var end: Machine

  /// The number of states examined to find it.
  var lookedAt = 0

  /// The amount of work to find it.
  var work = 0
}

/// The error that there is no route.
struct RouteFailure: Error {
  /// The number of states examined.
  var lookedAt = 0

  /// The amount of work.
  var work = 0

  /// Whether there may be a route nevertheless.
  var isBoundReached = false
}

/// The aim of a search for a route.
enum RouteAim: CaseIterable {
  /// A best route.
  case best

  /// Any route, quickly.
  case any
}

/// The limits of the search for a route.
///
/// Work is counted by what is examined for a state, so that a limit on work is one on time: less than 4 ms in an app of 500 screens.
enum RouteLimits {
  /// Returns the work of examining a state, besides that of its estimate and of the moves out of it.
  static func work(for length: Int) -> Int { 64 + length }

  /// Returns the work limit of a search for a best route and, if that was not enough, of the following one for any route; a long path still
  /// has room for some states.
  static func work(_ aim: RouteAim, for length: Int) -> Int { (aim == .best ? 40_000 : 40_000) + 8 * length }

  /// The approximate work limit of an estimate.
  static var estimate: Int { 512 }

  /// Returns the maximum number of states examined, for paths up to a length.
  static func states(for length: Int) -> Int {
    RouteAim.allCases.map { work($0, for: length) / work(for: 0) + 1 }.reduce(0, +)
  }
}

extension Machine {
  /// Plans a best route within the limits.
  ///
  /// - Parameter goal: The goal.
  /// - Returns: The route.
  /// - Throws: The reason why there is none.
  func plan(to goal: RouteGoal) throws(RouteFailure) -> RoutePlan {
    try plan(to: goal) { aim in RouteLimits.work(aim, for: table.pathCount) }
  }

  /// Plans a best route: one that removes as few frames as possible that can't be dismissed; of these, one with the fewest commands; and of
  /// these, one that removes the fewest frames.
  ///
  /// Redirects and guards are ignored: a denial, or a login, is no reason to search for another route.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - limit: A closure that returns the work limit of a search.
  /// - Returns: The route.
  /// - Throws: The reason why there is none.
  func plan(to goal: RouteGoal, limit: (RouteAim) -> Int) throws(RouteFailure) -> RoutePlan {
    var start = self
    start.redirects = [:]
    start.guarded = GuardedMoves()
    start.verdicts = [:]
    start.begin()
    start.table.journal.notesTouches = false
    if goal.isReached(in: start) { return RoutePlan(end: start) }
    let context = RouteContext(to: goal, from: start)
    var (lookedAt, work) = (0, 0)
    for aim in RouteAim.allCases {
      var search = RouteSearch(context, isGreedy: aim == .any)
      let end = search.run(from: start, limit: limit(aim))
      (lookedAt, work) = (lookedAt + search.lookedAt, work + search.work)
      switch end {
      case .found(let moves, let end): return RoutePlan(moves: moves, end: end, lookedAt: lookedAt, work: work)
      case .none: throw RouteFailure(lookedAt: lookedAt, work: work)
      case .bound: continue
      }
    }
    throw RouteFailure(lookedAt: lookedAt, work: work, isBoundReached: true)
  }
}
