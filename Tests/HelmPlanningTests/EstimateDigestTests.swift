import HelmTestSupport
import Testing

@testable import HelmCore

/// What moves a route may start with, what each leaves to do at least, and how much work it is to know, for more states than anybody would
/// read.
@Suite("Estimates of routes in generated graphs") struct EstimateDigestTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func estimates(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 20 {
      var dice = Dice(seed: seed)
      guard let graph = randomGraph(seed: seed, fragments: 6, segues: 8 + dice.roll(9)) else { continue }
      digests.append(try Self.text(graph, &dice), named: "estimates \(seed)")
    }
    #expect(digests.problem(named: "estimates \(part)") == nil)
  }

  private static func text(_ graph: NavigationGraph<Letter>, _ dice: inout Dice) throws -> String {
    var text = ""
    var state = try Navigation(graph: graph)
    for _ in 0..<4 {
      state.wander(3 + dice.roll(8), &dice)
      text += "\(state.path)\n"
      for target in graph.fragments {
        let wanted = PathFragment(target, id: ["1", "2", nil][dice.roll(3)])
        for way in [[wanted], [PathFragment(Letter.allCases[dice.roll(6)]), wanted]] {
          guard let goal = try? state.goal(through: way) else { continue }
          let estimate = RouteEstimate(RouteState(state.machine), RouteContext(to: goal, from: state.machine))
          text += "  \(way): \(estimate.work) work\(estimate.mayDismissSeveral ? ", several at once" : "")\n"
          for (move, rest) in estimate.moves { text += "    \(move), then \(rest)\n" }
        }
      }
    }
    return text
  }
}
