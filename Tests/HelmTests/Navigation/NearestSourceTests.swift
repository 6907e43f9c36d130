import Helm
import HelmTestSupport
import Testing

@Suite("Which presented screen a segue starts at (Semantics.md §4)") struct NearestSourceTests {
  enum Screen: Fragment { case home, list, search, detail, compose, player, settings }

  private func start(_ segues: Segue<Screen>..., showing screens: Screen...) throws -> Navigation<Screen> {
    try Navigation(Segues(segues), entry: .home, after: screens.map { .present($0) })
  }

  /// Whatever the order of the segues, and whether there are more segues to the target than screens or fewer.
  @Test(arguments: [false, true]) func ofTwoScreensTheTopmostIsTheSource(isReversed: Bool) throws {
    let ways = [Segue<Screen>.push(.list, .detail), .push(.home, .detail)]
    let others = [Segue<Screen>.tab(.home, .list), .overlay(.home, .player), .overlay(.home, .settings)]
    let segues = (isReversed ? ways.reversed() : ways) + others
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for screen in [Screen.list, .player, .settings] { try navigation.perform(.present(screen)) }
    try navigation.perform(.present(.detail))
    #expect(navigation.path.last == PathEdge<Screen>(.list => .detail))
    #expect(navigation.shown == "home detail player settings")
  }

  @Test func theOnlyPresentedPlaceOfAFragmentIsTheSource() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .search), .push(.list, .detail), .push(.search, .detail),
      .sheet(.detail, .compose), showing: .list, .detail, .search, .detail)
    #expect(navigation.shown == "home detail:1")
    try navigation.perform(.present(.compose))
    let expected = PathEdge<Screen>(from: PathFragment(.detail, occurrence: 1), to: PathFragment(.compose))
    #expect(navigation.path.last == expected)
    #expect(navigation.shown == "home detail:1 compose")
  }

  @Test func ofTwoPlacesOfAFragmentTheTopmostIsTheSource() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.list, .detail), .overlay(.home, .player), .tab(.player, .detail),
      .sheet(.detail, .compose), showing: .list, .detail, .player, .detail)
    #expect(navigation.shown == "home list detail player detail:1")
    try navigation.perform(.present(.compose))
    #expect(navigation.path.last?.from == PathFragment(Screen.detail, occurrence: 1))
  }
}
