import Helm
import HelmTesting
import Testing

@Suite("Fragments in several places (Semantics.md §2, §3)") struct PlacesTests {
  /// The profile 7, opened in all four tabs.
  private func profileInEveryTab() throws -> Navigation<Social> {
    var navigation = try Social.start()
    for tab in Social.tabs {
      try navigation.present(tab)
      try navigation.present(.profile, id: 7)
    }
    return navigation
  }

  @Test func aProfileCanBePresentedInEveryTab() throws {
    var navigation = try profileInEveryTab()
    let path: HelmPath<Social> = [
      .app => .feed, .feed => Social.profile.id(7), .app => .search, .search => Social.profile.id(7).again(1),
      .app => .inbox, .inbox => Social.profile.id(7).again(2), .app => .me, .me => Social.profile.id(7).again(3),
    ]
    #expect(navigation.path == path)
    for (number, tab) in Social.tabs.enumerated() {
      #expect(navigation.stack(from: tab) == [.profile(7, number)])
      try navigation.select(tab)
      #expect(navigation.presentedFragments == [PathFragment(.app), .profile(7, number)])
      #expect(navigation.isPresented(.profile, id: 7))
      #expect(navigation.isPresented(.profile(7, number)))
      #expect(!navigation.isPresented(.profile(7, (number + 1) % 4)))
      #expect(navigation.shownFragment(.profile) == .profile(7, number))
    }
    #expect(navigation.invariantViolations() == [])
  }

  @Test func removingAFragmentFreesItsOccurrenceAndKeepsTheOthers() throws {
    var navigation = try profileInEveryTab()
    try navigation.present(.search)
    try navigation.dismiss()
    #expect(navigation.shown == "app search")
    let path: HelmPath<Social> = [
      .app => .feed, .feed => Social.profile.id(7), .app => .inbox, .inbox => Social.profile.id(7).again(2),
      .app => .me, .me => Social.profile.id(7).again(3), .app => .search,
    ]
    #expect(navigation.path == path)
    try navigation.present(.feed)
    try navigation.back()
    try navigation.present(.search)
    try navigation.present(.profile, id: 7)
    #expect(navigation.presentedFragments.last == .profile(7))
    try navigation.present(.feed)
    try navigation.present(.profile, id: 7)
    #expect(navigation.presentedFragments.last == .profile(7, 1))
    try navigation.present(.profile, id: 8)
    #expect(navigation.presentedFragments.last == PathFragment(.profile, id: 8))
  }

  @Test func twoArticlesCanAlternateOnAStackAndPopBack() throws {
    var navigation = try Social.start()
    try navigation.present(.profile, id: 7)
    var before: [Navigation<Social>] = []
    for id in [1, 2, 1, 2] {
      before.append(navigation)
      try navigation.present(.article, id: id)
    }
    let path: HelmPath<Social> = [
      .app => .feed, .feed => Social.profile.id(7), Social.profile.id(7) => Social.article.id(1),
      Social.article.id(1) => Social.article.id(2), Social.article.id(2) => Social.article.id(1).again(1),
      Social.article.id(1).again(1) => Social.article.id(2).again(1),
    ]
    #expect(navigation.path == path)
    #expect(navigation.stack(from: .feed) == [.profile(7), .article(1), .article(2), .article(1, 1), .article(2, 1)])
    for state in before.reversed() {
      try navigation.back()
      #expect(navigation == state)
    }
  }

  @Test func presentingTheTopmostFragmentAgainChangesNothing() throws {
    var navigation = try Social.start()
    try navigation.present(.profile, id: 7)
    try navigation.present(.article, id: 1)
    let outcome = try navigation.present(.article, id: 1)
    #expect(outcome.isEmpty)
    #expect(
      navigation.path == [.app => .feed, .feed => Social.profile.id(7), Social.profile.id(7) => Social.article.id(1)])
  }

  @Test func dismissingAPlaceRemovesTheScreensAboveIt() throws {
    var navigation = try profileInEveryTab()
    try navigation.present(.article, id: 1)
    try navigation.perform(.dismiss(.place(.profile(7, 3))))
    #expect(navigation.shown == "app me")
    // The feed is behind another tab; it is dismissed there nevertheless.
    try navigation.perform(.dismiss(.place(.profile(7))))
    #expect(navigation.stack(from: .feed) == [])
    #expect(navigation.shown == "app me")
    #expect(
      throws: HelmError<Social>.fragmentNotPresented(
        .profile(7), presented: [PathFragment(.me), PathFragment(.app)])
    ) { try navigation.perform(.dismiss(.place(.profile(7)))) }
    #expect(throws: HelmError<Social>.noDismissableSegues(searched: [PathFragment(.me), PathFragment(.app)])) {
      try navigation.perform(.dismiss(.place(PathFragment(.me))))
    }
  }

  @Test func dismissingAPlaceRemovesTheNearestDismissableAncestor() throws {
    var navigation = try Navigation(.sheet(.a, .b), .tab(.b, .c), .overlay(.a, .d))
    try navigation.present([.a => .b, .b => .c, .a => .d])
    try navigation.perform(.dismiss(.place(.at(.c))))
    #expect(navigation.shown == "a d")
  }

  @Test func dismissRemovesTheTopmostOfSeveralPresentedPlaces() throws {
    var navigation = try Navigation(.tab(.a, .b), .overlay(.a, .c), .overlay(.b, .d), .overlay(.c, .d))
    try navigation.present([.a => .b, .b => .d, .a => .c, .c => .d])
    #expect(navigation.shown == "a b d c d:1")
    try navigation.dismiss(.d)
    #expect(navigation.shown == "a b d c")
    try navigation.dismiss(.d)
    #expect(navigation.shown == "a b c")
  }

  @Test func stacksAreReadAndSetByPlace() throws {
    var navigation = try profileInEveryTab()
    try navigation.perform(
      .setStack([.profile(7, 3), .article(1), .article(2), .article(1, 1)], on: PathFragment(.me)))
    #expect(
      navigation.stack(from: .exactly(PathFragment(.me))) == [.profile(7, 3), .article(1), .article(2), .article(1, 1)])
    #expect(navigation.stack(from: .exactly(.article(1))) == [.article(2), .article(1, 1)])
    #expect(navigation.place(of: .article(1, 1)).first == PathFragment(.me))
    try navigation.perform(.setStack([.profile(7, 3), .article(1)], on: PathFragment(.me)))
    #expect(navigation.presentedFragments == [PathFragment(.app), .article(1)])
    #expect(navigation.stack(from: .inbox) == [.profile(7, 2)])
  }

  @Test func backAndRetargetActOnTheGivenPlace() throws {
    var navigation = try profileInEveryTab()
    try navigation.present(.article, id: 1)
    try navigation.perform(.retarget(.profile(7, 3), id: 8))
    #expect(navigation.presentedFragments == [PathFragment(.app), .profile(8)])
    #expect(navigation.stack(from: .feed) == [.profile(7)])
    try navigation.present(.feed)
    try navigation.perform(.back(.from(.profile(7))))
    #expect(navigation.shown == "app feed")
    #expect(navigation.stack(from: .search) == [.profile(7, 1)])
    #expect(
      throws: HelmError<Social>.fragmentNotPresented(.profile(7), presented: [PathFragment(.feed), PathFragment(.app)])
    ) { try navigation.perform(.back(.from(.profile(7)))) }
  }

  @Test func modalsAreReadByPlace() throws {
    var navigation = try profileInEveryTab()
    try navigation.present(.quote)
    let sheet = HeldModal(fragment: PathFragment(Social.quote), presentation: .sheet)
    #expect(navigation.modal(of: .profile(7, 3)) == sheet)
    #expect(navigation.modal(of: .profile(7)) == nil)
    #expect(navigation.modals(over: PathFragment(.me)) == [sheet])
    #expect(navigation.modals(over: PathFragment(.feed)) == [])
    #expect(navigation.edge(into: .profile(7, 2))?.edge == DirectedEdge(from: .inbox, to: .profile))
    #expect(navigation.edge(into: .profile(7, 4))?.edge == nil)
  }
}
