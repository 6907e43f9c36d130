import Helm
import Testing

@Suite("Queries about a segue, by holder") struct EdgeQuestionTests {
  @Test func isShownThroughASegueDistinguishesItsHolders() throws {
    var navigation = try Social.start()
    try navigation.present(.compose)
    #expect(navigation.isShown(.compose))
    #expect(navigation.isShown(.feed => .compose))
    #expect(!navigation.isShown(.search => .compose))
    #expect(!navigation.isShown(.me => .compose))
    #expect(navigation.shownFragment(through: .feed => .compose) == PathFragment(.compose))
    #expect(navigation.shownFragment(through: .search => .compose) == nil)
    try navigation.present(.search)
    try navigation.present(.compose)
    #expect(!navigation.isShown(.feed => .compose))
    #expect(navigation.isShown(.search => .compose))
  }

  @Test func isShownThroughAnEdgeMatchesItsIDsExactly() throws {
    var navigation = try Social.start()
    try navigation.present(.profile, id: 7)
    try navigation.present(.article, id: 1)
    #expect(navigation.isShown(.profile => .article))
    #expect(navigation.isShown(PathEdge(.profile => .article, sourceID: 7, targetID: 1)))
    #expect(navigation.isShown(PathEdge(.feed => .profile, targetID: 7)))
    #expect(!navigation.isShown(PathEdge(.profile => .article, sourceID: 7, targetID: 2)))
    #expect(!navigation.isShown(PathEdge(.profile => .article, sourceID: 8, targetID: 1)))
    #expect(!navigation.isShown(PathEdge(.profile => .article, targetID: 1)))
    #expect(!navigation.isShown(PathEdge(.profile => .article, sourceID: 7)))
  }

  @Test func isShownThroughASegueCountsCoveredScreensButNotHiddenTabs() throws {
    var navigation = try Social.start()
    try navigation.perform(.setStack([.profile(7), .article(1), .article(2)], on: PathFragment(.feed)))
    #expect(navigation.isShown(.app => .feed))
    #expect(navigation.isShown(.feed => .profile))
    #expect(navigation.isShown(.article => .article))
    #expect(navigation.shownFragment(through: .profile => .article) == .article(1))
    try navigation.present(.search)
    for edge: DirectedEdge<Social> in [.app => .feed, .feed => .profile, .article => .article] {
      #expect(!navigation.isShown(edge))
    }
    #expect(navigation.isShown(.app => .search))
  }

  @Test func shownFragmentThroughASegueIsTheTopmostUnlessItsSourceIsGiven() throws {
    var navigation = try Social.start()
    try navigation.perform(
      .setStack([.profile(7), .article(1), .profile(7, 1), .article(1, 1)], on: PathFragment(.feed)))
    #expect(navigation.shownFragment(through: .profile => .article) == .article(1, 1))
    try navigation.back()
    #expect(navigation.shownFragment(through: .profile => .article) == .article(1))
    try navigation.present(.quote)
    #expect(navigation.shownFragment(through: .profile => .quote) == PathFragment(.quote))
    #expect(navigation.shownFragment(through: .profile => .quote, from: .profile(7, 1)) == PathFragment(.quote))
    #expect(navigation.shownFragment(through: .profile => .quote, from: .profile(7)) == nil)
    #expect(navigation.shownFragment(through: .profile => .quote, from: .profile(9)) == nil)
  }

  @Test func nothingIsShownThroughAnUnknownSegue() throws {
    let navigation = try Social.start()
    #expect(!navigation.isShown(.feed => .player))
    #expect(!navigation.isShown(PathEdge(.feed => .player)))
    #expect(navigation.shownFragment(through: .feed => .player) == nil)
    #expect(navigation.shownFragment(through: .feed => .player, from: PathFragment(.feed)) == nil)
  }

  // MARK: Several holders

  /// Two columns that hold the same two tabs.
  private func columns() throws -> Navigation<Letter> {
    var navigation = try Navigation(
      .tab(.a, .b), .overlay(.a, .c), .tab(.b, .d), .tab(.b, .e), .tab(.c, .d), .tab(.c, .e), .push(.e, .f))
    try navigation.present([.a => .b, .b => .d, .a => .c, .c => .e, .e => .f])
    return navigation
  }

  @Test func selectionDependsOnTheHolder() throws {
    let navigation = try columns()
    #expect(navigation.shown == "a b d c f")
    #expect(navigation.selection(among: [.d, .e]) == .d)
    #expect(navigation.selection(among: [.d, .e], in: .any(.b)) == .d)
    #expect(navigation.selection(among: [.d, .e], in: .any(.c)) == .e)
    #expect(navigation.selection(among: [.d, .e], in: .exactly(.at(.c))) == .e)
    #expect(navigation.selection(among: [.d], in: .any(.c)) == nil)
    #expect(navigation.selection(among: [.d, .e], in: .any(.g)) == nil)
    #expect(navigation.selection(among: [.d, .e], in: .withID(.b, id: "1")) == nil)
    #expect(navigation.selection(among: [.d, .e], in: .exactly(.at(.b, 1))) == nil)
  }

  @Test func selectActsInTheGivenHolder() throws {
    var navigation = try columns()
    try navigation.perform(.select(.e, from: .any(.b)))
    #expect(navigation.shown == "a b e:1 c f")
    #expect(navigation.selection(among: [.d, .e], in: .any(.b)) == .e)
    try navigation.perform(.select(.d, from: .exactly(.at(.c))))
    #expect(navigation.shown == "a b e:1 c d:1")
    try navigation.perform(.select(.e, from: .any(.c)))
    #expect(navigation.shown == "a b e:1 c f")  // with its stack
    #expect(
      throws: HelmError<Letter>.sourceNotPresented(
        .at(.b, "1"), to: .at(.d), index: nil, presented: [.at(.f), .at(.c), .at(.e, 1), .at(.b), .at(.a)])
    ) { try navigation.perform(.select(.d, from: .withID(.b, id: "1"))) }
  }
}
