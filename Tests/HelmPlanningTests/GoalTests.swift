import Helm
import Testing

@testable import HelmCore

/// Where a route ends, and what it keeps (Semantics.md §4).
@Suite struct GoalTests {
  enum Place: Fragment {
    case home, feed, search, article, comments, settings, account, profile, player, queue, lock, pin, terms, tour
  }

  private static let graph: [Segue<Place>] = [
    Segue(.home => .feed, style: .hold, auto: true), Segue(.home => .search, style: .hold),
    Segue(.feed => .article, dismissable: true), Segue(.article => .comments, dismissable: true),
    Segue(.search => .article, dismissable: true), Segue(.player => .queue, dismissable: true),
    Segue(.home => .settings, style: .hold, dismissable: true),
    Segue(.home => .profile, style: .hold, dismissable: true),
    Segue(.settings => .account, style: .hold, dismissable: true),
    Segue(.profile => .account, style: .hold, dismissable: true),
    Segue(.home => .player, style: .hold, dismissable: true, presentation: .accessory),
    Segue(.home => .lock, style: .hold, presentation: .curtain),
    Segue(.article => .tour, style: .hold, presentation: .curtain),
    Segue(.lock => .pin, style: .hold, auto: true),
    Segue(.article => .terms, style: .hold, presentation: .fullScreenCover),
  ]

  private func app(_ presented: Place...) throws -> Navigation<Place> {
    var navigation = try Navigation(graph: NavigationGraph(Self.graph))
    for fragment in presented { try navigation.present(fragment) }
    return navigation
  }

  private func names(_ navigation: Navigation<Place>) -> [Place] { navigation.presentedFragments.map(\.fragment) }

  @Test func goDismissesASheetRatherThanPoppingATab() throws {
    var app = try app(.article, .comments, .settings)
    let route = try app.route(to: .comments)
    #expect(route.description == "dismiss settings")
    try app.go(to: .comments)
    #expect(names(app) == [.home, .comments])
    #expect(app.path.map(\.to.fragment) == [.feed, .article, .comments])
  }

  @Test func goTakesTheShortestRouteThatRemovesLeast() throws {
    // Presenting `feed` would pop the tab in one command as well, but remove more than necessary.
    var app = try app(.article, .comments)
    try app.go(to: .article)
    #expect(names(app) == [.home, .article])
    // The other tab has a segue to it, too, but it is already presented.
    try app.present(.search)
    try app.go(to: .article)
    #expect(names(app) == [.home, .article] && app.path.map(\.to.fragment) == [.search, .feed, .article])
  }

  @Test func goThroughFragmentsLeavesNoSheetBetweenThem() throws {
    var app = try app(.settings, .account)
    let way: [PathFragment<Place>] = [PathFragment(.profile), PathFragment(.account)]
    try app.go(through: way)
    #expect(app.path.map(\.description) == ["home => feed", "home => profile", "profile => account"])
    let path = app.path
    #expect(try app.go(through: way).isEmpty && app.path == path)
  }

