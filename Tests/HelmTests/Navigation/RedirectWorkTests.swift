import Helm
import HelmTesting
import HelmTestSupport
import Testing

@Suite("Redirects, autos and flows of one command (Semantics.md §4, §5)") struct RedirectWorkTests {
  enum Screen: Fragment { case home, list, search, inbox, detail, player, login, lock }

  private func start(_ segues: Segue<Screen>..., showing screens: Screen...) throws -> Navigation<Screen> {
    try Navigation(Segues(segues), entry: .home, after: screens.map { .present($0) })
  }

  /// The redirect leads to a screen whose auto leads to the redirected segue: by then, the redirect's target is there.
  @Test func aRedirectIsNotCircularOnceItsTargetIsPresented() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.list, .detail).with(auto: true), .tab(.home, .search),
      .tab(.search, .list).with(auto: true))
    let flow: Flow<Screen> = [.home => .search]
    try navigation.perform(.add(.redirect(to: flow), to: [.list => .detail]))
    let outcome = try navigation.perform(.present(.list))
    let again = PathEdge<Screen>(from: PathFragment(.search), to: PathFragment(.list, occurrence: 1))
    let actions: [HelmEvent<Screen>.Kind] = [
      .presented(.home => .list), .redirected(.list => .detail, to: flow), .presented(.home => .search),
      .presented(again), .redirected(.list => .detail, to: flow),
    ]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.shown == "home search list:1")
  }

  @Test func aRedirectWithinARedirectCanBeFollowedTwice() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .tab(.home, .login), .tab(.home, .inbox))
    let outer: Flow<Screen> = [.home => Screen.search.id(1), .home => .inbox, .home => Screen.search.id(2)]
    let inner: Flow<Screen> = [.home => .login]
    try navigation.perform(.add(.redirect(to: outer), to: [.home => .list]))
    try navigation.perform(.add(.redirect(to: inner), to: [.home => .search]))
    let outcome = try navigation.perform(.present(.list))
    let actions: [HelmEvent<Screen>.Kind] = [
      .redirected(.home => .list, to: outer), .redirected(.home => .search, to: inner), .presented(.home => .login),
      .presented(.home => .inbox), .redirected(.home => .search, to: inner), .reselected(.home => .login),
    ]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.path == [.home => .inbox, .home => .login])
  }

  @Test func theRestOfARedirectComesBeforeTheRestOfTheFlow() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .push(.search, .detail), .overlay(.home, .player))
    let redirect: Flow<Screen> = [.home => .search, .search => .detail]
    try navigation.perform(.add(.redirect(to: redirect), to: [.home => .list]))
    let outcome = try navigation.perform(.present([.home => .list, .home => .player]))
    let actions: [HelmEvent<Screen>.Kind] = [
      .redirected(.home => .list, to: redirect), .presented(.home => .search), .presented(.search => .detail),
      .presented(.home => .player),
    ]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.path == [.home => .search, .search => .detail, .home => .player])
  }

  @Test func aCycleIsReportedWithoutTheRedirectsThatLeadToIt() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .tab(.home, .login), .tab(.home, .inbox))
    try navigation.perform(.add(.redirect(to: [.home => .search]), to: [.home => .list]))
    try navigation.perform(.add(.redirect(to: [.home => .login]), to: [.home => .search]))
    try navigation.perform(.add(.redirect(to: [.home => .search]), to: [.home => .login]))
    let cycle = HelmError<Screen>.circularRedirection([.home => .search, .home => .login, .home => .search])
    #expect(throws: cycle) { try navigation.perform(.present(.list)) }
    #expect(navigation.path == [])
  }

  @Test func anAutoDoesNotFireInAHiddenTab() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .curtain(.list, .lock), .swap(.lock, .list),
      .overlay(.list, .player).with(auto: true), showing: .list)
    #expect(navigation.shown == "home list player")
    try navigation.perform(.dismiss(.edge(PathEdge(.list => .player))))
    try navigation.perform(.present(.lock))
    try navigation.perform(.present(.search))
    #expect(navigation.shown == "home search lock")
    let outcome = try navigation.perform(.present(.list, from: .any(.lock)))
    #expect(outcome.steps.map(\.action) == [.returned(.lock => .list)])
    #expect(navigation.path == [.home => .list, .home => .search])
    #expect(navigation.shown == "home search")
    #expect(navigation.invariantViolations() == [])
  }

  // MARK: Flows and edges

  @Test func aFlowIsDismissedFromItsEnd() throws {
    var navigation = try start(
      .overlay(.home, .list), .overlay(.list, .detail), .overlay(.home, .player), showing: .list, .detail, .player)
    let before = navigation
    let outcome = try navigation.perform(.dismiss(.flow([.home => .list, .list => .detail])))
    let actions: [HelmEvent<Screen>.Kind] = [.dismissed(.list => .detail), .dismissed(.home => .list)]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.shown == "home player")
    navigation = before
    let error = HelmError<Screen>.fragmentNotPresented(
      PathFragment(.list, id: 2), presented: [PathFragment(.player), PathFragment(.list), PathFragment(.home)])
    #expect(throws: error) {
      try navigation.perform(.dismiss(.flow([.home => Screen.list.id(2), .list => .detail])))
    }
    #expect(navigation == before)
  }

  @Test func anEdgeOverADisabledSegueIsNotTaken() throws {
    var navigation = try start(.tab(.home, .list), .tab(.home, .search))
    try navigation.perform(.add(.disabled, to: [.home => .list]))
    let error = HelmError<Screen>.missingSegueForEdge(.home => .list, index: nil, hint: .disabled(.home => .list))
    #expect(throws: error) { try navigation.perform(.present(.edge(PathEdge(.home => .list)))) }
    #expect(throws: error) { try navigation.perform(.present(.list, from: .any(.home))) }
    #expect(throws: error) { try navigation.perform(.select(.list, from: .any(.home))) }
    #expect(navigation.path == [])
  }

  @Test func aRedirectedEdgeOfAPathIsReportedBeforeItsSource() throws {
    var navigation = try start(.tab(.home, .list), .tab(.home, .search), .push(.list, .detail))
    try navigation.perform(.add(.redirect(to: [.home => .search]), to: [.list => .detail]))
    #expect(throws: HelmError<Screen>.redirectedSegue(.list => .detail, index: 1)) {
      try navigation.perform(.replace([.home => .search, .list => .detail]))
    }
  }
}
