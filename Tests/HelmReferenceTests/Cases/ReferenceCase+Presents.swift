@testable import HelmReference

/// §4: present by fragment, by tag, forward, and sequences.
extension ReferenceCase {
  static let presents = [
    ReferenceCase(
      "the topmost fragment with a segue is the source", .social,
      [.present(.feed), .present(.profile, id: "7"), .present(.comments), .present(.profile, id: "8")],
      presented: "app profile#7 profile#8", path: "app>feed feed>profile#7 profile#7>comments comments>profile#8"),
    ReferenceCase(
      "then one below it", .social, [.present(.feed), .present(.compose), .present(.search)],
      presented: "app search", path: "app>feed app>search"),
    ReferenceCase(
      "a column is retargeted", ReferenceGraph(.tab(.app, .feed), .tab(.feed, .article), .push(.article, .comments)),
      [.present(.feed), .present(.article, id: "1"), .present(.article, id: "2")], presented: "app feed article#2",
      path: "app>feed feed>article#2"),
    ReferenceCase(
      "what has been pushed is retargeted from its own cause",
      ReferenceGraph(.push(.feed, .article), .sheet(.article, .comments)),
      [.present(.article, id: "1"), .present(.comments), .present(.article, id: "2")], presented: "article#2",
      path: "feed>article#2"),
    ReferenceCase(
      "the same id is no other id", ReferenceGraph(.push(.feed, .article), .sheet(.article, .comments)),
      [.present(.article, id: "1"), .present(.comments), .present(.article, id: "1")],
      presented: "article#1 comments", path: "feed>article#1 article#1>comments",
      error: .missingSegueToFragment(at(.article, "1"), searched: [at(.comments), at(.article, "1")])),
    ReferenceCase(
      "no way is an error that names what was searched", .social,
      [.present(.feed), .present(.article, id: "1"), .present(.login)],
      presented: "app article#1", path: "app>feed feed>article#1",
      error: .missingSegueToFragment(at(.login), searched: [at(.article, "1"), at(.app)])),
    ReferenceCase(
      "the entry is never retargeted", .social, [.present(.app, id: "1")], presented: "app", path: "",
      error: .missingSegueToFragment(at(.app, "1"), searched: [at(.app)])),
    ReferenceCase(
      "reading: a retarget by a redirected segue removes nothing",
      ReferenceGraph(.push(.feed, .article), .sheet(.article, .login)),
      [
        .present(.article, id: "1"), .redirect(link(.feed, .article), to: [link(.article, .login)]),
        .present(.article, id: "2"),
      ],
      presented: "article#1 login", path: "feed>article#1 article#1>login"),

    // Tags.
    ReferenceCase(
      "the topmost fragment with the tag is the source",
      ReferenceGraph(.push(.feed, .article).tag("open"), .push(.article, .comments).tag("open")),
      [.presentTag("open", id: "1"), .presentTag("open", id: "2")], presented: "comments#2",
      path: "feed>article#1 article#1>comments#2"),
    ReferenceCase(
      "two segues of one fragment with the tag are ambiguous",
      ReferenceGraph(.push(.feed, .article).tag("open"), .push(.feed, .comments).tag("open")), [.presentTag("open")],
      presented: "feed", path: "", error: .ambiguousTag("open", at: at(.feed))),
    ReferenceCase(
      "a disabled one does not count",
      ReferenceGraph(.push(.feed, .article).tag("open"), .push(.feed, .comments).tag("open")),
      [.disable(link(.feed, .article)), .presentTag("open")], presented: "comments", path: "feed>comments"),
    ReferenceCase(
      "no segue with the tag", .social, [.presentTag("open")], presented: "app", path: "",
      error: .missingTaggedSegue("open")),
    ReferenceCase(
      "reading: a tag retargets too", ReferenceGraph(.push(.feed, .article).tag("open"), .sheet(.article, .comments)),
      [.presentTag("open", id: "1"), .presentTag("open", id: "2")], presented: "article#2", path: "feed>article#2"),

    // Forward.
    ReferenceCase(
      "forward takes the only segue", .social, [.present(.feed), .present(.compose), .forward()],
      presented: "app feed comments", path: "app>feed feed>compose compose>comments"),
    ReferenceCase(
      "forward has to have a segue", .social, [.present(.settings), .forward()], presented: "app settings",
      path: "app>settings", error: .missingForwardFromFragment(at(.settings))),
    ReferenceCase(
      "forward does not choose", .social, [.present(.feed), .forward()], presented: "app feed", path: "app>feed",
      error: .ambiguousForwardFromFragment(at(.feed))),

    // Sequences.
    ReferenceCase(
      "a sequence happens whole", .social, [.sequence([.present(.search), .present(.profile, id: "7"), .back])],
      presented: "app search", path: "app>search"),
    ReferenceCase(
      "or not at all", .social, [.present(.feed), .sequence([.present(.search), .dismissFragment(.compose)])],
      presented: "app feed", path: "app>feed", error: .fragmentNotPresented(at(.compose))),
  ]
}
