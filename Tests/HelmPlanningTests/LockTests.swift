import Helm
import Testing

@testable import HelmReference

/// Below a lock, which is an undismissable curtain, a link takes the same route as without it (Semantics.md §4).
@Suite struct LockTests {
  /// A random graph of all letters but the last, which is a lock over one of them.
  private func graph(seed: UInt64, _ dice: inout Dice, over place: Letter) -> NavigationGraph<Letter>? {
    guard let graph = randomGraph(seed: seed, fragments: 5, segues: 5 + dice.roll(6)) else { return nil }
    return NavigationGraph(graph.segues + [Segue(place => .f, style: .hold, presentation: .curtain)], entry: .a)
  }

  /// The path without the lock.
  private func rest(_ state: Navigation<Letter>) -> [PathEdge<Letter>] { state.path.filter { $0.to.fragment != .f } }

  /// 0 of 1 210.
  @Test func aLockOnTheEntryDoesNotBlockAnyRoute() throws {
    var plans = 0
    for seed in 0..<160 as Range<UInt64> {
      var dice = Dice(seed: seed)
      guard let graph = graph(seed: seed, &dice, over: .a) else { continue }
      var state = try Navigation(graph: graph)
      for _ in 0..<3 {
        state.wander(dice.roll(5), &dice)
        var locked = state
        guard (try? locked.present(.f, from: .a)) != nil, rest(locked) == Array(state.path) else { continue }
        for target in graph.fragments where target != .f {
          var (free, below) = (state, locked)
          guard (try? free.go(to: target)) != nil else { continue }
          plans += 1
          #expect(throws: Never.self, "seed \(seed): \(target) from \(locked.path)") { try below.go(to: target) }
          #expect(rest(below) == rest(free), "seed \(seed): \(target) from \(locked.path)")
          #expect(below.isPresented(.f))
        }
      }
    }
    #expect(plans > 1_000, "\(plans)")
  }

  /// A lock stays, and so do its ancestors.
  ///
  /// Of 200 links 41 fail for that reason. An exhaustive search, for every eighth of these, finds no route either, and
  /// mostly runs out of states.
  @Test func aLockOnAnotherScreenBlocksOnlyRoutesThatWouldRemoveTheScreen() throws {
    var (plans, lost, asked, proven) = (0, 0, 0, 0)
    for seed in 0..<160 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let place = Letter.allCases[1 + dice.roll(4)]
      guard let graph = graph(seed: seed, &dice, over: place) else { continue }
      var state = try Navigation(graph: graph)
      state.wander(1 + dice.roll(6), &dice)
      var locked = state
      guard (try? locked.present(.f, from: place)) != nil, rest(locked) == Array(state.path) else { continue }
      for target in graph.fragments where target != .f && (try? state.route(to: target)) != nil {
        plans += 1
        var below = locked
        if (try? below.go(to: target)) != nil {
          #expect(below.isPresented(.f))
        } else {
          lost += 1
          if lost % 8 != 1 { continue }
          asked += 1
          let answer = ReferenceRoute(wanted: [ReferenceFragment(target)])
            .answer(from: try ReferenceNavigation(locked), cheaperThan: nil, limit: 15)
          if answer == .none { proven += 1 }
          #expect(answer == .none || answer == .unknown, "seed \(seed): \(target) from \(locked.path)")
        }
      }
    }
    #expect(plans > 150 && lost * 4 < plans && proven > 0, "\(lost) of \(plans), \(proven) for sure of \(asked)")
  }
}
