@testable import HelmReference

/// §5: traits and guards.
extension ReferenceCase {
  static let rules = [
    ReferenceCase(
      "disabling removes what came that way", .social,
      [
        .present(.feed), .present(.article, id: "1"), .present(.profile, id: "7"), .present(.search),
        .disable(link(.feed, .article)),
      ],
      presented: "app search", path: "app>feed app>search"),
    ReferenceCase(
      "disabled is as if it did not exist", .social,
      [.present(.feed), .disable(link(.feed, .login)), .present(.login)],
      presented: "app feed", path: "app>feed",
      error: .missingSegueToFragment(at(.login), searched: [at(.feed), at(.app)])),
    ReferenceCase(
      "disabled wins over a redirect", .social,
      [
        .present(.feed), .redirect(link(.feed, .login), to: [link(.feed, .compose)]), .disable(link(.feed, .login)),
        .presentFrom(at(.feed), .login),
      ],
      presented: "app feed", path: "app>feed", error: .missingSegueForEdge(link(.feed, .login), index: nil)),
    ReferenceCase(
      "enabled again, it is as before", .social,
      [.present(.feed), .disable(link(.feed, .login)), .enable(link(.feed, .login)), .present(.login)],
      presented: "app feed login", path: "app>feed feed>login"),
    ReferenceCase(
      "disabling removes a lock with its holder", .bank,
      [.present(.feed), .present(.article), .present(.lock), .disable(link(.feed, .article))], presented: "app feed",
      path: "app>feed"),
    ReferenceCase(
      "an unknown segue cannot be disabled", .social, [.disable(link(.feed, .search))], presented: "app", path: "",
      error: .missingSegueForEdge(link(.feed, .search), index: nil)),
    ReferenceCase(
      "nor redirected", .social, [.redirect(link(.feed, .search), to: [])], presented: "app", path: "",
      error: .missingSegueForEdge(link(.feed, .search), index: nil)),
    ReferenceCase(
      "a guard denies with its reason", .social,
      [
        .present(.feed), .setGuard(ReferenceGuard(link: link(.feed, .compose), verdict: .deny("offline"))),
        .present(.compose),
      ],
      presented: "app feed", path: "app>feed", error: .denied(link(.feed, .compose), reason: "offline")),
    ReferenceCase(
      "a guard can ask for the id", .social,
      [
        .present(.feed), .setGuard(ReferenceGuard(link: link(.feed, .article), onlyID: "1", verdict: .deny("paid"))),
        .present(.article, id: "2"),
      ],
      presented: "app article#2", path: "app>feed feed>article#2"),
    ReferenceCase(
      "a guard is asked about what is held already too", .social,
      [
        .present(.feed), .present(.search),
        .setGuard(ReferenceGuard(link: link(.app, .feed), onlyID: "1", verdict: .deny("no"))),
        .present(.feed, id: "1"),
      ],
      presented: "app search", path: "app>feed app>search", error: .denied(link(.app, .feed), reason: "no")),
    ReferenceCase(
      "a guard that changes its mind removes what it no longer allows", .social,
      [
        .present(.feed), .present(.article, id: "1"), .present(.article, id: "2"),
        .setGuard(ReferenceGuard(link: link(.feed, .article), verdict: .deny("signed out"))),
      ],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "and its redirect is followed", .social,
      [
        .present(.feed), .present(.article, id: "1"),
        .setGuard(ReferenceGuard(link: link(.feed, .article), verdict: .redirect(to: [link(.feed, .login)]))),
      ],
      presented: "app feed login", path: "app>feed feed>login"),
    ReferenceCase(
      "reading: a modal whose cover a rule takes away in a tab behind another one goes too",
      ReferenceGraph(
        .tab(.app, .feed), .tab(.app, .search), .sheet(.feed, .compose), .push(.compose, .article).leaving(.feed)),
      [.present(.feed), .present(.compose), .present(.article), .present(.search), .disable(link(.compose, .article))],
      presented: "app search", path: "app>feed app>search"),
  ]
}
