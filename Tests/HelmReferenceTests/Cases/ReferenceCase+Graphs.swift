@testable import HelmReference

extension ReferenceGraph<Screen> {
  /// Two tabs with segues to the same screens, and a mini player.
  static let social = ReferenceGraph(
    .tab(.app, .feed), .tab(.app, .search), .overlay(.app, .player), .sheet(.app, .settings),
    .push(.feed, .profile), .push(.search, .profile), .push(.profile, .article), .push(.article, .profile),
    .push(.article, .article), .push(.feed, .article), .sheet(.feed, .compose), .sheet(.feed, .login),
    .sheet(.profile, .comments), .push(.comments, .profile), .push(.compose, .comments))

  /// Two tabs with segues to a lock.
  static let bank = ReferenceGraph(
    .tab(.app, .feed), .tab(.app, .search), .lock(.app, .login), .lock(.feed, .lock), .push(.feed, .article),
    .lock(.article, .lock), .sheet(.feed, .compose), .lock(.compose, .lock), .sheet(.feed, .comments),
    .swap(.feed, .profile), .swap(.lock, .feed))

  /// A welcome that leads to an app by swaps, which form a cycle.
  static let circle = ReferenceGraph(
    entry: .welcome,
    segues: [.swap(.welcome, .login), .swap(.login, .app), .swap(.app, .welcome), .overlay(.app, .player)])
}
