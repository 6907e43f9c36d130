import Helm
import Testing

@testable import HelmTesting

/// The kind of a step, by its command.
@Suite struct StepKindTests {
  enum Screen: Fragment { case a, b }

  static let kinds: [(NavigationCommand<Screen>, WalkStep<Screen>.Kind)] = [
    (.present(.b), .present), (.select(.b), .present), (.retarget(PathFragment(.b), id: 1), .present),
    (.forward(), .present), (.setStack([PathFragment(.b)], on: PathFragment(.a)), .present), (.go(to: .b), .present),
    (.add(.disabled, to: [.a => .b]), .present), (.dismiss, .dismiss), (.back, .dismiss),
    (.showRoot, .dismiss), (.dismissModals, .dismiss), (.replace([.a => .b]), .replace), (.restart, .relaunch),
    (.sequence([.dismiss, .back]), .dismiss), (.sequence([.dismiss, .present(.b)]), .present),
    (.sequence([.dismiss, .replace([])]), .replace), (.sequence([]), .dismiss),
  ]

  @Test(arguments: kinds) func eachCommandHasAKind(command: NavigationCommand<Screen>, kind: WalkStep<Screen>.Kind) {
    #expect(command.kind == kind)
  }

  @Test func eachKindHasItsCost() {
    let costs = WalkCosts(present: 2, dismiss: 3, replace: 7, relaunch: 5)
    let kinds: [WalkStep<Screen>.Kind] = [.present, .dismiss, .relaunch, .replace]
    #expect(kinds.map { costs.cost(of: $0) } == [2, 3, 5, 7])
    let without = WalkCosts(present: 2, dismiss: 3, replace: nil, relaunch: 5)
    #expect(kinds.map { without.cost(of: $0) } == [2, 3, 5, 5])
  }
}
