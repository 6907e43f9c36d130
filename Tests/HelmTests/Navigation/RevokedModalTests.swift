import Helm
import HelmTesting
import Testing

@Suite("What rules remove, and what stays (Semantics.md §3, §5)") struct RevokedModalTests {
  enum Screen: Fragment { case home, list, search, detail, compose, picker, player, lock }

  private func start(_ segues: Segue<Screen>..., showing screens: Screen...) throws -> Navigation<Screen> {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for screen in screens { try navigation.perform(.present(screen)) }
    return navigation
  }

  // MARK: Modals

  @Test func aModalStaysBelowWhatItHasPresentedInItsHoldersPlace() throws {
    var navigation = try start(
      .sheet(.home, .compose), Segue(.compose => .detail, dismissable: true, leaving: .home),
      .overlay(.detail, .player), showing: .compose, .detail, .player)
    #expect(navigation.shown == "detail player")
    let outcome = try navigation.perform(.add(.disabled, to: [.detail => .player]))
    #expect(outcome.steps.map(\.action) == [.dismissed(.detail => .player)])
    #expect(navigation.path == [.home => .compose, .compose => .detail])
    #expect(navigation.shown == "detail")
    try navigation.perform(.dismiss)
    #expect(navigation.shown == "home compose")
  }

  /// Two sheets, one on the other, of which a screen has taken the place of the first one's holder.
  private func sheetsBelowAScreen() throws -> Navigation<Screen> {
    try start(
      .tab(.home, .list), .tab(.home, .search), .sheet(.list, .compose), .sheet(.compose, .picker),
      Segue(.picker => .detail, dismissable: true, leaving: .list), showing: .list, .compose, .picker, .detail)
  }

  @Test func modalsThatAreUncoveredInAHiddenTabGoFromTheTopDown() throws {
    var navigation = try sheetsBelowAScreen()
    #expect(navigation.shown == "home detail")
    try navigation.perform(.present(.search))
    let outcome = try navigation.perform(.add(.disabled, to: [.picker => .detail]))
    let actions: [HelmEvent<Screen>.Kind] = [
      .dismissed(.picker => .detail), .dismissed(.compose => .picker), .dismissed(.list => .compose),
    ]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.path == [.home => .list, .home => .search])
    #expect(outcome.appeared.isEmpty && outcome.disappeared.isEmpty)
    try navigation.perform(.present(.list))
    #expect(navigation.shown == "home list")
  }

  @Test func modalsThatAreUncoveredInFrontComeBack() throws {
    var navigation = try sheetsBelowAScreen()
    let outcome = try navigation.perform(.add(.disabled, to: [.picker => .detail]))
    #expect(outcome.steps.map(\.action) == [.dismissed(.picker => .detail)])
    #expect(navigation.shown == "home list compose picker")
    #expect(outcome.appeared == [PathFragment(.list), PathFragment(.compose), PathFragment(.picker)])
    #expect(navigation.invariantViolations() == [])
  }

  // MARK: Edges

  @Test func onlyScreensThatAreThereAreRevoked() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .push(.list, .detail), .push(.search, .detail),
      showing: .search, .detail)
    let stale = try navigation.perform(removing: [PathFragment(.detail, id: 1), PathFragment(.detail, occurrence: 2)])
    #expect(stale.isEmpty && stale.steps.isEmpty)
    #expect(navigation.shown == "home detail")
    let outcome = try navigation.perform(removing: [PathFragment(.detail, id: 1), PathFragment(.detail)])
    #expect(outcome.steps.map(\.action) == [.dismissed(.search => .detail)])
    #expect(navigation.shown == "home search")
  }

  /// A tag is looked for below a curtain, too, where the entry has been passed already.
  @Test func aTaggedSegueBelowACurtainIsNamedIfItCannotBeUndone() throws {
    var navigation = try start(
      .tab(.home, .list).with(tag: Mark.red), .curtain(.home, .lock), showing: .list, .lock)
    #expect(throws: HelmError<Screen>.segueNotDismissable(.home => .list)) {
      try navigation.perform(.dismiss(tag: Mark.red))
    }
    #expect(navigation.shown == "home list lock")
  }

  // MARK: What stands on a screen

  @Test func aChangeStandsOnAScreenIfEachOfItsEdgesDoes() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .sheet(.home, .compose), .overlay(.compose, .picker),
      .overlay(.picker, .player), showing: .list, .compose, .picker, .player)
    let (compose, picker) = (PathFragment(Screen.compose), PathFragment(Screen.picker))
    // The overlay on the one that is gone stood on the sheet, too.
    let removal = try navigation.perform(.dismiss(.picker)).pathChange
    #expect(removal.before.count == 2)
    #expect(navigation.stands(removal, on: compose))
    #expect(navigation.stands(removal, on: PathFragment(.home)))
    #expect(!navigation.stands(removal, on: PathFragment(.list)))
    #expect(!navigation.stands(removal, on: picker))
    #expect(navigation.stands(PathChange(), on: compose) && !navigation.stands(PathChange(), on: picker))
    let addition = try navigation.perform(.present(.picker)).pathChange
    #expect(navigation.stands(addition, on: compose))
    #expect(!navigation.stands(addition, on: PathFragment(.list)))
    let elsewhere = try navigation.perform(.sequence([.present(.player), .present(.search)])).pathChange
    #expect(!navigation.stands(elsewhere, on: compose))
    #expect(navigation.stands(elsewhere, on: PathFragment(.home)))
  }
}
