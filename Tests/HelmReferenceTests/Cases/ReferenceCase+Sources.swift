@testable import HelmReference

/// §4: present from a screen.
extension ReferenceCase {
  static let sources = [
    ReferenceCase(
      "a present starts at the screen that is named", .social,
      [.present(.feed), .present(.compose), .presentFrom(at(.feed), .profile, id: "7")], presented: "app profile#7",
      path: "app>feed feed>profile#7"),
    ReferenceCase(
      "pushes over it are undone first", .social,
      [
        .present(.feed), .present(.article, id: "1"), .present(.profile, id: "7"),
        .presentFrom(at(.feed), .article, id: "2"),
      ],
      presented: "app article#2", path: "app>feed feed>article#2"),
    ReferenceCase(
      "any id will do where none is named", .social,
      [.present(.feed), .present(.article, id: "1"), .presentFrom(at(.article), .profile, id: "7")],
      presented: "app profile#7", path: "app>feed feed>article#1 article#1>profile#7"),
    ReferenceCase(
      "an id that is named matters", .social,
      [
        .present(.feed), .present(.article, id: "1"), .present(.article, id: "2"),
        .presentFrom(at(.article, "1"), .profile, id: "7"),
      ],
      presented: "app profile#7", path: "app>feed feed>article#1 article#1>profile#7"),
    ReferenceCase(
      "and has to be there", .social,
      [.present(.feed), .present(.article, id: "1"), .presentFrom(at(.article, "2"), .profile, id: "7")],
      presented: "app article#1", path: "app>feed feed>article#1",
      error: .sourceNotPresented(at(.article, "2"), index: nil)),
    ReferenceCase(
      "of those that pushes cover, the latest is the source", .social,
      [
        .present(.feed), .present(.article, id: "1"), .present(.article, id: "2"), .present(.profile, id: "7"),
        .presentFrom(at(.article), .article, id: "3"),
      ],
      presented: "app article#3", path: "app>feed feed>article#1 article#1>article#2 article#2>article#3"),
    ReferenceCase(
      "the topmost that is presented comes before those that are covered", .social,
      [
        .present(.feed), .present(.article, id: "1"), .present(.profile, id: "7"), .present(.article, id: "2"),
        .presentFrom(at(.article), .profile, id: "8"),
      ],
      presented: "app profile#8",
      path: "app>feed feed>article#1 article#1>profile#7 profile#7>article#2 article#2>profile#8"),
    ReferenceCase(
      "a screen in another tab is no source", .social,
      [.present(.feed), .present(.search), .presentFrom(at(.feed), .profile, id: "7")], presented: "app search",
      path: "app>feed app>search", error: .sourceNotPresented(at(.feed), index: nil)),
    ReferenceCase(
      "nor is one that a push covers there", .social,
      [.present(.feed), .present(.article, id: "1"), .present(.search), .presentFrom(at(.feed), .profile, id: "7")],
      presented: "app search", path: "app>feed feed>article#1 app>search",
      error: .sourceNotPresented(at(.feed), index: nil)),
    ReferenceCase(
      "a swap over it leaves no source", .circle, [.present(.login), .presentFrom(at(.welcome), .login)],
      presented: "login", path: "welcome>login", error: .sourceNotPresented(at(.welcome), index: nil)),
    ReferenceCase(
      "the segue has to exist", .social, [.presentFrom(at(.search), .compose)], presented: "app", path: "",
      error: .missingSegueForEdge(link(.search, .compose), index: nil)),
    ReferenceCase(
      "and to be enabled", .social,
      [.present(.feed), .disable(link(.feed, .compose)), .presentFrom(at(.feed), .compose)], presented: "app feed",
      path: "app>feed", error: .missingSegueForEdge(link(.feed, .compose), index: nil)),
    ReferenceCase(
      "a second tap that comes late leads to the same", .social,
      [.present(.feed), .present(.article, id: "1"), .presentFrom(at(.feed), .article, id: "1")],
      presented: "app article#1", path: "app>feed feed>article#1"),
    ReferenceCase(
      "a sheet from a covered screen uncovers it", .social,
      [.present(.feed), .present(.article, id: "1"), .presentFrom(at(.feed), .compose)], presented: "app feed compose",
      path: "app>feed feed>compose"),

    // Readings.
    ReferenceCase(
      "reading: a name with an id means the topmost one", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.comments), .present(.profile, id: "7"),
        .presentFrom(at(.profile, "7"), .article, id: "1"),
      ],
      presented: "app profile#7 article#1",
      path: "app>feed feed>profile#7 profile#7>comments comments>profile#7:1 profile#7:1>article#1"),
    ReferenceCase(
      "reading: an occurrence that is named matters", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.comments), .present(.profile, id: "7"),
        .presentFrom(at(.profile, "7", 1), .article, id: "1"),
      ],
      presented: "app profile#7 article#1",
      path: "app>feed feed>profile#7 profile#7>comments comments>profile#7:1 profile#7:1>article#1"),
    ReferenceCase(
      "reading: a push over its container covers a screen too",
      ReferenceGraph(.tab(.app, .feed), .push(.feed, .article).leaving(.app), .sheet(.feed, .compose)),
      [.present(.feed), .present(.article), .presentFrom(at(.feed), .compose)], presented: "app feed compose",
      path: "app>feed feed>compose"),
    ReferenceCase(
      "reading: a swap on top of a push leaves no source",
      ReferenceGraph(.push(.feed, .article), .swap(.article, .comments), .sheet(.feed, .compose)),
      [.present(.article), .present(.comments), .presentFrom(at(.feed), .compose)], presented: "comments",
      path: "feed>article article>comments", error: .sourceNotPresented(at(.feed), index: nil)),
    ReferenceCase(
      "reading: a lock is not lost with the pushes that are undone", .bank,
      [.present(.feed), .present(.article), .present(.lock), .presentFrom(at(.feed), .compose)],
      presented: "app article lock", path: "app>feed feed>article article>lock",
      error: .blocked(link(.feed, .compose), by: at(.lock))),
    ReferenceCase(
      "reading: pushes are undone before a redirect too",
      ReferenceGraph(.push(.feed, .article), .sheet(.feed, .compose), .sheet(.feed, .login)),
      [
        .present(.article), .redirect(link(.feed, .compose), to: [link(.feed, .login)]),
        .presentFrom(at(.feed), .compose),
      ],
      presented: "feed login", path: "feed>login"),
  ]
}
