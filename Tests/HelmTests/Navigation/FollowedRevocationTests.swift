import Helm
import Testing

@Suite("Commands that also remove what is no longer allowed (Semantics.md §5)") struct FollowedRevocationTests {
  enum Screen: Fragment { case home, list, search, detail, compose, photo, player }

  private func start(_ screens: Screen...) throws -> Navigation<Screen> {
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .tab(.home, .search), .push(.list, .detail), .push(.list, .photo), .push(.search, .photo),
      .sheet(.home, .compose), .overlay(.photo, .player),
    ]
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for screen in screens { try navigation.perform(.present(screen)) }
    return navigation
  }

  // MARK: Redirects

  /// An edge from a screen that is there is followed again, whatever is on the way to its target.
  @Test func aRedirectPopsTheStackThatItStartsWith() throws {
    var navigation = try start(.list, .detail)
    let flow: Flow<Screen> = [.home => .list, .list => .photo]
    let outcome = try navigation.perform(following: [(edge: PathEdge(.home => .search), flow: flow)])
    let actions: [HelmEvent<Screen>.Kind] = [
      .redirected(.home => .search, to: flow), .returned(.home => .list), .presented(.list => .photo),
    ]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.path == [.home => .list, .list => .photo])
  }

  @Test func severalRedirectsAreFollowedInOrder() throws {
    var navigation = try start(.search)
    let (toList, toPhoto): (Flow<Screen>, Flow<Screen>) = ([.home => .list], [.list => .photo])
    let outcome = try navigation.perform(
      removing: [PathFragment(.search)],
      following: [
        (edge: PathEdge(.home => .search), flow: toList), (edge: PathEdge(.list => .detail), flow: toPhoto),
      ])
    let actions: [HelmEvent<Screen>.Kind] = [
      .dismissed(.home => .search), .redirected(.home => .search, to: toList), .presented(.home => .list),
      .redirected(.list => .detail, to: toPhoto), .presented(.list => .photo),
    ]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.path == [.home => .list, .list => .photo])
  }

  @Test func aRedirectToWhatIsThereIsOnlyNoted() throws {
    var navigation = try start(.list, .photo, .player)
    let flow: Flow<Screen> = [.home => .search, .search => .photo]
    let outcome = try navigation.perform(following: [(edge: PathEdge(.list => .detail), flow: flow)])
    #expect(outcome.isEmpty)
    #expect(outcome.steps.map(\.action) == [.redirected(.list => .detail, to: flow)])
    #expect(navigation.shown == "home photo player")
  }

  @Test func aRedirectThatCannotBeFollowedBringsBackWhatWasRevoked() throws {
    var navigation = try start(.list, .detail)
    let before = navigation
    let error = HelmError<Screen>.sourceNotPresented(
      PathFragment(.search), to: PathFragment(.photo), index: 0, presented: [PathFragment(.list), PathFragment(.home)],
      hint: .startingWith([.home => .search]))
    #expect(throws: error) {
      try navigation.perform(
        removing: [PathFragment(.detail)],
        following: [(edge: PathEdge(.list => .detail), flow: [.search => .photo, .photo => .player])])
    }
    #expect(navigation == before && navigation.shown == "home detail")
  }

  // MARK: Removals

  @Test func whatIsRemovedForACommandIsNotGuarded() throws {
    var navigation = try start(.list, .compose)
    try navigation.countGuard(1, leaving: [.compose])
    let before = navigation
    let compose = PathFragment(Screen.compose)
    let error = HelmError<Screen>.fragmentNotPresented(
      PathFragment(.player), presented: [PathFragment(.list), PathFragment(.home)])
    #expect(throws: error) { try navigation.perform(removing: [compose], then: .dismiss(.player)) }
    #expect(navigation == before && navigation.shown == "home list compose")
    let outcome = try navigation.perform(removing: [PathFragment(.photo), compose], then: .present(.search))
    let actions: [HelmEvent<Screen>.Kind] = [.dismissed(.home => .compose), .presented(.home => .search)]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.path == [.home => .list, .home => .search])
  }
}
