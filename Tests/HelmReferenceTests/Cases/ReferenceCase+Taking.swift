@testable import HelmReference

/// §3: taking one edge, rules 1 to 3.
extension ReferenceCase {
  static let taking = [
    // 1. Return.
    ReferenceCase(
      "a circle of swaps never makes the path grow", .circle,
      [.present(.login), .present(.app), .present(.welcome), .present(.login), .present(.app), .present(.welcome)],
      presented: "welcome", path: ""),
    ReferenceCase(
      "a swap returns with all that stands on the way", .circle,
      [.present(.login), .present(.app), .present(.player), .present(.welcome), .present(.login)],
      presented: "login", path: "welcome>login"),
    ReferenceCase(
      "a return removes only what stands on the way",
      ReferenceGraph(
        entry: .app,
        segues: [.tab(.app, .feed), .overlay(.app, .player), .sheet(.app, .settings), .swap(.feed, .app)]),
      [.present(.feed), .present(.player), .present(.settings), .presentFrom(at(.feed), .app)],
      presented: "app player settings", path: "app>player app>settings"),
    ReferenceCase(
      "a return goes to the nearest",
      ReferenceGraph(
        .push(.feed, .profile), .push(.profile, .article), .push(.article, .profile), .swap(.article, .feed),
        .push(.feed, .search), .push(.profile, .feed), .swap(.search, .profile)),
      [
        .present(.profile, id: "7"), .present(.article), .present(.profile, id: "7"), .present(.feed),
        .present(.search),
        .present(.profile, id: "7"),
      ],
      presented: "profile#7:1", path: "feed>profile#7 profile#7>article article>profile#7:1"),
    ReferenceCase(
      "a return needs the same id",
      ReferenceGraph(.push(.feed, .profile), .push(.profile, .article), .swap(.article, .profile)),
      [.present(.profile, id: "7"), .present(.article), .present(.profile, id: "8")], presented: "profile#8",
      path: "feed>profile#7 profile#7>article article>profile#8"),
    ReferenceCase(
      "a dismissable segue does not return but pushes", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.article, id: "1"), .present(.profile, id: "7"),
        .present(.article, id: "1"),
      ],
      presented: "app article#1:1",
      path: "app>feed feed>profile#7 profile#7>article#1 article#1>profile#7:1 profile#7:1>article#1:1"),
    ReferenceCase(
      "a second tap on what is open does nothing, by a push to itself either", .social,
      [.present(.feed), .present(.article, id: "1"), .present(.article, id: "1")], presented: "app article#1",
      path: "app>feed feed>article#1"),
    ReferenceCase(
      "a push to itself with another id pushes", .social,
      [.present(.feed), .present(.article, id: "1"), .present(.article, id: "2"), .present(.article, id: "1")],
      presented: "app article#1:1", path: "app>feed feed>article#1 article#1>article#2 article#2>article#1:1"),
    ReferenceCase(
      "a lock goes by a return", .bank, [.present(.feed), .present(.lock), .presentFrom(at(.lock), .feed)],
      presented: "app feed", path: "app>feed"),

    // 2. Already held.
    ReferenceCase(
      "another tab keeps the stack of the first", .social,
      [.present(.feed), .present(.article, id: "1"), .present(.search), .present(.feed)], presented: "app article#1",
      path: "app>search app>feed feed>article#1"),
    ReferenceCase(
      "the tab in front pops to its root", .social,
      [.present(.feed), .present(.profile, id: "7"), .present(.article, id: "1"), .present(.feed)],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "the tab in front without a stack stays as it is", .social,
      [.present(.feed), .present(.compose), .present(.feed)], presented: "app feed compose",
      path: "app>feed feed>compose"),
    ReferenceCase(
      "an open sheet stays open, and where it is", .social,
      [.present(.feed), .present(.compose), .present(.settings), .present(.compose)],
      presented: "app feed compose settings", path: "app>feed feed>compose app>settings"),
    ReferenceCase(
      "an open sheet pops to its root", .social,
      [.present(.feed), .present(.compose), .present(.comments), .present(.compose)], presented: "app feed compose",
      path: "app>feed feed>compose"),
    ReferenceCase(
      "a second tap on the mini player does nothing", .social,
      [.present(.player), .present(.feed), .present(.player)], presented: "app feed player", path: "app>player app>feed"
    ),

    // 3. New.
    ReferenceCase(
      "content of the same segue with another id replaces the one before",
      ReferenceGraph(.tab(.app, .feed), .tab(.app, .article), .push(.article, .comments)),
      [.present(.article, id: "1"), .present(.comments), .present(.feed), .present(.article, id: "2")],
      presented: "app article#2", path: "app>feed app>article#2"),
    ReferenceCase(
      "a lock of the same segue with another id replaces the one before", .bank,
      [.present(.login, id: "1"), .present(.login, id: "2")], presented: "app login#2", path: "app>login#2"),
    ReferenceCase(
      "a second sheet of one holder replaces the first", .social,
      [.present(.feed), .present(.compose), .present(.comments), .present(.login)], presented: "app feed login",
      path: "app>feed feed>login"),
    ReferenceCase(
      "a sheet of another holder replaces nothing", .social, [.present(.feed), .present(.settings), .present(.login)],
      presented: "app feed settings login", path: "app>feed app>settings feed>login"),
    ReferenceCase(
      "a sheet is blocked by a lock of the same holder", .bank,
      [.present(.feed), .present(.lock), .present(.compose)], presented: "app feed lock", path: "app>feed feed>lock",
      error: .blocked(link(.feed, .compose), by: at(.lock))),
    ReferenceCase(
      "presenting in one tab takes nothing from another", .social,
      [
        .present(.feed), .present(.article, id: "1"), .present(.profile, id: "7"), .present(.search),
        .present(.profile, id: "7"), .present(.article, id: "1"), .present(.feed),
      ],
      presented: "app profile#7",
      path: "app>search search>profile#7:1 profile#7:1>article#1:1 app>feed feed>article#1 article#1>profile#7"),
  ]
}
