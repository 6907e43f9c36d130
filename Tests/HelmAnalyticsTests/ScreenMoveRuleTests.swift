import Helm
import HelmAnalytics
import HelmDocuments
import Testing

/// The moves that depend on what holds a screen, and the order of ways.
@Suite struct ScreenMoveRuleTests {
  private static func moves(
    _ segues: [Segue<NamedFragment>], entry: NamedFragment?, from screen: NamedFragment
  ) -> [String] {
    ScreenMoves(NavigationGraph(segues, entry: entry)).moves(from: screen).map { "\($0.edge) \($0.screen)" }
  }

  private static let tabs: [Segue<NamedFragment>] = [
    Segue(from: "home", to: "list", style: .hold, auto: true), Segue(from: "home", to: "detail", style: .hold),
    Segue(from: "list", to: "note", style: .hold, dismissable: true, presentation: .overlay),
    Segue(from: "detail", to: "help", style: .hold),
  ]

  /// An overlay stays above the tab that it belongs to, but not above another one.
  @Test func theTabBelowAnOverlayIsNoMove() {
    #expect(
      Self.moves(Self.tabs, entry: "home", from: "note") == ["home => detail detail", "list => note note"])
  }

  @Test func theTabThatHoldsAPartIsAMove() {
    #expect(
      Self.moves(Self.tabs, entry: "home", from: "help")
        == ["home => list list", "home => detail detail", "detail => help help"])
  }

  /// Nothing holds the entry, even if something leads back to it.
  @Test func theMovesOfAnEntryAreItsOwn() {
    let segues: [Segue<NamedFragment>] = [
      Segue(from: "home", to: "detail", style: .hold), Segue(from: "detail", to: "home"),
    ]
    #expect(Self.moves(segues, entry: "home", from: "home") == ["home => detail detail"])
    #expect(Self.moves(segues, entry: "home", from: "detail") == ["home => detail detail", "detail => home home"])
  }

  /// Without an entry, nothing is known to hold a screen.
  @Test func withoutAnEntryOnlyTheScreenItselfHasMoves() {
    let segues: [Segue<NamedFragment>] = [
      Segue(from: "list", to: "detail", style: .hold), Segue(from: "detail", to: "list"),
    ]
    #expect(Self.moves(segues, entry: nil, from: "detail") == ["detail => list list"])
    #expect(Self.moves(segues, entry: nil, from: "nowhere") == [])
  }

  /// What holds a screen on one of its ways only doesn't count.
  @Test func onlyWhatAlwaysHoldsAScreenHasMoves() {
    let segues: [Segue<NamedFragment>] = [
      Segue(from: "home", to: "list", style: .hold), Segue(from: "home", to: "settings", style: .hold),
      Segue(from: "list", to: "detail", style: .hold), Segue(from: "settings", to: "detail", style: .hold),
    ]
    #expect(Self.moves(segues, entry: "home", from: "detail") == ["home => list list", "home => settings settings"])
  }

  /// An accessory is beside the content, even if an auto segue presents it, but a modal that it holds is topmost.
  @Test(arguments: [false, true]) func anAccessoryIsNoMove(opensQueue: Bool) {
    let segues: [Segue<NamedFragment>] = [
      Segue(from: "start", to: "home"),
      Segue(from: "home", to: "player", style: .hold, auto: true, presentation: .accessory),
      Segue(from: "home", to: "list", style: .hold),
      Segue(from: "list", to: "status", style: .hold, presentation: .accessory),
      Segue(from: "player", to: "queue", style: .hold, dismissable: true, auto: opensQueue),
    ]
    #expect(Self.moves(segues, entry: "start", from: "start") == ["start => home \(opensQueue ? "queue" : "home")"])
    #expect(Self.moves(segues, entry: "start", from: "home") == ["home => list list"])
    #expect(Self.moves(segues, entry: "start", from: "list") == ["home => list list"])
    #expect(Self.moves(segues, entry: "start", from: "queue") == ["player => queue queue"])
  }

  /// A curtain stays above whatever changes below it.
  @Test func whatIsBelowACurtainHasNoMoves() {
    let segues =
      Self.tabs + [
        Segue(from: "home", to: "lock", style: .hold, presentation: .curtain),
        Segue(from: "lock", to: "code", style: .hold, auto: true), Segue(from: "lock", to: "keys", style: .hold),
      ]
    #expect(
      Self.moves(segues, entry: "home", from: "detail")
        == ["home => list list", "home => detail detail", "home => lock code", "detail => help help"])
    #expect(Self.moves(segues, entry: "home", from: "code") == ["lock => code code", "lock => keys keys"])
  }

  /// If the fragment to leave doesn't hold the source, the source hands over its own place.
  @Test func whatHoldsALeftFragmentDoesNotAlwaysHoldItsSuccessor() {
    let segues: [Segue<NamedFragment>] = [
      Segue(from: "start", to: "root"), Segue(from: "root", to: "home", style: .hold),
      Segue(from: "root", to: "more", style: .hold), Segue(from: "home", to: "help", style: .hold),
      Segue(from: "help", to: "done", leaving: "home"),
    ]
    #expect(Self.moves(segues, entry: "start", from: "done") == ["root => home home", "root => more more"])
    #expect(Self.moves(segues + [Segue(from: "start", to: "help")], entry: "start", from: "done") == [])
  }

  @Test func theSuccessorOfAModalIsInTheModal() {
    let segues: [Segue<NamedFragment>] = [
      Segue(from: "home", to: "list", style: .hold, auto: true), Segue(from: "home", to: "detail", style: .hold),
      Segue(from: "home", to: "help", style: .hold, dismissable: true),
      Segue(from: "help", to: "done", leaving: "list"),
    ]
    #expect(Self.moves(segues, entry: "home", from: "done") == ["home => help help"])
  }

  /// A modal can't be replaced if one that can't be dismissed stands on it.
  @Test func aModalBelowOneThatStaysIsNotReplaced() {
    let segues: [Segue<NamedFragment>] = [
      Segue(from: "home", to: "sheet", style: .hold, dismissable: true),
      Segue(from: "home", to: "menu", style: .hold, dismissable: true),
      Segue(from: "sheet", to: "terms", style: .hold, presentation: .fullScreenCover),
    ]
    #expect(Self.moves(segues, entry: "home", from: "terms") == [])
  }

  /// Of ways of the same length, the first one in the order of the graph.
  @Test func theFirstOfSeveralShortestWaysIsFound() {
    let segues: [Segue<NamedFragment>] = [
      Segue(from: "home", to: "list"), Segue(from: "home", to: "settings"), Segue(from: "settings", to: "detail"),
      Segue(from: "list", to: "detail"), Segue(from: "detail", to: "home"), Segue(from: "lost", to: "home"),
    ]
    let moves = ScreenMoves(NavigationGraph(segues, entry: "home"))
    let ways = moves.shortestWays(from: "home")
    #expect(
      ways == [
        "home": ["home"], "list": ["home", "list"], "settings": ["home", "settings"],
        "detail": ["home", "list", "detail"],
      ])
    #expect(moves.shortestWay(from: "lost", to: "detail") == ["lost", "home", "list", "detail"])
    #expect(moves.shortestWay(from: "home", to: "lost") == nil)
  }
}
