@testable import HelmReference

/// §3, rule 4: modals are not hidden.
extension ReferenceCase {
  static let modals = [
    ReferenceCase(
      "a push over its holder dismisses a sheet", .social,
      [.present(.feed), .present(.compose), .present(.profile, id: "7")], presented: "app profile#7",
      path: "app>feed feed>profile#7"),
    ReferenceCase(
      "with what stands on it", .social,
      [.present(.feed), .present(.compose), .present(.comments), .present(.article, id: "1")],
      presented: "app article#1", path: "app>feed feed>article#1"),
    ReferenceCase(
      "and it does not spring open again", .social,
      [.present(.feed), .present(.compose), .present(.profile, id: "7"), .back], presented: "app feed",
      path: "app>feed"),
    ReferenceCase(
      "a swap dismisses a sheet",
      ReferenceGraph(.swap(.feed, .profile), .sheet(.feed, .compose)), [.present(.compose), .present(.profile)],
      presented: "profile", path: "feed>profile"),
    ReferenceCase(
      "another tab dismisses a sheet", .social,
      [.present(.feed), .present(.compose), .present(.search), .present(.feed)], presented: "app feed",
      path: "app>search app>feed"),
    ReferenceCase(
      "a tab that comes back to the front dismisses the sheet of the other", .social,
      [.present(.search), .present(.feed), .present(.compose), .present(.search)], presented: "app search",
      path: "app>feed app>search"),
    ReferenceCase(
      "the sheet of the container stays when the tab changes", .social,
      [.present(.feed), .present(.settings), .present(.search)], presented: "app search settings",
      path: "app>feed app>settings app>search"),
    ReferenceCase(
      "a sheet stays when an overlay comes", .social, [.present(.feed), .present(.compose), .present(.player)],
      presented: "app feed player compose", path: "app>feed feed>compose app>player"),
    ReferenceCase(
      "a sheet that the new frame stands on is kept, and is there again after it",
      ReferenceGraph(.sheet(.feed, .compose), .push(.compose, .article).leaving(.feed)),
      [.present(.compose), .present(.article)], presented: "article", path: "feed>compose compose>article"),
    ReferenceCase(
      "after which it is there again",
      ReferenceGraph(.sheet(.feed, .compose), .push(.compose, .article).leaving(.feed)),
      [.present(.compose), .present(.article), .dismiss], presented: "feed compose", path: "feed>compose"),
    ReferenceCase(
      "a lock keeps a push from covering it", .bank, [.present(.feed), .present(.lock), .present(.article)],
      presented: "app feed lock", path: "app>feed feed>lock", error: .blocked(link(.feed, .article), by: at(.lock))),
    ReferenceCase(
      "a lock keeps a swap from covering it", .bank, [.present(.feed), .present(.lock), .present(.profile)],
      presented: "app feed lock", path: "app>feed feed>lock", error: .blocked(link(.feed, .profile), by: at(.lock))),
    ReferenceCase(
      "a lock keeps another tab from covering it", .bank, [.present(.feed), .present(.lock), .present(.search)],
      presented: "app feed lock", path: "app>feed feed>lock", error: .blocked(link(.app, .search), by: at(.lock))),
    ReferenceCase(
      "a lock on a sheet keeps a push from covering both", .bank,
      [.present(.feed), .present(.compose), .present(.lock), .present(.article)], presented: "app feed compose lock",
      path: "app>feed feed>compose compose>lock", error: .blocked(link(.feed, .article), by: at(.lock))),
    ReferenceCase(
      "a lock of the container lets the tabs change", .bank, [.present(.feed), .present(.login), .present(.search)],
      presented: "app search login", path: "app>feed app>login app>search"),

    // Readings.
    ReferenceCase(
      "reading: a lock is not lost with a stack that pops to its root", .bank,
      [.present(.feed), .present(.article), .present(.lock), .presentFrom(at(.app), .feed)],
      presented: "app article lock", path: "app>feed feed>article article>lock",
      error: .blocked(link(.app, .feed), by: at(.lock))),
    ReferenceCase(
      "reading: a lock is not lost with a sheet that another one replaces", .bank,
      [.present(.feed), .present(.compose), .present(.lock), .present(.comments)], presented: "app feed compose lock",
      path: "app>feed feed>compose compose>lock", error: .blocked(link(.feed, .comments), by: at(.lock))),
    ReferenceCase(
      "reading: the number is given before the sheet goes, and so the new screen is not the old one",
      ReferenceGraph(
        .push(.feed, .search), .sheet(.feed, .compose), .sheet(.compose, .profile), .push(.feed, .profile)),
      [.present(.compose), .present(.profile), .presentFrom(at(.feed), .profile)], presented: "profile:1",
      path: "feed>profile:1"),
  ]
}
