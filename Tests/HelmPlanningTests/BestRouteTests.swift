import Foundation
import Helm
import Testing

/// Every route costs what a naive search finds, and arrives (semantics.md §4).
@Suite struct BestRouteTests {
  private static let isExhaustive = ProcessInfo.processInfo.environment["HELM_TEST_ALL"] == "1"

  /// How many states the naive search looks at.
  private let limit = isExhaustive ? 500 : 60

  // A debug build is some twenty times slower, and tries a few.
  #if DEBUG
    private static let count = 30
  #else
    private static let count = 120
  #endif

  /// How many comparisons there were, of those that the naive search could tell, and those that the search gave up.
  private struct Tally {
    var (all, told, lost) = (0, 0, 0)
  }

  /// Compares one search with the naive one.
  private func compare(
    _ state: Navigation<Letter>, _ wanted: [PathFragment<Letter>], _ context: String, _ tally: inout Tally
  ) {
    let naive = NaiveRoute(wanted: wanted)
    let expected = naive.answer(from: state, limit: limit)
    tally.all += 1
    if expected != .unknown { tally.told += 1 }
    let context = "\(context): \(wanted) from \(state.path)"
    do {
      let route = try state.route(through: wanted)
      var (there, cost) = (state, NaiveRoute<Letter>.Cost())
      for command in route.commands {
        guard let (next, step) = naive.step(from: there, by: command) else {
          Issue.record("\(context): \(command)")
          return
        }
        (there, cost) = (next, cost + step)
      }
      #expect(naive.isReached(in: there), "\(context): \(route)")
      #expect(there.presentedFragments == route.presentedFragments, "\(context)")
      #expect(route.undismissable.count == cost.forced, "\(context): \(route)")
      if case .cost(let best) = expected {
        #expect(cost == best, "\(context): \(route)")
      } else if expected == .none {
        Issue.record("\(context): there is no route, but \(route)")
      }
      var gone = state
      do {
        let outcome = try gone.go(through: wanted)
        #expect(gone.presentedFragments == route.presentedFragments, "\(context)")
        #expect(outcome.isEmpty == route.commands.isEmpty, "\(context)")
      } catch {
        Issue.record("\(context): \(error)")
      }
    } catch {
      if case .cost(let cost) = expected { Issue.record("\(context): a route costs \(cost), but: \(error)") }
      guard case .noRoute(to: wanted, because: let reasons) = error else {
        Issue.record("\(context): \(error)")
        return
      }
      if reasons.isEmpty { tally.lost += 1 }
      var same = state
      #expect(throws: error) { try same.go(through: wanted) }
      #expect(same == state)
    }
  }

  @Test func smallGraphs() throws {
    var tally = Tally()
    for number in stride(from: 0, to: SmallGraphs.count, by: Self.isExhaustive ? 1 : SmallGraphs.count / Self.count) {
      guard let graph = SmallGraphs.graph(number) else { continue }
      var state = try Navigation(graph: graph)
      var dice = Dice(seed: UInt64(number))
      for round in 0..<3 {
        for target in [Letter.a, .b, .c] {
          compare(state, [PathFragment(target)], "graph \(number), round \(round)", &tally)
        }
        state.wander(2, &dice)
      }
    }
    // That there is none may take more states than are looked at.
    #expect(tally.told * 2 > tally.all && tally.lost * 100 <= tally.all, "\(tally)")
  }

  @Test func randomGraphs() throws {
    var tally = Tally()
    for seed in 0..<(Self.isExhaustive ? 5_000 : UInt64(Self.count)) as Range<UInt64> {
      var dice = Dice(seed: seed)
      guard let graph = randomGraph(seed: seed, fragments: 3 + dice.roll(4), segues: 4 + dice.roll(6)) else { continue }
      var state = try Navigation(graph: graph)
      state.wander(dice.roll(7), &dice)
      let wanted = (0..<1 + dice.roll(3)).map { _ in
        PathFragment(graph.nodes[dice.roll(graph.nodes.count)], id: [nil, nil, "1", "2"][dice.roll(4)])
      }
      compare(state, wanted, "seed \(seed)", &tally)
    }
    #expect(tally.told * 4 > tally.all && tally.lost * 25 <= tally.all, "\(tally)")
  }
}
