import Testing

@testable import HelmCore

/// The estimates of a search only determine how many states it explores: a worse estimate finds the same route later.
@Suite("Effort of route searches") struct SearchEffortTests {
  /// The current figures; a better estimate lowers the second one, and nothing may change the others.
  @Test func theNumberOfExploredStatesHasNotChanged() throws {
    var (plans, looked, commands, none) = (0, 0, 0, 0)
    for seed in 0..<80 as Range<UInt64> {
      var dice = Dice(seed: seed &+ 5)
      guard let graph = randomGraph(seed: seed, fragments: 6, segues: 6 + dice.roll(8)) else { continue }
      var state = try Navigation(graph: graph)
      for _ in 0..<3 {
        state.wander(1 + dice.roll(6), &dice)
        for target in graph.fragments {
          guard let goal = try? state.goal(through: [PathFragment(target)]) else { continue }
          plans += 1
          do throws(RouteFailure) {
            let plan = try state.machine.plan(to: goal)
            (looked, commands) = (looked + plan.examinedCount, commands + plan.moves.count)
          } catch {
            (looked, none) = (looked + error.examinedCount, none + 1)
          }
        }
      }
    }
    #expect([plans, looked, commands, none] == [1422, 3346, 1658, 55])
  }
}
