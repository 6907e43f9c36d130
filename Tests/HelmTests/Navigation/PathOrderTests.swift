import Helm
import Testing

@Suite("One order for the path and the screen (Semantics.md §2, §3)") struct PathOrderTests {
  @Test(arguments: [[Social.player, .compose], [.compose, .player]])
  func dismissClosesTheSheetOfATabRatherThanTheMiniPlayer(order: [Social]) throws {
    var navigation = try Social.start()
    for fragment in order { try navigation.present(fragment) }
    #expect(navigation.shown == "app feed player compose")
    #expect(navigation.topmostFragment == PathFragment(.compose))
    let outcome = try navigation.dismiss()
    #expect(outcome.disappeared == [PathFragment(.compose)])
    #expect(navigation.shown == "app feed player")
    try navigation.dismiss()
    #expect(navigation.shown == "app feed")
  }

  @Test func theLatestModalIsOnTopWhateverItsHolder() throws {
    var navigation = try Social.start()
    for fragment in [Social.settings, .compose, .quote] { try navigation.present(fragment) }
    #expect(navigation.shown == "app feed settings compose quote")
    #expect(
      navigation.modals(over: PathFragment(.app)).map(\.fragment.fragment) == [.settings, .compose, .quote])
    try navigation.dismiss(.settings)
    #expect(navigation.shown == "app feed compose quote")
  }

  @Test func backUndoesTheLatestStepOfTheTopmostFragment() throws {
    var navigation = try Social.start()
    for fragment in [Social.compose, .player] { try navigation.present(fragment) }
    try navigation.back()
    #expect(navigation.shown == "app feed player")
  }

  @Test func aPushOverItsHolderRemovesASheetForGood() throws {
    var navigation = try Social.start()
    for fragment in [Social.player, .compose, .quote] { try navigation.present(fragment) }
    let outcome = try navigation.present(.profile, id: 7)
    #expect(navigation.shown == "app profile7 player")
    #expect(navigation.path == [.app => .feed, .app => .player, .feed => Social.profile.id(7)])
    #expect(Set(outcome.disappeared) == [PathFragment(.feed), PathFragment(.compose), PathFragment(.quote)])
    #expect(outcome.appeared == [.profile(7)])
    try navigation.dismiss(.profile)
    #expect(navigation.shown == "app feed player")
  }

  @Test func aSwapOfItsHolderRemovesASheetForGood() throws {
    var navigation = try Navigation(.swap(.a, .b), .sheet(.a, .c), .swap(.b, .a))
    try navigation.present(.c)
    try navigation.present(.b)
    #expect(navigation.path == [.a => .b])
    try navigation.present(.a)
    #expect(navigation.shown == "a")
  }

  @Test func switchingTabsRemovesTheSheetOfTheFrontTab() throws {
    var navigation = try Social.start()
    try navigation.present(.search)
    try navigation.present(.compose)
    #expect(navigation.path == [.app => .feed, .app => .search, .search => .compose])
    try navigation.present(.feed)  // it returns to the front
    #expect(navigation.path == [.app => .search, .app => .feed])
    try navigation.present(.compose)
    try navigation.present(.inbox)  // it is new
    #expect(navigation.path == [.app => .search, .app => .feed, .app => .inbox])
  }

  @Test func switchingTabsKeepsOverlaysAndTheSheetOfTheContainer() throws {
    var navigation = try Social.start()
    for fragment in [Social.settings, .player, .search] { try navigation.present(fragment) }
    #expect(navigation.shown == "app search player settings")
  }

  @Test func aSheetThatCausedTheNewFragmentIsHiddenBelowIt() throws {
    var navigation = try Navigation(.sheet(.a, .b), Segue(.b => .c, dismissable: true, leaving: .a))
    try navigation.present(.b)
    try navigation.present(.c)
    #expect(navigation.shown == "c")
    #expect(navigation.path == [.a => .b, .b => .c])
    try navigation.dismiss()
    #expect(navigation.shown == "a b")
  }

  @Test(arguments: [
    (Social.profile, Social.feed => Social.profile), (.search, .app => .search), (.compose, .feed => .compose),
  ]) func aLockStaysAndBlocksCommandsThatWouldCoverIt(fragment: Social, edge: DirectedEdge<Social>) throws {
    var navigation = try Social.start()
    for fragment in [Social.player, .lock] { try navigation.present(fragment) }
    let before = navigation
    #expect(throws: HelmError<Social>.blocked(edge, by: PathFragment(.lock), index: nil)) {
      try navigation.present(fragment)
    }
    #expect(!navigation.can(.present(fragment)))
    #expect(navigation == before)
    #expect(navigation.shown == "app feed player lock")
  }

  @Test func aLockOnASheetKeepsTheSheet() throws {
    var navigation = try Social.start()
    for fragment in [Social.compose, .lock] { try navigation.present(fragment) }
    #expect(navigation.path == [.app => .feed, .feed => .compose, .compose => .lock])
    #expect(throws: HelmError<Social>.blocked(.feed => .profile, by: PathFragment(.lock), index: nil)) {
      try navigation.present(.profile, id: 7)
    }
    // A fragment above everything that leaves the feed in place is allowed.
    try navigation.present(.settings)
    #expect(navigation.shown == "app feed compose lock settings")
  }

  @Test func aLockBlocksFlowsAndPathsWithTheIndexOfTheEdge() throws {
    var navigation = try Social.start()
    try navigation.present(.lock)
    #expect(throws: HelmError<Social>.blocked(.app => .search, by: PathFragment(.lock), index: 1)) {
      try navigation.present([.app => .player, .app => .search])
    }
    #expect(throws: HelmError<Social>.blocked(.app => .search, by: PathFragment(.lock), index: 2)) {
      try navigation.replace(path: [.app => .feed, .feed => .lock, .app => .search])
    }
    #expect(navigation.shown == "app feed lock")
  }

  @Test func disablingASegueRemovesTheLockAboveIt() throws {
    var navigation = try Social.start()
    try navigation.present(.lock)
    try navigation.add(trait: .disabled, to: [.app => .feed])
    #expect(navigation.shown == "app")
  }
}
