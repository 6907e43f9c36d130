@testable import HelmReference

/// §4: dismissals and going back.
extension ReferenceCase {
  static let dismissals = [
    ReferenceCase(
      "a dismissal removes the topmost that may go", .social, [.present(.feed), .present(.article, id: "1"), .dismiss],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "a cause that may go takes what stands on it",
      ReferenceGraph(.sheet(.app, .settings), .tab(.settings, .profile), .swap(.profile, .article)),
      [.present(.settings), .present(.profile), .present(.article), .dismiss], presented: "app", path: ""),
    ReferenceCase(
      "the causes of the topmost come before what lies below it",
      ReferenceGraph(.overlay(.app, .player), .sheet(.app, .settings), .swap(.settings, .profile)),
      [.present(.settings), .present(.profile), .present(.player), .dismiss], presented: "app player",
      path: "app>player"),
    ReferenceCase(
      "a dismissal of nothing", .social, [.dismiss], presented: "app", path: "", error: .emptyPath),
    ReferenceCase(
      "a dismissal where nothing may go", .social, [.present(.feed), .dismiss], presented: "app feed", path: "app>feed",
      error: .noDismissableSegues),
    ReferenceCase(
      "a dismissal brings back the content sibling behind it",
      ReferenceGraph(
        .tab(.app, .feed), .push(.feed, .article), ReferenceSegue(.app, .search, .inline, dismissable: true)),
      [.present(.feed), .present(.article), .present(.search), .dismiss], presented: "app article",
      path: "app>feed feed>article"),
    ReferenceCase(
      "a dismissal by fragment takes any id", .social,
      [.present(.feed), .present(.article, id: "1"), .present(.article, id: "2"), .dismissFragment(.article)],
      presented: "app article#1", path: "app>feed feed>article#1"),
    ReferenceCase(
      "or the one that is named, with all that stands on it", .social,
      [.present(.feed), .present(.article, id: "1"), .present(.article, id: "2"), .dismissFragment(.article, id: "1")],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "of two places the topmost", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.comments), .present(.profile, id: "7"),
        .dismissFragment(.profile, id: "7"),
      ],
      presented: "app profile#7 comments", path: "app>feed feed>profile#7 profile#7>comments"),
    ReferenceCase(
      "a fragment in another tab is not presented", .social,
      [.present(.feed), .present(.profile, id: "7"), .present(.search), .dismissFragment(.profile)],
      presented: "app search", path: "app>feed feed>profile#7 app>search", error: .fragmentNotPresented(at(.profile))),
    ReferenceCase(
      "a fragment that may not go", .social, [.present(.feed), .dismissFragment(.feed)], presented: "app feed",
      path: "app>feed", error: .fragmentMissingDismissableSegue(at(.feed))),
    ReferenceCase(
      "a dismissal by tag", ReferenceGraph(.push(.feed, .article).tag("open"), .push(.article, .comments)),
      [.present(.article), .present(.comments), .dismissTag("open")], presented: "feed", path: ""),
    ReferenceCase(
      "no frame with the tag", .social, [.present(.feed), .dismissTag("open")], presented: "app feed",
      path: "app>feed", error: .missingTaggedSegue("open")),
    ReferenceCase(
      "a tag whose segue may not go", ReferenceGraph(.swap(.feed, .article).tag("open")),
      [.present(.article), .dismissTag("open")], presented: "article", path: "feed>article",
      error: .segueNotDismissable(tag: "open")),

    // Back.
    ReferenceCase(
      "back undoes a swap that has a way back",
      ReferenceGraph(entry: .feed, segues: [.swap(.feed, .article), .swap(.article, .feed)]),
      [.present(.article), .back], presented: "feed", path: ""),
    ReferenceCase(
      "but not where that is disabled",
      ReferenceGraph(entry: .feed, segues: [.swap(.feed, .article), .swap(.article, .feed)]),
      [.present(.article), .disable(link(.article, .feed)), .back], presented: "article", path: "feed>article",
      error: .cannotGoBack(link(.feed, .article))),
    ReferenceCase(
      "back does not undo another swap", .circle, [.present(.login), .back], presented: "login", path: "welcome>login",
      error: .cannotGoBack(link(.welcome, .login))),
    ReferenceCase(
      "back goes past autos", ReferenceGraph(.push(.feed, .article), .tab(.article, .comments).byItself()),
      [.present(.article), .back], presented: "feed", path: ""),
    ReferenceCase(
      "back at the root", .social, [.back], presented: "app", path: "", error: .emptyPath),
    ReferenceCase(
      "back past the autos of the start", ReferenceGraph(.tab(.app, .feed).byItself()), [.back], presented: "app feed",
      path: "app>feed", error: .emptyPath),
    ReferenceCase(
      "back to a fragment", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.article, id: "1"), .present(.article, id: "2"),
        .backTo(.profile),
      ],
      presented: "app profile#7", path: "app>feed feed>profile#7"),
    ReferenceCase(
      "back to the nearest of a fragment", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.article, id: "1"), .present(.profile, id: "7"),
        .present(.article, id: "2"), .backTo(.profile),
      ],
      presented: "app profile#7:1", path: "app>feed feed>profile#7 profile#7>article#1 article#1>profile#7:1"),
    ReferenceCase(
      "back to where one is changes nothing", .social, [.present(.feed), .backTo(.feed)], presented: "app feed",
      path: "app>feed"),
    ReferenceCase(
      "where a step on the way cannot go back, nothing happens", .circle,
      [.present(.login), .present(.app), .present(.player), .backTo(.welcome)], presented: "app player",
      path: "welcome>login login>app app>player", error: .cannotGoBack(link(.login, .app))),
    ReferenceCase(
      "back to what has no frame", .social, [.present(.feed), .backTo(.profile)], presented: "app feed",
      path: "app>feed", error: .fragmentNotPresented(at(.profile))),
  ]
}
