@testable import HelmReference

/// §4: exact replays.
extension ReferenceCase {
  static let replays = [
    ReferenceCase(
      "a path is replayed as it is", .social,
      [.replace(edges("app>feed feed>profile#7 app>search search>profile#7:1 profile#7:1>article#1"))],
      presented: "app article#1", path: "app>feed feed>profile#7 app>search search>profile#7:1 profile#7:1>article#1"),
    ReferenceCase(
      "an occurrence that is free is kept", .social, [.replace(edges("app>feed feed>article#1:3"))],
      presented: "app article#1:3", path: "app>feed feed>article#1:3"),
    ReferenceCase(
      "one that is not gives way to the least free one", .social,
      [.replace(edges("app>feed feed>profile#7 app>search search>profile#7"))], presented: "app profile#7:1",
      path: "app>feed feed>profile#7 app>search search>profile#7:1"),
    ReferenceCase(
      "where nothing is said, the source is the topmost one like it", .social,
      [.replace(edges("app>feed feed>profile#7 app>search search>profile#7 profile#7>article#1"))],
      presented: "app article#1", path: "app>feed feed>profile#7 app>search search>profile#7:1 profile#7:1>article#1"),
    ReferenceCase(
      "an occurrence that is named has to be there", .social,
      [.replace(edges("app>feed feed>profile#7 profile#7:1>article#1"))], presented: "app", path: "",
      error: .sourceNotPresented(at(.profile, "7", 1), index: 2)),
    ReferenceCase(
      "the frame with exactly the name comes before the topmost one like it", .social,
      [.replace(edges("app>feed feed>profile#7 profile#7>comments comments>profile#7:1 profile#7>article#1"))],
      presented: "app article#1", path: "app>feed feed>profile#7 profile#7>article#1"),
    ReferenceCase(
      "a replay keeps the path in normal form", .social,
      [.replace(edges("app>feed feed>compose app>settings app>search"))],
      presented: "app search settings", path: "app>feed app>settings app>search"),
    ReferenceCase(
      "an unknown edge fails with its index", .social,
      [.present(.feed), .replace(edges("app>search search>settings"))], presented: "app feed", path: "app>feed",
      error: .missingSegueForEdge(link(.search, .settings), index: 1)),
    ReferenceCase(
      "so does a disabled one", .social,
      [.disable(link(.app, .search)), .replace(edges("app>feed app>search"))], presented: "app", path: "",
      error: .missingSegueForEdge(link(.app, .search), index: 1)),
    ReferenceCase(
      "so does a redirected one", .social,
      [.redirect(link(.feed, .compose), to: [link(.feed, .login)]), .replace(edges("app>feed feed>compose"))],
      presented: "app", path: "", error: .redirectedSegue(link(.feed, .compose), index: 1)),
    ReferenceCase(
      "so does one that a guard redirects", .social,
      [
        .setGuard(ReferenceGuard(link: link(.feed, .compose), verdict: .redirect(to: [link(.feed, .login)]))),
        .replace(edges("app>feed feed>compose")),
      ],
      presented: "app", path: "", error: .redirectedSegue(link(.feed, .compose), index: 1)),
    ReferenceCase(
      "one that a guard denies is denied", .social,
      [
        .setGuard(ReferenceGuard(link: link(.feed, .compose), verdict: .deny("no"))),
        .replace(edges("app>feed feed>compose")),
      ],
      presented: "app", path: "", error: .denied(link(.feed, .compose), reason: "no")),
    ReferenceCase(
      "a replay does not cover a lock", .bank, [.replace(edges("app>feed feed>lock app>search"))], presented: "app",
      path: "", error: .blocked(link(.app, .search), by: at(.lock))),
    ReferenceCase(
      "but it replaces one that is there", .bank,
      [.present(.feed), .present(.lock), .replace(edges("app>search"))], presented: "app search", path: "app>search"),
  ]
}
