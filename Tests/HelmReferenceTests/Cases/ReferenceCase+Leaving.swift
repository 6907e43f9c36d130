@testable import HelmReference

/// §5: leave guards.
extension ReferenceCase {
  private static let draft = ReferenceCommand<Screen>.setLeaveGuard(.compose, reason: "draft")
  private static let denied = ReferenceError<Screen>.deniedLeaving(at(.compose), reason: "draft")

  private static func stays(_ name: String, _ commands: [ReferenceCommand<Screen>]) -> ReferenceCase {
    ReferenceCase(
      name, .social, [.present(.feed), .present(.compose), draft] + commands, presented: "app feed compose",
      path: "app>feed feed>compose", error: denied)
  }

  static let leaving = [
    stays("a leave guard is asked by a dismissal", [.dismiss]),
    stays("by a dismissal by fragment", [.dismissFragment(.compose)]),
    stays("by going back", [.back]),
    stays("by going back to a fragment", [.backTo(.feed)]),
    stays("by a sheet that replaces it", [.present(.login)]),
    stays("by a push that would hide it", [.present(.profile, id: "7")]),
    stays("by another tab", [.present(.search)]),
    stays("by the replay of another path", [.replace([])]),
    stays("by a sequence, which fails as a whole", [.sequence([.present(.settings), .dismissFragment(.compose)])]),
    ReferenceCase(
      "by a return",
      ReferenceGraph(.sheet(.feed, .compose), .swap(.compose, .feed)),
      [.present(.compose), draft, .presentFrom(at(.compose), .feed)], presented: "feed compose", path: "feed>compose",
      error: denied),
    ReferenceCase(
      "by a dismissal of what it stands on", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.comments),
        .setLeaveGuard(.comments, reason: "draft"), .dismissFragment(.profile),
      ],
      presented: "app profile#7 comments", path: "app>feed feed>profile#7 profile#7>comments",
      error: .deniedLeaving(at(.comments), reason: "draft")),
    ReferenceCase(
      "it is not asked where its screen stays", .social,
      [.present(.feed), .present(.compose), draft, .present(.comments), .present(.settings)],
      presented: "app feed comments settings", path: "app>feed feed>compose compose>comments app>settings"),
    ReferenceCase(
      "nor by a replay that leaves it there", .social,
      [.present(.feed), .present(.compose), draft, .replace(edges("app>search app>feed feed>compose"))],
      presented: "app feed compose", path: "app>search app>feed feed>compose"),
    ReferenceCase(
      "once it allows, it goes", .social,
      [.present(.feed), .present(.compose), draft, .setLeaveGuard(.compose, reason: nil), .dismiss],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "rules do not ask", .social, [.present(.feed), .present(.compose), draft, .disable(link(.feed, .compose))],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "nor does a guard that changes its mind", .social,
      [
        .present(.feed), .present(.compose), draft,
        .setGuard(ReferenceGuard(link: link(.feed, .compose), verdict: .deny("no"))),
      ],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "reading: what fails anyway fails for its own reason", .social,
      [.present(.feed), .present(.compose), draft, .sequence([.dismiss, .present(.article, id: "1"), .forward()])],
      presented: "app feed compose", path: "app>feed feed>compose",
      error: .ambiguousForwardFromFragment(at(.article, "1"))),
    ReferenceCase(
      "reading: what is there again has not been left", .social,
      [.present(.feed), .present(.compose), draft, .sequence([.dismiss, .present(.compose)])],
      presented: "app feed compose", path: "app>feed feed>compose"),
  ]
}
