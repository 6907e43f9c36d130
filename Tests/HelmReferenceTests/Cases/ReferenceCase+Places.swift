@testable import HelmReference

/// §2: places, occurrences, and what is presented.
extension ReferenceCase {
  static let places = [
    ReferenceCase(
      "a profile in two tabs is two frames", .social,
      [.present(.feed), .present(.profile, id: "7"), .present(.search), .present(.profile, id: "7")],
      presented: "app profile#7:1", path: "app>feed feed>profile#7 app>search search>profile#7:1"),
    ReferenceCase(
      "an article lies on top of itself further down", .social,
      [.present(.feed), .present(.article, id: "1"), .present(.profile, id: "7"), .present(.article, id: "1")],
      presented: "app article#1:1", path: "app>feed feed>article#1 article#1>profile#7 profile#7>article#1:1"),
    ReferenceCase(
      "a sheet can show the screen that it is over", .social,
      [.present(.feed), .present(.profile, id: "7"), .present(.comments), .present(.profile, id: "7")],
      presented: "app profile#7 profile#7:1", path: "app>feed feed>profile#7 profile#7>comments comments>profile#7:1"),
    ReferenceCase(
      "the same fragment with other ids counts from 0 again", .social,
      [.present(.feed), .present(.profile, id: "7"), .present(.article, id: "1"), .present(.profile, id: "8")],
      presented: "app profile#8", path: "app>feed feed>profile#7 profile#7>article#1 article#1>profile#8"),
    ReferenceCase(
      "a frame keeps its number when the one before it goes", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.search), .present(.profile, id: "7"), .present(.feed),
        .dismiss, .present(.search),
      ],
      presented: "app profile#7:1", path: "app>feed app>search search>profile#7:1"),
    ReferenceCase(
      "the least free number is given again", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.search), .present(.profile, id: "7"), .present(.feed),
        .dismiss, .present(.profile, id: "7"),
      ],
      presented: "app profile#7", path: "app>search search>profile#7:1 app>feed feed>profile#7"),
    ReferenceCase(
      "content lies below overlays, whichever came first", .social, [.present(.player), .present(.feed)],
      presented: "app feed player", path: "app>player app>feed"),
    ReferenceCase(
      "a modal of a tab lies above the mini player", .social,
      [.present(.feed), .present(.compose), .present(.player)], presented: "app feed player compose",
      path: "app>feed feed>compose app>player"),
    ReferenceCase(
      "a dismissal closes the modal of a tab and not the mini player", .social,
      [.present(.feed), .present(.compose), .present(.player), .dismiss], presented: "app feed player",
      path: "app>feed app>player"),
    ReferenceCase(
      "of two holders' modals the latest is on top, though its holder lies lower", .social,
      [.present(.feed), .present(.compose), .present(.settings)], presented: "app feed compose settings",
      path: "app>feed feed>compose app>settings"),
    ReferenceCase(
      "and the other way round", .social, [.present(.feed), .present(.settings), .present(.compose)],
      presented: "app feed settings compose", path: "app>feed app>settings feed>compose"),
    ReferenceCase(
      "a pass hands over the place, also inside a sheet", .social,
      [.present(.feed), .present(.compose), .present(.comments)], presented: "app feed comments",
      path: "app>feed feed>compose compose>comments"),
    ReferenceCase(
      "leaving hands over the place of a container",
      ReferenceGraph(.tab(.app, .feed), .push(.feed, .article).leaving(.app)),
      [.present(.feed), .present(.article)], presented: "article", path: "app>feed feed>article"),
    ReferenceCase(
      "leaving a fragment that is no cause hands over the source's own place",
      ReferenceGraph(.tab(.app, .feed), .tab(.app, .search), .push(.feed, .article).leaving(.search)),
      [.present(.search), .present(.feed), .present(.article)], presented: "app article",
      path: "app>search app>feed feed>article"),
  ]
}
