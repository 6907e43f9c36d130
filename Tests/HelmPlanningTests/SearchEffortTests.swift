import Testing

@testable import HelmCore

/// The estimates of a search only determine how many states it explores: a worse estimate finds the same route later.
@Suite("Effort of route searches") struct SearchEffortTests {
  /// The current figures; a better estimate lowers the second one, and nothing may change the others.
  @Test func theNumberOfExploredStatesHasNotChanged() throws {
    var effort = SearchEffort()
    for seed in 0..<80 as Range<UInt64> {
      var dice = Dice(seed: seed &+ 5)
      guard let graph = randomGraph(seed: seed, fragments: 6, segues: 6 + dice.roll(8)) else { continue }
      var state = try Navigation(graph: graph)
      for _ in 0..<3 {
        state.wander(1 + dice.roll(6), &dice)
        for target in graph.fragments { effort.add([PathFragment(target)], in: state) }
      }
    }
    #expect([effort.plans, effort.states, effort.cost.commands, effort.failures] == [1422, 3346, 1658, 55])
  }

  /// Also if the limit is reached: each kind of search falls back on the other one.
  @Test(arguments: [[100, 200], [500, 1_000], nil]) func anyRouteIsFoundIfAndOnlyIfABestOneIs(limits: [Int]?) throws {
    var (found, failures) = (0, 0)
    for seed in 0..<60 as Range<UInt64> {
      var dice = Dice(seed: seed &+ 31)
      guard let graph = randomGraph(seed: seed &+ 700, fragments: 6, segues: 8 + dice.roll(9)) else { continue }
      var state = try Navigation(graph: graph)
      state.wander(4 + dice.roll(9), &dice)
      for target in graph.fragments {
        let wanted = [PathFragment(target, id: ["1", "2", nil][dice.roll(3)])]
        var copy = state
        #expect(
          state.can(.go(through: wanted)) == ((try? copy.perform(.go(through: wanted))) != nil),
          "seed \(seed) \(target)")
        guard let goal = try? state.goal(through: wanted) else { continue }
        let best = try? state.machine.plan(to: goal, limits: limits)
        let any = try? state.machine.plan(to: goal, limits: limits, isAnyWanted: true)
        #expect((best == nil) == (any == nil), "seed \(seed) \(target)")
        guard let any else {
          failures += 1
          continue
        }
        found += 1
        let end = state.machine.making(any.moves)
        #expect(end.map { goal.isReached(in: $0.end) } == true, "seed \(seed) \(target)")
      }
    }
    #expect(found > 100 && failures > 20, "\(found), \(failures)")
  }

  /// The current figures on longer paths, with ids and with goals of two fragments.
  ///
  /// The work tells what each estimate examines, and the cost what kind of route is found. With a small limit, what is found depends on the
  /// order in which moves are tried.
  @Test(arguments: [
    (
      limits: [4_000, 8_000],
      figures: """
      248 plans: 1433 states, 121303 work, cost 6 188 65 197, 97 failed, 5 stopped
      268 plans: 1243 states, 101921 work, cost 8 235 85 234, 99 failed, 2 stopped
      268 plans: 1971 states, 172211 work, cost 3 223 128 254, 102 failed, 6 stopped
      260 plans: 2587 states, 207520 work, cost 11 190 72 203, 111 failed, 9 stopped
      288 plans: 3465 states, 301565 work, cost 15 268 127 260, 102 failed, 12 stopped
      284 plans: 3807 states, 341434 work, cost 0 209 119 256, 97 failed, 15 stopped
      """
    ),
    (
      limits: [500, 1_200],
      figures: """
      248 plans: 553 states, 47977 work, cost 6 186 70 194, 98 failed, 6 stopped
      268 plans: 864 states, 70266 work, cost 2 210 64 215, 108 failed, 12 stopped
      268 plans: 737 states, 64730 work, cost 3 219 125 251, 104 failed, 8 stopped
      260 plans: 984 states, 78741 work, cost 11 186 76 200, 113 failed, 16 stopped
      288 plans: 1142 states, 101696 work, cost 15 247 126 240, 110 failed, 20 stopped
      284 plans: 1180 states, 108247 work, cost 0 197 100 239, 102 failed, 20 stopped
      """
    ),
  ])
  func theWorkHasNotChanged(limits: [Int], figures: String) throws {
    var lines: [String] = []
    for group in 0..<6 as Range<UInt64> {
      var effort = SearchEffort()
      for seed in group * 12..<group * 12 + 12 {
        var dice = Dice(seed: seed &+ 905)
        guard let graph = randomGraph(seed: seed &+ 300, fragments: 6, segues: 8 + dice.roll(9)) else { continue }
        var state = try Navigation(graph: graph)
        for _ in 0..<2 {
          state.wander(4 + dice.roll(9), &dice)
          for target in graph.fragments {
            let id = ["1", "2", nil][dice.roll(3)]
            effort.add([PathFragment(target, id: id)], in: state, limits)
            effort.add([PathFragment(Letter.allCases[dice.roll(6)]), PathFragment(target)], in: state, limits)
          }
        }
      }
      lines.append(effort.description)
    }
    #expect(lines.joined(separator: "\n") == figures)
  }
}

/// The sum of what searches cost, and of what the routes that they found cost.
private struct SearchEffort {
  var (plans, states, work, failures, stopped) = (0, 0, 0, 0, 0)
  var cost = RouteCost()

  /// Adds the search for a goal, unless it is ruled out from the start.
  mutating func add(_ fragments: [PathFragment<Letter>], in state: Navigation<Letter>, _ limits: [Int]? = nil) {
    guard let goal = try? state.goal(through: fragments) else { return }
    plans += 1
    do throws(RouteFailure) {
      let plan = try state.machine.plan(to: goal, limits: limits)
      (states, work) = (states + plan.examinedCount, work + plan.work)
      var start = state.machine
      start.begin()
      if let made = start.making(plan.moves) { cost += made.cost }
    } catch {
      (states, work, failures) = (states + error.examinedCount, work + error.work, failures + 1)
      if error.isLimitReached { stopped += 1 }
    }
  }

  var description: String {
    "\(plans) plans: \(states) states, \(work) work, cost \(cost.forced) \(cost.commands) \(cost.frames) \(cost.made), "
      + "\(failures) failed, \(stopped) stopped"
  }
}
