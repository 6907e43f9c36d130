import Foundation
import Helm
import Testing

/// Every route costs what a naive search finds, and arrives.
@Suite struct CheapestRouteTests {
  /// How many states the naive search looks at.
  private let limit = ProcessInfo.processInfo.environment["HELM_TEST_ALL"] == "1" ? 500 : 50

  /// Compares one search with the naive one.
  ///
  /// - Returns: Whether the naive search could tell.
  private func compare(_ state: Navigation<Letter>, _ wanted: [PathFragment<Letter>], _ context: String) -> Bool {
    let naive = NaiveRoute(wanted: wanted)
    var expected = naive.answer(from: state, limit: limit, mayReplace: false)
    var isReplaced = false
    if expected == .none {
      expected = naive.answer(from: state, limit: limit, mayReplace: true)
      isReplaced = true
    }
    do {
      let route = try state.route(through: wanted, limit: 400)
      if case .cost(let cost) = expected {
        #expect(route.cost == cost, "\(context) \(wanted) from \(state.path): \(route)")
      } else if expected == .none {
        Issue.record("\(context) \(wanted) from \(state.path): there is no way, but \(route)")
      }
      var there = state
      for command in route.commands {
        do { try there.perform(command) } catch {
          Issue.record("\(context) \(wanted) from \(state.path): \(command): \(error)")
        }
      }
      #expect(naive.isReached(in: there), "\(context) \(wanted) from \(state.path): \(route)")
      #expect(there.presentedFragments == route.presentedFragments, "\(context)")
      let replaces = route.commands.contains { if case .replace = $0 { true } else { false } }
      if expected != .unknown { #expect(replaces == (isReplaced && route.cost > 0) || !replaces, "\(context)") }
      var gone = state
      do {
        let outcome = try gone.go(through: wanted)
        #expect(gone.presentedFragments == route.presentedFragments, "\(context)")
        #expect(outcome.isEmpty == route.steps.isEmpty, "\(context)")
      } catch {
        Issue.record("\(context) \(wanted) from \(state.path): \(error)")
      }
    } catch {
      if case .cost(let cost) = expected {
        Issue.record("\(context) \(wanted) from \(state.path): a way costs \(cost), but: \(error)")
      }
      #expect(!error.obstacles.isEmpty || error.isBoundReached, "\(context) \(wanted) from \(state.path): \(error)")
      var same = state
      #expect(throws: (any Error).self) { try same.go(through: wanted) }
      #expect(same == state)
    }
    return expected != .unknown
  }

  @Test func smallGraphs() throws {
    let isExhaustive = ProcessInfo.processInfo.environment["HELM_TEST_ALL"] == "1"
    var (told, all) = (0, 0)
    for number in stride(from: 0, to: SmallGraphs.count, by: isExhaustive ? 1 : 397) {
      guard let graph = SmallGraphs.graph(number) else { continue }
      var state = try Navigation(graph: graph)
      var dice = Dice(seed: UInt64(number))
      for round in 0..<3 {
        for target in [Letter.a, .b, .c] {
          all += 1
          if compare(state, [PathFragment(target)], "graph \(number), round \(round)") { told += 1 }
        }
        state.wander(2, &dice)
      }
    }
    #expect(told * 2 > all, "\(told) of \(all)")
  }

  @Test func randomGraphs() throws {
    var (told, all) = (0, 0)
    for seed in 0..<120 as Range<UInt64> {
      var dice = Dice(seed: seed)
      guard let graph = randomGraph(seed: seed, fragments: 3 + dice.roll(4), segues: 4 + dice.roll(6)) else { continue }
      var state = try Navigation(graph: graph)
      state.wander(dice.roll(7), &dice)
      let wanted = (0..<1 + dice.roll(3)).map { _ in
        PathFragment(graph.fragments[dice.roll(graph.fragments.count)], id: [nil, nil, "1", "2"][dice.roll(4)])
      }
      all += 1
      if compare(state, wanted, "seed \(seed)") { told += 1 }
    }
    #expect(told * 4 > all, "\(told) of \(all)")
  }
}