  @Test func goThroughFragmentsAllowsOnlyAutosBetweenThem() throws {
    var app = try app()
    try app.go(through: [PathFragment(.home), PathFragment(.feed), PathFragment(.article)])
    #expect(names(app) == [.home, .article])
    // Only the tab opened by an auto is between these; the other tab is not.
    #expect(try app.route(through: [PathFragment(.home), PathFragment(.article)]).commands == [])
    try app.present(.search)
    try app.go(through: [PathFragment(.search), PathFragment(.article)])
    try app.go(through: [PathFragment(.home), PathFragment(.article)])
    #expect(app.path.suffix(2).map(\.edge) == [.home => .feed, .feed => .article])
    let gap = HelmError<Place>.missingSegueForEdge(
      .home => .comments, index: nil,
      hint: .segues([.feed, .search, .player, .settings, .profile, .lock].map { .home => $0 }))
    #expect(throws: HelmError<Place>.noRoute(to: [PathFragment(.home), PathFragment(.comments)], because: [gap])) {
      try app.route(through: [PathFragment(.home), PathFragment(.comments)])
    }
  }

  @Test func goNavigatesBelowACurtain() throws {
    var app = try app(.settings, .lock)
    try app.go(through: [PathFragment(.search), PathFragment(.article, id: 5)])
    #expect(app.presentedFragments.map(\.description) == ["home", "article (id 5)", "lock", "pin"])
    // Fragments above the curtain are in front there.
    #expect(try app.route(to: .pin).commands == [])
  }

  @Test func goKeepsAnUndismissableCurtain() throws {
    var app = try app(.article, .tour)
    let path = app.path
    let reason = HelmError<Place>.segueNotDismissable(.article => .tour)
    #expect(throws: HelmError<Place>.noRoute(to: [PathFragment(.feed)], because: [reason])) { try app.go(to: .feed) }
    #expect(app.path == path)
    try app.go(to: .search)
    #expect(names(app) == [.home, .search, .tour])
  }

  @Test func goKeepsAccessories() throws {
    var app = try app(.article, .player)
    try app.go(to: .settings)
    try app.go(to: .search)
    #expect(names(app) == [.home, .player, .search])
    #expect(try app.route(to: .player).commands == [])
    try app.go(to: .queue)
    #expect(names(app) == [.home, .queue, .search])
    try app.go(to: .search)
    #expect(names(app) == [.home, .queue, .search])
  }

  @Test func goRemovesAnUndismissableModalOnlyIfNecessary() throws {
    var app = try app(.article, .terms)
    // A sheet over the cover doesn't require removing it.
    #expect(try app.route(to: .settings).undismissable == [])
    let route = try app.route(to: .search)
    #expect(route.undismissable == [PathFragment(.terms)])
    #expect(route.commands.count == 2)
    try app.go(to: .search)
    #expect(app.path.map(\.to.fragment) == [.feed, .article, .search])
  }
}

/// Of several disabled ways, the error names the one declared first.
@Suite struct ClosedWayTests {
  enum Place: Fragment { case home, first, second, goal }

  @Test func noRouteReportsTheFirstOfTwoDisabledSegues() throws {
    var app = try Navigation(
      graph: NavigationGraph<Place>([
        Segue(.home => .first, dismissable: true), Segue(.home => .second, dismissable: true),
        Segue(.first => .goal, dismissable: true), Segue(.second => .goal, dismissable: true),
      ]))
    try app.perform(.add(.disabled, to: [.home => .first, .home => .second]))
    #expect(
      throws: HelmError<Place>.noRoute(
        to: [PathFragment(.goal)],
        because: [.missingSegueForEdge(.home => .first, index: nil, hint: .disabled(.home => .first))])
    ) { try app.route(to: .goal) }
  }
}

/// Expected and given ids.
@Suite struct RouteIDTests {
  private static let graph: Segues<Screen> = [
    .push(.home => .list => .detail => .comments),
    .ids(Int.self, for: .detail),
  ]

  private func reasons(_ fragments: PathFragment<Screen>...) throws -> [HelmError<Screen>] {
    let app = try Navigation(graph: NavigationGraph(Self.graph))
    do {
      _ = try app.route(through: fragments)
      return []
    } catch {
      guard case .noRoute(let wanted, let reasons) = error, wanted == fragments else { return [error] }
      return reasons
    }
  }

  @Test func noRouteNamesTheExpectedID() throws {
    #expect(try reasons(PathFragment(.detail, id: 5)) == [])
    let missing = HelmError<Screen>.missingID(.list => .detail, expected: "Int", index: nil)
    #expect(try reasons(PathFragment(.detail)) == [missing])
    #expect(
      try reasons(PathFragment(.detail, id: "five"))
        == [.wrongID(.list => .detail, id: "five", type: nil, expected: "Int", index: nil)])
    // The intermediate detail has no id.
    #expect(try reasons(PathFragment(.comments)) == [missing])
    #expect(try reasons(PathFragment(.detail, id: 5), PathFragment(.comments)) == [])
    #expect(
      HelmError<Screen>.noRoute(to: [PathFragment(.comments)], because: [missing]).description
        == "No route leads to comments. detail expects an id of type Int, but list => detail has none. "
        + "Present it with an id.")
  }
}
