import Helm
import HelmTesting
import HelmTestSupport
import Testing

@Suite("Modals and curtains that come back or move (Semantics.md §2, §3)") struct RevealedRowTests {
  enum Screen: Fragment {
    case home, list, search, inbox, detail, compose, picker, settings, player, queue, lock, code, notice, offer
  }

  private func start(_ segues: Segue<Screen>..., showing screens: Screen...) throws -> Navigation<Screen> {
    try Navigation(Segues(segues), entry: .home, after: screens.map { .present($0) })
  }

  @Test func aModalReturnsBelowAllLaterOnesAndBelowTheCurtain() throws {
    var navigation = try start(
      .tab(.home, .list), .sheet(.list, .compose), Segue(.compose => .detail, dismissable: true, leaving: .list),
      .sheet(.home, .settings), .overlay(.home, .player), .sheet(.player, .queue), .curtain(.home, .lock),
      showing: .list, .compose, .detail, .settings, .player, .queue, .lock)
    #expect(navigation.shown == "home detail player settings queue lock")
    try navigation.perform(.dismiss(.detail))
    #expect(navigation.shown == "home list player compose settings queue lock")
    #expect(navigation.invariantViolations() == [])
    let outcome = try navigation.perform(.dismissModals)
    let actions: [HelmEvent<Screen>.Kind] = [
      .dismissed(.player => .queue), .dismissed(.home => .settings), .dismissed(.list => .compose),
    ]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.shown == "home list player lock")
  }

  @Test func aModalReturnsWithTheModalOnIt() throws {
    var navigation = try start(
      .sheet(.home, .compose), .sheet(.compose, .picker), Segue(.picker => .detail, dismissable: true, leaving: .home),
      showing: .compose, .picker, .detail)
    #expect(navigation.shown == "detail")
    let outcome = try navigation.perform(.back)
    #expect(navigation.shown == "home compose picker")
    #expect(outcome.disappeared == [PathFragment(.detail)])
    #expect(outcome.appeared == [PathFragment(.home), PathFragment(.compose), PathFragment(.picker)])
    #expect(navigation.invariantViolations() == [])
  }

  @Test func aTabTakesItsCurtainsToTheTopWithTheirModals() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .curtain(.list, .lock), .sheet(.lock, .code), .curtain(.list, .notice),
      .curtain(.search, .offer), showing: .list, .lock, .code, .notice, .search, .offer)
    #expect(navigation.shown == "home search lock code notice offer")
    try navigation.perform(.select(.list))
    #expect(
      navigation.hasPath([
        .home => .search, .search => .offer, .home => .list, .list => .lock, .lock => .code, .list => .notice,
      ]))
    #expect(navigation.shown == "home list offer lock code notice")
    #expect(navigation.topmostFragment == PathFragment(.notice))
    #expect(navigation.invariantViolations() == [])
    try navigation.perform(.select(.search))
    #expect(navigation.shown == "home search lock code notice offer")
    #expect(navigation.invariantViolations() == [])
  }

  @Test func aChildThatGoesInAHiddenTabUncoversNothing() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .tab(.list, .inbox),
      Segue(.list => .detail, style: .hold, dismissable: true, presentation: .inline),
      showing: .list, .inbox, .detail, .search)
    let outcome = try navigation.perform(.dismiss(.edge(PathEdge(.list => .detail))))
    #expect(outcome.appeared.isEmpty && outcome.disappeared.isEmpty)
    #expect(navigation.shown == "home search")
    #expect(navigation.invariantViolations() == [])
    try navigation.perform(.select(.list))
    #expect(navigation.shown == "home list inbox")
  }
}
