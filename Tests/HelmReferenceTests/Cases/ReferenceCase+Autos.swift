@testable import HelmReference

/// §4: autos.
extension ReferenceCase {
  private static let chain = ReferenceGraph(
    entry: .welcome,
    segues: [
      .swap(.welcome, .app), .tab(.app, .feed).byItself(), .tab(.app, .search), .overlay(.feed, .player).byItself(),
      .push(.feed, .article), .sheet(.article, .comments).byItself(), .push(.article, .feed),
    ])

  static let autos = [
    ReferenceCase(
      "a start with an empty path fires the entry's auto",
      ReferenceGraph(.tab(.app, .feed).byItself(), .push(.feed, .article)),
      [], presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "an auto fires, and that of where it lands", chain, [.present(.app)], presented: "app feed player",
      path: "welcome>app app>feed feed>player"),
    ReferenceCase(
      "an auto has no id", chain, [.present(.app, id: "1"), .present(.article, id: "2")],
      presented: "app#1 article#2 comments",
      path: "welcome>app#1 app#1>feed feed>player feed>article#2 article#2>comments"),
    ReferenceCase(
      "content that is there leaves no room",
      ReferenceGraph(
        entry: .app,
        segues: [.tab(.app, .feed).byItself(), .tab(.app, .search), .overlay(.app, .player), .swap(.player, .app)]),
      [.replace(edges("app>search app>player")), .presentFrom(at(.player), .app)], presented: "app search",
      path: "app>search"),
    ReferenceCase(
      "an auto fires where a return lands",
      ReferenceGraph(.tab(.app, .feed).byItself(), .tab(.app, .search), .swap(.feed, .app)),
      [.presentFrom(at(.feed), .app)],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "an auto fires where there is room again",
      ReferenceGraph(.tab(.app, .feed), .sheet(.feed, .compose).byItself()),
      [.present(.feed), .dismiss, .present(.feed)], presented: "app feed compose", path: "app>feed feed>compose"),
    ReferenceCase(
      "a modal that is there leaves no room",
      ReferenceGraph(.tab(.app, .feed), .sheet(.feed, .compose).byItself(), .sheet(.feed, .settings)),
      [.present(.feed), .present(.settings), .present(.feed)], presented: "app feed settings",
      path: "app>feed feed>settings"),
    ReferenceCase(
      "an overlay has room next to others",
      ReferenceGraph(.tab(.app, .feed), .overlay(.feed, .player).byItself(), .overlay(.feed, .comments)),
      [.present(.feed), .present(.comments), .dismissFragment(.player), .present(.feed)],
      presented: "app feed comments player", path: "app>feed feed>comments feed>player"),
    ReferenceCase(
      "where a stack has passed on, nothing fires",
      ReferenceGraph(
        .tab(.app, .feed), .tab(.app, .search), .push(.feed, .article), .sheet(.feed, .compose).byItself()),
      [.present(.feed), .present(.article), .present(.search), .present(.feed)], presented: "app article",
      path: "app>search app>feed feed>article"),
    ReferenceCase(
      "a dismissal fires no auto", ReferenceGraph(.sheet(.feed, .compose).byItself(), .push(.feed, .article)),
      [.present(.article), .back], presented: "feed", path: ""),
    ReferenceCase(
      "an exact replay fires no auto", chain, [.replace(edges("welcome>app"))], presented: "app", path: "welcome>app"),
    ReferenceCase(
      "a disabled auto does not fire", chain, [.disable(link(.app, .feed)), .present(.app)], presented: "app",
      path: "welcome>app"),
    ReferenceCase(
      "a redirected auto presents its flow", chain,
      [.redirect(link(.app, .feed), to: [link(.app, .search)]), .present(.app)], presented: "app search",
      path: "welcome>app app>search"),
    ReferenceCase(
      "an auto that is denied fails the command", chain,
      [.setGuard(ReferenceGuard(link: link(.feed, .player), verdict: .deny("no"))), .present(.app)],
      presented: "welcome", path: "", error: .denied(link(.feed, .player), reason: "no")),
    ReferenceCase(
      "edges of a flow come after the autos", chain, [.presentFlow([link(.welcome, .app), link(.feed, .article)])],
      presented: "app article comments",
      path: "welcome>app app>feed feed>player feed>article article>comments"),
  ]
}
