import HelmTestSupport
import Testing

@testable import HelmCore

/// Routes, the reasons why there is none, and how much work it is to know, for more states than anybody would read.
@Suite("Routes in generated graphs") struct RouteDigestTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func routes(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 1000..<part * 1000 + 24 {
      var dice = Dice(seed: seed)
      guard let graph = graph(seed: seed, &dice) else { continue }
      digests.append(try text(graph, &dice), named: "routes \(seed)")
    }
    #expect(digests.problem(named: "routes \(part)") == nil)
  }

  /// Routes between more screens, from longer paths: there, what is examined first, and how far, makes a difference.
  @Test(arguments: [1, 2] as [UInt64]) func longRoutes(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 16 {
      var dice = Dice(seed: seed)
      let numbers = (0..<10 + dice.roll(14)).map { Number($0) }
      guard let graph = randomGraph(seed: seed, of: numbers, segues: numbers.count + dice.roll(20)) else { continue }
      var (state, text) = (try Navigation(graph: graph), "")
      for _ in 0..<6 {
        for _ in 0..<4 + dice.roll(12) {
          let id = [nil, nil, "1", "2"][dice.roll(4)]
          let command: NavigationCommand<Number> =
            dice.roll(7) == 0 ? .dismiss : .present(numbers[dice.roll(numbers.count)], id: id)
          _ = try? state.perform(command)
        }
        text += "\(state.path)\n"
        for _ in 0..<8 {
          let way = (0...dice.roll(2)).map { _ in
            PathFragment(numbers[dice.roll(numbers.count)], id: [nil, nil, "1"][dice.roll(3)])
          }
          text += "  \(way.map(\.description).joined(separator: ", "))\n"
          text += efforts(to: way, in: state, within: [[1 + dice.roll(400), 1 + dice.roll(1200)], [3_000, 6_000]])
        }
      }
      digests.append(text, named: "long routes \(seed)")
    }
    #expect(digests.problem(named: "long routes \(part)") == nil)
  }

  /// A graph some of whose fragments need ids.
  private func graph(seed: UInt64, _ dice: inout Dice) -> NavigationGraph<Letter>? {
    guard let graph = randomGraph(seed: seed, fragments: 6, segues: 7 + dice.roll(10)) else { return nil }
    guard dice.roll(3) == 0 else { return graph }
    let kinds = [IDRule(Letter.e, FragmentIDKind(Int.self)), IDRule(Letter.d, FragmentIDKind(String.self))]
    let found = NavigationGraph(graph.segues, entry: .a, ids: [kinds[dice.roll(2)]])
    return found.validationFindings().isEmpty ? found : graph
  }

  private func text(_ graph: NavigationGraph<Letter>, _ dice: inout Dice) throws -> String {
    var state = try Navigation(graph: graph)
    for segue in graph.index.allSegues where dice.roll(8) == 0 { state.machine.guarded.count(1, .taking(segue)) }
    for fragment in graph.index.allFragments where dice.roll(8) == 0 {
      state.machine.guarded.count(1, .leaving(fragment))
    }
    var text = ""
    for _ in 0..<4 {
      wander(&state, 2 + dice.roll(8), &dice)
      if dice.roll(3) == 0 { rule(&state, &dice) }
      text += "\(state.path), \(state.ruleChanges)\n"
      for target in Letter.allCases {
        let wanted = PathFragment(target, id: [nil, "1", "2"][dice.roll(3)])
        let before = PathFragment(Letter.allCases[dice.roll(6)], id: [nil, nil, "1"][dice.roll(3)])
        let first = PathFragment(Letter.allCases[dice.roll(6)])
        for way in [[wanted], [before, wanted], [first, before, wanted]] { text += answer(to: way, in: state, &dice) }
      }
    }
    return text
  }

  /// Goes where it can, whatever the guards say.
  private func wander(_ state: inout Navigation<Letter>, _ steps: Int, _ dice: inout Dice) {
    let guarded = state.machine.guarded
    state.machine.guarded = GuardedMoves()
    state.wander(steps, &dice)
    state.machine.guarded = guarded
  }

  private func rule(_ state: inout Navigation<Letter>, _ dice: inout Dice) {
    let edge = state.graph.edges[dice.roll(state.graph.edges.count)]
    let elsewhere = Flow(state.graph.edges[dice.roll(state.graph.edges.count)])
    _ = try? state.perform(.add(dice.roll(2) == 0 ? .disabled : .redirect(to: elsewhere), to: Flow(edge)))
  }

  private func answer(to way: [PathFragment<Letter>], in state: Navigation<Letter>, _ dice: inout Dice) -> String {
    let title = "  \(way.map(\.description).joined(separator: ", ")): "
    var text = title
    do throws(HelmError<Letter>) {
      let route = try state.route(through: way)
      text += "\(route)\n    shows \(route.presentedFragments), asks \(route.undecidedMoves)\n"
    } catch {
      text += "\(error)\n"
    }
    guard (try? state.goal(through: way)) != nil else { return text }
    // Few states, so that the limit is reached; then many.
    return text + efforts(to: way, in: state, within: [[1 + dice.roll(400), 1 + dice.roll(1200)], nil])
  }

  /// What it takes to find a route, within several limits.
  private func efforts<N>(to way: [PathFragment<N>], in state: Navigation<N>, within limits: [[Int]?]) -> String {
    guard let goal = try? state.goal(through: way) else { return "" }
    var text = ""
    for limits in limits {
      do throws(RouteFailure) {
        let plan = try state.machine.plan(to: goal, limits: limits)
        text += "    \(plan.moves.count) moves, \(plan.examinedCount) states, \(plan.work) work\n"
      } catch {
        text +=
          "    none, \(error.examinedCount) states, \(error.work) work\(error.isLimitReached ? ", or more" : "")\n"
      }
    }
    return text
  }
}
