import Testing

@testable import HelmTools

/// Groups of tabs that are found in written sessions: which ones, and in what order.
@Suite struct InferredTabTests {
  /// Each screen has a name of two letters at most: `s`, the shop, and `s1`, what is on its tab.
  private static let names = [
    "h": "home", "h1": "article", "s": "shop", "s1": "item", "m": "mail", "m1": "letter", "p": "posts", "p1": "post",
    "l": "likes", "l1": "like", "f": "photos", "f1": "photo",
  ]

  /// Users go freely between three tabs, and come back to what they left on them.
  private static let app = [
    ("h h1 s h1 h s s1 m s1 s m h m1 h m1 m s h", 40), ("h s m s h m h h1 m h1 s m m1 s m1 h1 h", 40),
    ("h m s1 s h m s h1 h s m", 10), ("h m m1 m h s s1 h s1 s", 40),
  ]

  /// The same with three tabs on the article.
  private static let nested = [
    ("h h1 p p1 p l l1 l f f1 f p f l p p1 p", 40), ("h h1 p l f l p f p l f p", 40), ("h h1 p p1 l p1 f p1 p", 12),
    ("h h1 p l l1 p l1 f l1 l", 12), ("h h1 p f f1 p f1 l f1 f", 12),
  ]

  private static func views(_ sessions: [(String, Int)]) -> ScreenViews {
    var views = ScreenViews()
    for (session, count) in sessions {
      let screens = session.split(separator: " ").map { names[String($0)] ?? String($0) }
      for _ in 0..<count { views.add(screens) }
    }
    return views
  }

  private static func groups(_ sessions: [(String, Int)]) -> [[String]] {
    let views = views(sessions)
    let count = views.names.count
    let search = TabSearch(sessions: views.sessions, count: count, noise: NoiseEstimate(views.sessions, screens: count))
    return search.groups().map { $0.map { views.names[$0] } }
  }

  /// Tabs to which equally many sessions come first are in the order in which they were seen.
  @Test func theTabToWhichMostSessionsComeIsFirst() {
    #expect(Self.groups(Self.app) == [["home", "shop", "mail"]])
    #expect(Self.groups(Self.app + [("m", 5), ("s", 2)]) == [["home", "mail", "shop"]])
  }

  /// More than forty screens are visited from a tab, each less often than another tab.
  @Test func theMostFrequentPairsAreTried() {
    let many = (0..<45).map { ("h screen\($0) h", 8) }
    #expect(Self.groups(Self.app + many) == [["home", "shop", "mail"]])
  }

  @Test func tabsBelowAScreenAreAnotherGroup() {
    let sessions = Self.app + Self.nested
    #expect(Self.groups(sessions) == [["home", "shop", "mail"], ["posts", "likes", "photos"]])
    let graph = GraphInference(Self.views(sessions)).proposal()
    #expect(graph.holders.map(\.name) == ["tabs1", "tabs2"])
    #expect(graph.holders.map { $0.tabs.first } == ["home", "posts"])
    #expect(graph.holders.map { $0.tabs.sorted() } == [["home", "mail", "shop"], ["likes", "photos", "posts"]])
    #expect(graph.entry == "tabs1" && graph.entryShare == 100)
  }

  @Test func withoutChangesThereAreNoTabs() {
    #expect(Self.groups([("h h1 h", 60), ("h s s1 s h", 60)]).isEmpty)
    #expect(Self.groups([("h s", 5)]).isEmpty)
    #expect(Self.groups([]).isEmpty)
  }
}
