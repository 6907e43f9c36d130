@testable import HelmReference

/// §2 to §4: accessories and columns.
extension ReferenceCase {
  /// A mini player beside two tabs, with a queue and its own cover; a search over all of them.
  private static let music = ReferenceGraph(
    .tab(.app, .feed), .tab(.app, .search), .accessory(.app, .player), .overlay(.app, .welcome), .push(.feed, .article),
    .push(.player, .comments), .sheet(.player, .settings), .lock(.player, .lock), .sheet(.feed, .compose),
    .push(.article, .profile), .tab(.player, .login))

  /// A mailbox in columns.
  private static let mail = ReferenceGraph(
    entry: .app,
    segues: [
      .tab(.app, .feed), .column(.feed, .search), .column(.search, .article), .sheet(.feed, .settings),
      .sheet(.search, .compose), .push(.article, .comments),
    ])

  static let beside = [
    ReferenceCase(
      "an accessory lies below the content", music, [.present(.feed), .present(.player), .present(.article)],
      presented: "app player article", path: "app>feed app>player feed>article"),
    ReferenceCase(
      "and below an overlay", music, [.present(.player), .present(.welcome), .present(.feed)],
      presented: "app player feed welcome", path: "app>player app>welcome app>feed"),
    ReferenceCase(
      "back passes it by", music, [.present(.feed), .present(.article), .present(.player), .back],
      presented: "app player feed", path: "app>feed app>player"),
    ReferenceCase(
      "to the root", music, [.present(.player), .back], presented: "app player", path: "app>player",
      error: .emptyPath),
    ReferenceCase(
      "back to a fragment passes it by", music,
      [.present(.feed), .present(.article), .present(.player), .backTo(.feed)], presented: "app player feed",
      path: "app>feed app>player"),
    ReferenceCase(
      "a dismissal passes it by", music, [.present(.feed), .present(.player), .dismiss], presented: "app player feed",
      path: "app>feed app>player", error: .noDismissableSegues),
    ReferenceCase(
      "with what is in its place", music, [.present(.feed), .present(.player), .present(.comments), .dismiss],
      presented: "app comments feed", path: "app>feed app>player player>comments", error: .noDismissableSegues),
    ReferenceCase(
      "its name closes it", music, [.present(.feed), .present(.player), .dismissFragment(.player)],
      presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "forward is not from it", ReferenceGraph(.accessory(.app, .player), .push(.player, .article), .tab(.app, .feed)),
      [.present(.player), .forward()], presented: "app player", path: "app>player",
      error: .ambiguousForwardFromFragment(at(.app))),
    ReferenceCase(
      "the modal that it holds is in front", music, [.present(.feed), .present(.player), .present(.settings), .back],
      presented: "app player feed", path: "app>feed app>player"),
    ReferenceCase(
      "and can be dismissed", music, [.present(.feed), .present(.player), .present(.settings), .dismiss],
      presented: "app player feed", path: "app>feed app>player"),
    ReferenceCase(
      "but where that cannot go, the accessory stays", music,
      [.present(.feed), .present(.player), .present(.lock), .dismiss], presented: "app player feed lock",
      path: "app>feed app>player player>lock", error: .noDismissableSegues),
    ReferenceCase(
      "the root is shown beside it", music,
      [.present(.feed), .present(.article), .present(.player), .present(.settings), .showRoot],
      presented: "app player feed", path: "app>feed app>player"),
    ReferenceCase(
      "a pop passes it by", music,
      [.present(.feed), .present(.article), .present(.profile), .present(.player), .popTo(.article)],
      presented: "app player article", path: "app>feed feed>article app>player"),
    ReferenceCase(
      "there is nothing of it to pop to", music,
      [.present(.feed), .present(.player), .present(.comments), .popTo(.player)], presented: "app comments feed",
      path: "app>feed app>player player>comments", error: .fragmentNotPresented(at(.player))),
    ReferenceCase(
      "a second tap on it removes what it has passed its place on to", music,
      [.present(.player), .present(.comments), .presentFrom(at(.app), .player)], presented: "app player",
      path: "app>player"),
    ReferenceCase(
      "the content of an accessory is beside, too", music,
      [.present(.feed), .present(.player), .present(.login), .back],
      presented: "app player login feed", path: "app>feed app>player player>login",
      error: .cannotGoBack(link(.app, .feed))),

    ReferenceCase(
      "a column leaves its source presented", mail, [.present(.feed), .present(.search), .present(.article)],
      presented: "app feed search article", path: "app>feed feed>search search>article"),
    ReferenceCase(
      "a sheet of the source closes nothing", mail,
      [.present(.feed), .present(.search), .present(.article), .present(.settings)],
      presented: "app feed search article settings", path: "app>feed feed>search search>article feed>settings"),
    ReferenceCase(
      "another id replaces the column", mail,
      [.present(.feed), .present(.search), .present(.article, id: "1"), .present(.article, id: "2")],
      presented: "app feed search article#2", path: "app>feed feed>search search>article#2"),
    ReferenceCase(
      "and leaves the sheet of its source", mail,
      [
        .present(.feed), .present(.search), .present(.article, id: "1"), .present(.compose),
        .present(.article, id: "2"),
      ],
      presented: "app feed search article#2 compose", path: "app>feed feed>search search>compose search>article#2"),
    ReferenceCase(
      "back closes the last column", mail, [.present(.feed), .present(.search), .present(.article), .back],
      presented: "app feed search", path: "app>feed feed>search"),
  ]
}
