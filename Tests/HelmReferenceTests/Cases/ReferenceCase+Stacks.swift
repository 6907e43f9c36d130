@testable import HelmReference

/// §4: stacks that a gesture leaves, and commands that name their source.
extension ReferenceCase {
  private static let pushes = ReferenceGraph(
    .tab(.app, .feed), .tab(.app, .search), .push(.feed, .article), .push(.article, .comments), .push(.feed, .profile),
    .swap(.article, .profile), .swap(.feed, .app), .push(.search, .profile), .sheet(.article, .compose),
    .lock(.comments, .lock),
    .overlay(.feed, .player))

  private static let open: [ReferenceCommand<Screen>] = [.present(.feed), .present(.article), .present(.comments)]

  static let stacks = [
    ReferenceCase(
      "what both stacks begin with stays", pushes, open + [.setStack([at(.article)], on: at(.feed))],
      presented: "app article", path: "app>feed feed>article"),
    ReferenceCase(
      "and what is new is pushed on it", pushes,
      [.present(.feed), .present(.article), .setStack([at(.article), at(.comments, "7")], on: at(.feed))],
      presented: "app comments#7", path: "app>feed feed>article article>comments#7"),
    ReferenceCase(
      "another id is another screen", pushes, open + [.setStack([at(.article, "7"), at(.comments)], on: at(.feed))],
      presented: "app comments", path: "app>feed feed>article#7 article#7>comments"),
    ReferenceCase(
      "what has taken the place of a screen without a push is that screen", pushes,
      [
        .present(.feed), .present(.article), .presentFrom(at(.article), .profile),
        .setStack([at(.profile)], on: at(.feed)),
      ],
      presented: "app profile", path: "app>feed feed>article article>profile"),
    ReferenceCase(
      "a stack of nothing shows its root", pushes, open + [.setStack([], on: at(.feed))], presented: "app feed",
      path: "app>feed"),
    ReferenceCase(
      "a screen takes along what stands on it", pushes,
      [.present(.feed), .present(.article), .present(.compose), .setStack([], on: at(.feed))], presented: "app feed",
      path: "app>feed"),
    ReferenceCase(
      "only what is pushed is put on a stack", pushes,
      [.present(.feed), .setStack([at(.player)], on: at(.feed))], presented: "app feed", path: "app>feed",
      error: .segueNotPush(link(.feed, .player))),
    ReferenceCase(
      "and what no segue leads to isn't", pushes, [.present(.feed), .setStack([at(.comments)], on: at(.feed))],
      presented: "app feed", path: "app>feed", error: .missingSegueForEdge(link(.feed, .comments), index: nil)),
    ReferenceCase(
      "nor on one in another tab", pushes,
      [.present(.feed), .present(.search), .setStack([at(.article)], on: at(.feed))], presented: "app search",
      path: "app>feed app>search", error: .sourceNotPresented(at(.feed), index: nil)),
    ReferenceCase(
      "which can be popped, unseen", pushes, open + [.present(.search), .setStack([], on: at(.feed))],
      presented: "app search", path: "app>feed app>search"),
    ReferenceCase(
      "a screen that isn't there has no stack", pushes, [.setStack([], on: at(.feed))], presented: "app", path: "",
      error: .fragmentNotPresented(at(.feed))),
    ReferenceCase(
      "a screen that can't be undone stays, and so does the one on it",
      ReferenceGraph(ReferenceSegue(.feed, .article, .push, dismissable: false), .push(.article, .comments)),
      [.present(.article), .present(.comments), .setStack([], on: at(.feed))], presented: "comments",
      path: "feed>article article>comments", error: .cannotGoBack(link(.feed, .article))),
    ReferenceCase(
      "where a redirect takes away the stack, nothing is pushed on it", pushes,
      [
        .present(.feed), .redirect(link(.feed, .article), to: [link(.feed, .app), link(.app, .search)]),
        .setStack([at(.article), at(.profile)], on: at(.feed)),
      ], presented: "app feed", path: "app>feed", error: .sourceNotPresented(at(.feed), index: nil)),
    ReferenceCase(
      "a screen is presented again with another id", pushes,
      [.present(.feed), .present(.article, id: "1"), .retarget(at(.article, "1"), id: "2")], presented: "app article#2",
      path: "app>feed feed>article#2"),
    ReferenceCase(
      "below a push, which goes", pushes,
      [.present(.feed), .present(.article, id: "1"), .present(.comments), .retarget(at(.article, "1"), id: "2")],
      presented: "app article#2", path: "app>feed feed>article#2"),
    ReferenceCase(
      "but not below a swap", pushes,
      [
        .present(.feed), .present(.article, id: "1"), .presentFrom(at(.article, "1"), .profile),
        .retarget(at(.article, "1"), id: "2"),
      ], presented: "app profile", path: "app>feed feed>article#1 article#1>profile",
      error: .fragmentNotPresented(at(.article, "1"))),
    ReferenceCase(
      "nor in another tab", pushes,
      [.present(.feed), .present(.article), .present(.search), .retarget(at(.article), id: "2")],
      presented: "app search", path: "app>feed feed>article app>search", error: .fragmentNotPresented(at(.article))),
    ReferenceCase(
      "the root has no other id", pushes, [.retarget(at(.app), id: "2")], presented: "app", path: "",
      error: .fragmentNotPresented(at(.app))),
    ReferenceCase(
      "what must stay isn't taken along", pushes, open + [.present(.lock), .retarget(at(.article), id: "2")],
      presented: "app comments lock", path: "app>feed feed>article article>comments comments>lock",
      error: .blocked(link(.feed, .article), by: at(.lock))),
    ReferenceCase(
      "forward out of a screen undoes what covers it",
      ReferenceGraph(.push(.feed, .article), .push(.article, .comments)),
      [.present(.article), .present(.comments), .forwardFrom(at(.feed), id: "2")], presented: "article#2",
      path: "feed>article#2"),
    ReferenceCase(
      "and needs one segue", pushes, open + [.forwardFrom(at(.feed))], presented: "app comments",
      path: "app>feed feed>article article>comments", error: .ambiguousForwardFromFragment(at(.feed))),
    ReferenceCase(
      "a tab is selected from a screen that is covered", pushes, [.select(.search), .selectFrom(at(.app), .feed)],
      presented: "app feed", path: "app>search app>feed"),
  ]
}
