@testable import HelmReference

/// §2 and §4: `select`, and starts with an id.
extension ReferenceCase {
  /// A window for one draft.
  private static let draft = ReferenceGraph(
    entry: .compose, entryID: "7",
    segues: [.push(.compose, .comments), .swap(.comments, .compose), .sheet(.compose, .settings)])

  static let selecting = [
    ReferenceCase(
      "a tab comes back with its stack", .social,
      [.present(.feed), .present(.profile, id: "7"), .present(.search), .select(.feed)], presented: "app profile#7",
      path: "app>search app>feed feed>profile#7"),
    ReferenceCase(
      "and where it is in front, nothing happens", .social,
      [.present(.feed), .present(.profile, id: "7"), .select(.feed)], presented: "app profile#7",
      path: "app>feed feed>profile#7"),
    ReferenceCase(
      "whatever lies over it", .social, [.present(.feed), .present(.settings), .select(.feed)],
      presented: "app feed settings", path: "app>feed app>settings"),
    ReferenceCase(
      "what is not held yet is presented", .social, [.select(.feed)], presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "what is held with another id is replaced", .social,
      [.present(.feed, id: "1"), .present(.search), .select(.feed, id: "2")], presented: "app feed#2",
      path: "app>search app>feed#2"),
    ReferenceCase(
      "a sheet that is open stays, as by a present", .social,
      [.present(.feed), .present(.compose), .present(.comments), .presentFrom(at(.feed), .compose), .select(.compose)],
      presented: "app feed compose", path: "app>feed feed>compose"),
    ReferenceCase(
      "it never retargets", ReferenceGraph(.push(.feed, .article)),
      [.present(.article, id: "1"), .select(.article, id: "2")], presented: "article#1", path: "feed>article#1",
      error: .missingSegueToFragment(at(.article, "2"), searched: [at(.article, "1")])),
    ReferenceCase(
      "what comes back is asked for, and what is in front is not", .social,
      [
        .present(.feed), .present(.search), .setGuard(ReferenceGuard(link: link(.app, .search), verdict: .allow)),
        .redirect(link(.app, .feed), to: [link(.app, .settings)]), .select(.search), .select(.feed),
      ],
      presented: "app search settings", path: "app>feed app>search app>settings"),

    ReferenceCase(
      "the root has the id of the start", draft, [.present(.comments)], presented: "comments",
      path: "compose#7>comments"),
    ReferenceCase(
      "a segue leads back to it with that id", draft, [.present(.comments), .present(.compose, id: "7")],
      presented: "compose#7", path: ""),
    ReferenceCase(
      "and to another one without", draft, [.present(.comments), .present(.compose)], presented: "compose",
      path: "compose#7>comments comments>compose"),
    ReferenceCase(
      "a path starts from it", draft, [.replace(edges("compose#7>settings"))], presented: "compose#7 settings",
      path: "compose#7>settings"),
    ReferenceCase(
      "and from no other", draft, [.replace(edges("compose#8>settings"))], presented: "compose#7", path: "",
      error: .sourceNotPresented(at(.compose, "8"), index: 0)),
    ReferenceCase(
      "a present from it names the id, if that matters", draft,
      [.present(.comments), .presentFrom(at(.compose, "7"), .settings)], presented: "compose#7 settings",
      path: "compose#7>settings"),
  ]
}
