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
