import Helm
import Testing

@Suite("present(_:id:from:) starts at the given screen (Semantics.md §4)") struct PresentFromTests {
  @Test func presentFromIgnoresModalsAboveTheScreen() throws {
    var navigation = try Social.start()
    for fragment in [Social.player, .compose] { try navigation.present(fragment) }
    try navigation.present(.profile, id: 7, from: .feed)
    #expect(navigation.path == [.app => .feed, .app => .player, .feed => Social.profile.id(7)])
  }

  @Test func presentFromUndoesPushesOverTheScreen() throws {
    var navigation = try Social.start()
    try navigation.perform(.setStack([.profile(7), .article(1), .article(2)], on: PathFragment(.feed)))
    let outcome = try navigation.present(.compose, from: .feed)
    #expect(navigation.path == [.app => .feed, .feed => .compose])
    #expect(outcome.disappeared == [.article(2)])
    #expect(outcome.appeared == [PathFragment(.feed), PathFragment(.compose)])
  }

  @Test func presentFromAScreenInAHiddenTabFails() throws {
    var navigation = try Social.start()
    try navigation.present(.search)
    #expect(
      throws: HelmError<Social>.sourceNotPresented(
        PathFragment(.feed), to: .profile(7), index: nil, presented: [PathFragment(.search), PathFragment(.app)])
    ) { try navigation.present(.profile, id: 7, from: .feed) }
    #expect(navigation.shown == "app search")
    #expect(!navigation.can(.present(.profile, id: 7, from: .any(.feed))))
    #expect(navigation.can(.present(.profile, id: 7, from: .any(.search))))
  }

  @Test func presentFromAnIDStartsAtTheScreenWithThatID() throws {
    var navigation = try Social.start()
    try navigation.perform(.setStack([.profile(7), .article(1), .profile(8), .article(2)], on: PathFragment(.feed)))
    var copy = navigation
    try copy.present(.article, id: 3, from: .profile)
    #expect(copy.stack(from: .feed) == [.profile(7), .article(1), .profile(8), .article(3)])
    try navigation.perform(.present(.article, id: 3, from: .withID(.profile, id: "7")))
    #expect(navigation.stack(from: .feed) == [.profile(7), .article(3)])
    #expect(
      throws: HelmError<Social>.sourceNotPresented(
        .profile(9), to: .article(3), index: nil, presented: [.article(3), PathFragment(.app)])
    ) { try navigation.present(.article, id: 3, from: PathFragment(.profile, id: 9)) }
  }

  @Test func presentFromAPlaceStartsAtExactlyThatPlace() throws {
    var navigation = try Social.start()
    try navigation.perform(.setStack([.profile(7), .article(1), .profile(7, 1), .article(2)], on: PathFragment(.feed)))
    var copy = navigation
    try copy.perform(.present(.article, id: 3, from: .withID(.profile, id: "7")))  // the latest
    #expect(copy.stack(from: .feed) == [.profile(7), .article(1), .profile(7, 1), .article(3)])
    copy = navigation
    try copy.present(.article, id: 3, from: .profile(7, 1))
    #expect(copy.stack(from: .feed) == [.profile(7), .article(1), .profile(7, 1), .article(3)])
    copy = navigation
    try copy.present(.article, id: 3, from: .profile(7))
    #expect(copy.stack(from: .feed) == [.profile(7), .article(3)])
    #expect(
      throws: HelmError<Social>.sourceNotPresented(
        .profile(7, 2), to: .article(3), index: nil, presented: [.article(2), PathFragment(.app)])
    ) { try navigation.present(.article, id: 3, from: .profile(7, 2)) }
  }

  @Test func presentFromAPlaceInAHiddenTabFails() throws {
    var navigation = try Social.start()
    try navigation.present(.profile, id: 7)
    try navigation.present(.search)
    try navigation.present(.profile, id: 7)
    let before = navigation
    #expect(
      throws: HelmError<Social>.sourceNotPresented(
        .profile(7), to: .article(1), index: nil, presented: [.profile(7, 1), PathFragment(.app)])
    ) { try navigation.present(.article, id: 1, from: .profile(7)) }
    #expect(navigation == before)
    try navigation.perform(.present(.article, id: 1, from: .withID(.profile, id: "7")))
    #expect(navigation.stack(from: .search) == [.profile(7, 1), .article(1)])
  }

  @Test func presentFromPrefersAPresentedScreenToACoveredOne() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c), .push(.c, .d), .overlay(.a, .c), .sheet(.c, .e))
    try navigation.present([.a => .c, .a => .b, .b => .c])
    try navigation.present(.d, from: .at(.c, 1))
    #expect(navigation.shown == "a d c")
    try navigation.present(.e, from: .c)
    let second = Letter.c.again(1)
    #expect(navigation.hasPath([.a => .c, .a => .b, .b => second, second => .d, .c => .e]))
  }

  @Test func presentFromOnlyUndoesDismissablePushes() throws {
    var swapped = try Navigation(.push(.a, .b), .swap(.b, .c), .sheet(.a, .d))
    try swapped.present([.a => .b, .b => .c])
    var stuck = try Navigation(Segue(.a => .c, presentation: .push), .sheet(.a, .d))
    try stuck.present(.c)
    for navigation in [swapped, stuck] {
      #expect(throws: HelmError<Letter>.sourceNotPresented(.at(.a), to: .at(.d), index: nil, presented: [.at(.c)])) {
        var copy = navigation
        try copy.present(.d, from: .a)
      }
      #expect(!navigation.can(.present(.d, from: .any(.a))))
    }
  }

  @Test func presentFromFailsIfTheSegueIsMissingOrDisabled() throws {
    var navigation = try Social.start()
    #expect(
      throws: HelmError<Social>.missingSegueForEdge(
        .feed => .article, index: nil, hint: .segues([.feed => .profile, .feed => .compose, .feed => .lock]))
    ) { try navigation.present(.article, id: 1, from: .feed) }
    try navigation.add(trait: .disabled, to: [.feed => .profile])
    #expect(
      throws: HelmError<Social>.missingSegueForEdge(.feed => .profile, index: nil, hint: .disabled(.feed => .profile))
    ) { try navigation.present(.profile, id: 7, from: .feed) }
  }

  @Test func presentFromFailsIfUndoingPushesWouldRemoveALock() throws {
    var navigation = try Navigation(.push(.a, .b), .cover(.b, .c), .sheet(.a, .d))
    try navigation.present([.a => .b, .b => .c])
    #expect(throws: HelmError<Letter>.blocked(.a => .d, by: .at(.c), index: nil)) {
      try navigation.present(.d, from: .a)
    }
    #expect(navigation.shown == "b c")
  }

  @Test func presentFromDescribesItsSourceAndIsPartOfSequences() throws {
    let references: [(FragmentReference<Social>, String)] = [
      (.any(.feed), "present compose from feed"), (.exactly(PathFragment(.feed)), "present compose from feed"),
      (.withID(.feed, id: "1"), "present compose from feed (id 1)"),
      (.exactly(.profile(7, 1)), "present compose from profile (id 7, 2nd)"),
    ]
    for (reference, text) in references {
      #expect(NavigationCommand.present(.compose, from: reference).description == text)
    }
    var navigation = try Social.start()
    try navigation.perform(
      .sequence([
        .present(.profile, id: "7"), .present(.compose, from: .any(.feed)), .dismiss(.place(PathFragment(.compose))),
      ]))
    #expect(navigation.shown == "app feed")
  }

  /// A tag sent from a screen is only searched on the segues out of that screen.
  @Test func presentTagFromOnlySearchesSeguesOfTheScreen() throws {
    let graph = NavigationGraph<Letter>(
      [
        Segue(.a => .b, style: .hold, tag: Mark.red), Segue(.a => .c, style: .hold, tag: Mark.green),
        Segue(.a => .d, style: .hold, tag: Mark.green), Segue(.b => .e, dismissable: true, tag: Mark.green),
      ], entry: .a)
    let start = try Navigation(graph: graph)
    func present(_ tag: Mark, from source: Letter, in navigation: inout Navigation<Letter>) throws {
      try navigation.perform(.present(.tag(AnySegueTag(tag), id: nil), from: .any(source)))
    }
    var navigation = start
    try present(.red, from: .a, in: &navigation)
    try present(.green, from: .b, in: &navigation)
    #expect(navigation.path == [.a => .b, .b => .e])
    #expect(throws: HelmError<Letter>.ambiguousTag(AnySegueTag(Mark.green), [.a => .c, .a => .d])) {
      try present(.green, from: .a, in: &navigation)
    }
    #expect(
      throws: HelmError<Letter>.missingTaggedSegue(AnySegueTag(Mark.red), searched: [PathFragment(.b)], hint: nil)
    ) {
      try present(.red, from: .b, in: &navigation)
    }
    #expect(
      throws: HelmError<Letter>.missingTaggedSegue(AnySegueTag(Mark.blue), searched: [PathFragment(.a)], hint: .unknown)
    ) {
      try present(.blue, from: .a, in: &navigation)
    }
    // A disabled segue doesn't make a tag ambiguous.
    try navigation.perform(.add(.disabled, to: [.a => .d]))
    try present(.green, from: .a, in: &navigation)
    #expect(navigation.path == [.a => .b, .b => .e, .a => .c])
  }
}
