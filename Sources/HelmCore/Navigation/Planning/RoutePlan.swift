/// A route that the machine can take.
struct RoutePlan {
  var moves: [RouteMove] = []

  /// The number of states examined to find it.
  var examinedCount = 0

  /// The amount of work to find it.
  var work = 0
}

/// The error that there is no route.
struct RouteFailure: Error {
  /// The number of states examined.
  let examinedCount: Int

  /// The amount of work.
  let work: Int

  /// Whether there may be a route nevertheless.
  var isLimitReached = false
}

/// The limits of the search for a route.
///
/// Work is counted by what is examined for a state, so that a limit on work is one on time: less than 10 ms in an app of 500
/// screens.
enum RouteLimits {
  /// Returns the work of examining a state, besides that of its estimate and of the moves out of it.
  static func work(for length: Int) -> Int { 64 + length }

  /// Returns the work limits of a search for a best route, for that route and then for any, or the limit of a search for any from the
  /// start; a long path still has room for some states.
  static func searches(isGreedy: Bool, for length: Int) -> [Int] {
    let limit = 40_000 + 8 * length
    return isGreedy ? [limit] : [limit, 2 * limit]
  }

  /// The approximate work limit of an estimate.
  static var estimate: Int { 512 }
}

/// The cost of a route: each component outweighs all that follow it.
struct RouteCost: Hashable, Comparable {
  /// The number of frames that are removed even though they can't be dismissed.
  var forced = 0

  /// The number of commands.
  var commands = 0

  /// The number of frames that the commands remove.
  var frames = 0

  /// The number of frames that they make: of two otherwise equal routes, the one that returns to existing frames wins.
  var made = 0

  /// The cost of a command that removes and makes nothing.
  static var command: RouteCost { RouteCost(commands: 1) }

  /// A cost that exceeds that of any route.
  static var worst: RouteCost { RouteCost(forced: 1 << 28) }

  /// Returns the cost of commands that make one frame each.
  static func making(_ count: Int) -> RouteCost { RouteCost(commands: count, made: count) }

  static func < (lhs: RouteCost, rhs: RouteCost) -> Bool {
    (lhs.forced, lhs.commands, lhs.frames, lhs.made) < (rhs.forced, rhs.commands, rhs.frames, rhs.made)
  }

  static func + (lhs: RouteCost, rhs: RouteCost) -> RouteCost {
    RouteCost(
      forced: lhs.forced + rhs.forced, commands: lhs.commands + rhs.commands, frames: lhs.frames + rhs.frames,
      made: lhs.made + rhs.made)
  }

  static func += (lhs: inout RouteCost, rhs: RouteCost) { lhs = lhs + rhs }
}

extension Machine {
  /// Plans a best route: one that removes as few frames as possible that can't be dismissed; of these, one with the fewest commands; and of
  /// these, one that removes the fewest frames.
  ///
  /// Redirects and guards are ignored: a denial, or a login, is no reason to search for another route.
  ///
  /// If the limit on the work is reached, any route will do that removes as few such frames.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - limits: The limits on the work of each search: for a best route, and for any.
  ///   - isAnyWanted: Whether any such route will do from the start. That takes less work, and succeeds if and only if there is a plan
  ///     otherwise, since the same searches are made, in another order.
  /// - Returns: The moves.
  /// - Throws: The failure if there is no route, or none was found.
  func plan(
    to goal: RouteGoal, limits: [Int]? = nil, isAnyWanted: Bool = false
  ) throws(RouteFailure) -> RoutePlan {
    var start = self
    start.redirects = [:]
    start.guarded = GuardedMoves()
    start.verdicts = [:]
    start.table.journal.notesTouches = false
    if goal.isReached(in: start) { return RoutePlan() }
    var search = RouteSearch(to: goal, from: start)
    for isGreedy in [isAnyWanted, !isAnyWanted] {
      search.begin(isGreedy: isGreedy)
      for limit in limits ?? RouteLimits.searches(isGreedy: isGreedy, for: table.pathCount) {
        if let moves = try search.run(upTo: limit) {
          return RoutePlan(moves: moves, examinedCount: search.examinedCount, work: search.work)
        }
        search.hurry()
      }
    }
    throw RouteFailure(examinedCount: search.examinedCount, work: search.work, isLimitReached: true)
  }
}
