import Helm

/// A social app: four tabs with segues to the same screens, a mini player, sheets, and a lock.
enum Social: Fragment {
  case app, feed, search, inbox, me, profile, article, compose, quote, settings, player, lock
}

extension Social {
  static let tabs: [Social] = [.feed, .search, .inbox, .me]

  static let segues: [Segue<Social>] =
    [Segue.tab(.app, .feed).with(auto: true), .tab(.app, .search), .tab(.app, .inbox), .tab(.app, .me)]
    + tabs.map { .push($0, .profile) } + [
      .push(.profile, .article), .push(.article, .profile), .push(.article, .article),
      .sheet(.feed, .compose), .sheet(.search, .compose), .sheet(.compose, .quote), .overlay(.app, .player),
      .sheet(.app, .settings), .cover(.feed, .lock), .cover(.compose, .lock), .sheet(.profile, .quote),
    ]

  /// The app as it starts: the feed is in front.
  static func start() throws -> Navigation<Social> { try Navigation(graph: NavigationGraph(segues)) }
}

extension PathFragment<Social> {
  /// A profile at one of its places.
  static func profile(_ id: Int, _ occurrence: Int = 0) -> PathFragment {
    PathFragment(.profile, id: id, occurrence: occurrence)
  }

  /// An article at one of its places.
  static func article(_ id: Int, _ occurrence: Int = 0) -> PathFragment {
    PathFragment(.article, id: id, occurrence: occurrence)
  }
}
