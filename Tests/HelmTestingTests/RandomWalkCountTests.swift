import Helm
import Testing

@testable import HelmTesting

private enum Screen: Fragment { case home, list, detail }

/// How many states random walks check, and the texts of claims.
@Suite struct RandomWalkCountTests {
  private static let graph = NavigationGraph<Screen>([
    Segue(.home => .list, dismissable: true), Segue(.list => .detail, dismissable: true),
  ])

  /// Each state is checked after its command, and the last one of a walk once more.
  @Test(arguments: [(1, 0, 2), (1, 3, 5), (4, 3, 20), (0, 3, 0), (-1, 3, 0)])
  func eachStateOfEachWalkIsChecked(count: Int, length: Int, checks: Int) throws {
    let start = try Navigation(graph: Self.graph)
    var checked = 0
    try start.expect("anything", on: RandomWalks(seed: 2, count: count, length: length)) { _ in
      checked += 1
      return true
    }
    #expect(checked == checks)
  }

  /// Where no command is possible, a walk ends.
  @Test func aWalkEndsAtADeadEnd() throws {
    let start = try Navigation(graph: NavigationGraph<Screen>([Segue(.home => .list)]))
    var checked: [Screen] = []
    try start.expect("anything", on: RandomWalks(count: 2, length: 9)) {
      checked.append($0.topmostFragment.fragment)
      return true
    }
    #expect(checked == [.home, .list, .list, .home, .list, .list])
  }

  @Test func aStartThatFailsNeedsNoCommand() throws {
    let start = try Navigation(graph: Self.graph)
    let failure = #expect(throws: InvariantFailure<Screen>.self) {
      try start.expect("nothing", on: RandomWalks(seed: 4, length: 0)) { _ in false }
    }
    #expect(failure?.script == [] && failure?.walk == 0 && failure?.seed == 4)
    #expect(
      failure?.description.hasPrefix(
        "Not always: nothing (seed 4, walk 0).\nRight at the start, presented from the bottom to the top: home.\n\n// At"
      )
        == true)
  }

  @Test func claimsAndConditionsHaveTexts() {
    let (first, second): (DirectedEdge<Screen>, DirectedEdge<Screen>) = (.home => .list, .list => .detail)
    let properties: [(NavigationProperty<Screen>, String)] = [
      (.always(.everyWay(to: .detail, takes: first)), "always: every way to detail takes home => list"),
      (
        .always(.everyWay(to: .detail, takesOneOf: [first, second])),
        "always: every way to detail takes home => list or list => detail"
      ),
      (.always(.everyWay(to: .detail, passes: .list)), "always: every way to detail passes list"),
      (.always(.everyWay(to: .detail, passesGuardOn: .into(.detail))), "always: every way to detail is guarded"),
      (.always(.neverTogether(.home, .list)), "always: home and list are not presented together"),
      (.always(.canReach(.home, .list, within: 0)), "always: home or list is at most 0 commands away"),
      (.always(.canReach(.home, within: 1)), "always: home is at most 1 command away"),
      (.always(.holds("it is so") { _ in true }), "always: it is so"),
      (.never(.presents(.list)), "never: list is presented"),
      (.never(.together(.home, .list)), "never: home and list are presented together"),
      (.never(.holds("it is so") { _ in false }), "never: it is so"),
    ]
    for (property, text) in properties { #expect("\(property)" == text) }
  }

  /// Any of several homes is near enough, and one segue of several is enough.
  @Test func oneOfSeveralHomesAndSeguesIsEnough() throws {
    let (first, second): (DirectedEdge<Screen>, DirectedEdge<Screen>) = (.home => .list, .list => .detail)
    try Self.graph.expect(.always(.canReach(.home, .detail, within: 1)))
    #expect(throws: PropertyFailure<Screen>.self) { try Self.graph.expect(.always(.canReach(.detail, within: 1))) }
    try Self.graph.expect(.always(.everyWay(to: .list, takesOneOf: [second, first])))
    #expect(throws: PropertyFailure<Screen>.self) {
      try Self.graph.expect(.always(.everyWay(to: .list, takesOneOf: [second])))
    }
    #expect(try Self.graph.expect(.always(.holds("it is so") { _ in true })).explored == 3)
  }
}
