import Testing

@testable import HelmCore

/// What the estimate of one state examines, and where it stops (the sums over many searches are in ``SearchEffortTests``).
@Suite("Work of estimates") struct RouteEffortTests {
  private func estimate(_ state: Navigation<Number>, to target: Int) throws -> RouteEstimate {
    let goal = try state.goal(through: [PathFragment(Number(target))])
    return RouteEstimate(RouteState(state.machine), RouteContext(to: goal, from: state.machine))
  }

  @Test func theLimitsGrowWithThePath() {
    #expect(RouteLimits.work(for: 0) == 64 && RouteLimits.work(for: 7) == 71)
    #expect(RouteLimits.searches(isGreedy: false, for: 0) == [40_000, 80_000])
    #expect(RouteLimits.searches(isGreedy: false, for: 100) == [40_800, 81_600])
    #expect(RouteLimits.searches(isGreedy: true, for: 100) == [40_800])
    #expect(RouteLimits.estimate == 512)
  }

  /// Each screen of a stack that has a segue is looked at once.
  @Test(arguments: [(0, 1), (511, 512), (512, 513), (513, 513), (600, 513)])
  func anEstimateStopsAtItsLimit(length: Int, work: Int) throws {
    let pushes = (0...length).map { Segue(Number($0) => Number($0 + 1), dismissable: true) }
    let path = HelmPath((0..<length).map { PathEdge(Number($0) => Number($0 + 1)) })
    let segues = pushes + [Segue(Number(0) => Number(1_000), dismissable: true)]
    let state = try Navigation(graph: NavigationGraph(segues, entry: Number(0)), path: path)
    let estimate = try estimate(state, to: 1_000)
    #expect(estimate.work == work)
    #expect(estimate.isOverBudget == (work > 512))
  }

  /// Covers that can't be dismissed are compared with what is removed: eight of them count as much as one frame.
  @Test(arguments: [(7, 49), (8, 68)]) func manyLocksMakeRemovalsDearer(count: Int, work: Int) throws {
    let covers = (0..<count).map {
      Segue(Number($0) => Number($0 + 1), style: .hold, presentation: .fullScreenCover)
    }
    let segues = covers + [Segue(Number(0) => Number(100), dismissable: true)]
    var state = try Navigation(graph: NavigationGraph(segues, entry: Number(0)))
    for number in 1...count { try state.present(Number(number)) }
    let estimate = try estimate(state, to: 100)
    #expect(estimate.work == work)
    #expect(estimate.locks.count == count)
    // Each cover may be presented again or removed; then the push is left.
    #expect(estimate.moves.count == 2 * count)
    #expect(estimate.moves.allSatisfy { $0.rest == RouteCost(forced: count, commands: 2, made: 1) })
  }

  /// Of the 2⁴⁰ ways between the ends of a ladder, each segue is looked at once.
  @Test func equallyLongWaysAreFollowedOnce() throws {
    let rungs = 0..<40
    let segues = rungs.flatMap { rung in
      [0, 0, 1, 1].enumerated().map { Segue(Number(2 * rung + $1) => Number(2 * rung + 2 + $0 % 2), dismissable: true) }
    }
    let state = try Navigation(graph: NavigationGraph(segues, entry: Number(0)))
    let context = RouteContext(to: try state.goal(through: [PathFragment(Number(80))]), from: state.machine)
    let start = try #require(state.graph.position(of: Number(0)))
    #expect(context.rest(from: start, []).least == 40)
  }

  @Test func aSearchCountsItsStatesAndMoves() throws {
    let pushes = (0..<3).map { Segue(Number($0) => Number($0 + 1), dismissable: true) }
    var state = try Navigation(graph: NavigationGraph(pushes, entry: Number(0)))
    func plan(to target: Int, limits: [Int]? = nil) throws -> RoutePlan {
      try state.machine.plan(to: try state.goal(through: [PathFragment(Number(target))]), limits: limits)
    }
    let there = try plan(to: 0)
    #expect(there.moves.isEmpty && there.examinedCount == 0 && there.work == 0)
    // A place, and twice the move out of it; then the move itself.
    let one = try plan(to: 1)
    #expect(one.moves.count == 1 && one.examinedCount == 1)
    #expect(one.work == 3 + 64)
    #expect(try plan(to: 1, limits: [4]).work == 67)
    #expect(throws: RouteFailure.self) { try plan(to: 1, limits: [3]) }
    #expect(try plan(to: 1, limits: [3, 4]).moves.count == 1)
    try state.present(Number(1))
    try state.present(Number(2))
    let back = try plan(to: 1)
    #expect(back.moves.count == 1 && back.examinedCount == 1)
  }

  @Test func aFailureTellsWhetherTheLimitWasReached() throws {
    let state = try Navigation(
      graph: NavigationGraph(
        [Segue(Number(0) => Number(1), dismissable: true), Segue(Number(2) => Number(3))], entry: Number(0)))
    func failure(to target: Int, limits: [Int]) throws -> RouteFailure? {
      let goal = try state.goal(through: [PathFragment(Number(target))])
      do throws(RouteFailure) {
        _ = try state.machine.plan(to: goal, limits: limits)
        return nil
      } catch {
        return error
      }
    }
    let stopped = try #require(try failure(to: 1, limits: [2]))
    #expect(stopped.isLimitReached && stopped.examinedCount == 0 && stopped.work == 2 * 3)
    let none = try #require(try failure(to: 3, limits: [2]))
    #expect(!none.isLimitReached && none.examinedCount == 0)
  }

  @Test func theNumbersOfWhatLiesBelowAreFound() {
    func subject(_ number: Int, _ id: String? = nil) -> Subject { Subject(fragment: FragmentIndex(number), id: id) }
    let goal = RouteGoal([subject(1), subject(2)])
    #expect(goal.matches(after: [], subject(1), isAuto: false) == [1])
    #expect(goal.matches(after: [], subject(2), isAuto: false) == [])
    #expect(goal.matches(after: [], subject(1, "7"), isAuto: false) == [])
    #expect(goal.matches(after: [1], subject(2), isAuto: false) == [2])
    #expect(goal.matches(after: [1], subject(2), isAuto: true) == [2, 1])
    #expect(goal.matches(after: [1], subject(1), isAuto: true) == [1])
    #expect(goal.matches(after: [1], subject(3), isAuto: true) == [1])
    #expect(goal.matches(after: [1], subject(3), isAuto: false) == [])
    #expect(goal.matches(after: [2], subject(3), isAuto: true) == [])
    let twice = RouteGoal([subject(1), subject(1), subject(2)])
    #expect(twice.matches(after: [1], subject(1), isAuto: false) == [1, 2])
    #expect(twice.matches(after: [1, 2], subject(2), isAuto: false) == [3])
    #expect(twice.matches(after: [1, 2], subject(3), isAuto: true) == [1, 2])
  }
}
