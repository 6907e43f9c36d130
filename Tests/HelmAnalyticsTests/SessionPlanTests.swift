import Helm
import HelmDocuments
import Testing

@testable import HelmTools

/// Plans of generated sessions: how many get how far, and where the furthest screen is.
@Suite struct SessionPlanTests {
  private static func plan(_ count: Int, _ reached: [Int]) -> SessionPlan<NamedFragment> {
    SessionPlan(way: (0..<count).map { NamedFragment("screen\($0)") }, reached: reached)
  }

  @Test(
    arguments: [
      (3, [5, 3, 1], [5, 3, 1]), (3, [5, 7, 6], [5, 5, 5]), (3, [5, 2, 4], [5, 2, 2]), (3, [5, -1, 4], [5, 0, 0]),
      (3, [5], [5, 0, 0]), (2, [5, 4, 3], [5, 4]), (2, [], [0, 0]), (0, [5], []),
    ] as [(Int, [Int], [Int])])
  func noStageIsReachedMoreOftenThanTheOneBefore(count: Int, reached: [Int], kept: [Int]) {
    let plan = Self.plan(count, reached)
    #expect(plan.reached == kept)
    #expect(plan.sessions == kept.first ?? 0)
  }

  @Test func eachSessionReachesItsStages() {
    let plan = Self.plan(3, [4, 2, 1])
    #expect((0..<5).map { plan.stages(ofSession: $0) } == [3, 2, 1, 1, 0])
  }

  /// The last of the screens that are found breadth first; two out of three sessions go on at each stage.
  @Test func aPlanLeadsToTheFurthestScreen() {
    func segue(_ from: NamedFragment, _ to: NamedFragment) -> Segue<NamedFragment> {
      Segue(from: from, to: to, dismissable: true)
    }
    let graph = NavigationGraph<NamedFragment>(
      [
        segue("home", "list"), segue("list", "detail"), segue("detail", "reviews"), segue("home", "settings"),
        segue("settings", "about"),
      ], entry: "home")
    let plan = SessionPlan(toTheFurthestOf: graph, sessions: 10)
    #expect(plan.way == ["list", "detail", "reviews"])
    #expect(plan.reached == [10, 6, 4])
    let unsound = NavigationGraph<NamedFragment>([segue("home", "list"), segue("list", "home")])
    #expect(SessionPlan(toTheFurthestOf: unsound, sessions: 10) == Self.plan(0, []))
    let none: [Segue<NamedFragment>] = []
    let alone = NavigationGraph<NamedFragment>(none, entry: "home")
    #expect(SessionPlan(toTheFurthestOf: alone, sessions: 10) == Self.plan(0, []))
  }

  /// Of several that are as far away, the one that the topmost fragment leads to.
  @Test func aPlanLeadsToTheTopmostOfTheFurthestScreens() {
    let graph = NavigationGraph<NamedFragment>([
      .inline("home" => "list", auto: true), .overlay("home" => "settings"), .push("list" => "detail"),
    ])
    #expect(SessionPlan(toTheFurthestOf: graph, sessions: 10).way == ["detail"])
  }

  @Test(.timeLimit(.minutes(1))) func aScreenThatPassesItsPlaceOnIsPresentedOnce() {
    let graph = NavigationGraph<NamedFragment>([.push("home" => "list"), .swap("list" => "detail", auto: true)])
    #expect(SessionPlan(toTheFurthestOf: graph, sessions: 10).way == ["list"])
  }
}
