@testable import HelmReference

/// §2 to §4: curtains.
extension ReferenceCase {
  /// A lock with a form, over tabs with a sheet, a push and a swap; a dismissable offer.
  private static let bank = ReferenceGraph(
    .tab(.app, .feed), .tab(.app, .search), .curtain(.app, .lock), .push(.feed, .article), .sheet(.article, .compose),
    .swap(.article, .comments), .push(.lock, .login), .sheet(.lock, .settings), .curtain(.article, .welcome).closable,
    .push(.search, .profile), .curtain(.compose, .player))

  static let curtains = [
    ReferenceCase(
      "a curtain is over everything", bank, [.present(.feed), .present(.article), .present(.compose), .present(.lock)],
      presented: "app article compose lock", path: "app>feed feed>article article>compose app>lock"),
    ReferenceCase(
      "and over the modals that come", bank,
      [.present(.feed), .present(.article), .present(.lock), .present(.compose)],
      presented: "app article compose lock", path: "app>feed feed>article app>lock article>compose"),
    ReferenceCase(
      "but not over its own", bank, [.present(.lock), .present(.settings), .present(.feed)],
      presented: "app feed lock settings", path: "app>lock lock>settings app>feed"),
    ReferenceCase(
      "it has a place of its own", bank, [.present(.lock), .present(.login), .present(.feed)],
      presented: "app feed login", path: "app>lock lock>login app>feed"),
    ReferenceCase(
      "it stays where its holder goes out of sight", bank,
      [.present(.feed), .present(.article), .present(.welcome), .present(.search)], presented: "app search welcome",
      path: "app>feed feed>article article>welcome app>search"),
    ReferenceCase(
      "even by a swap", bank, [.present(.feed), .present(.article), .present(.welcome), .present(.comments)],
      presented: "app comments welcome", path: "app>feed feed>article article>welcome article>comments"),
    ReferenceCase(
      "the later curtain is above", bank,
      [.present(.feed), .present(.article), .present(.welcome), .present(.lock)], presented: "app article welcome lock",
      path: "app>feed feed>article article>welcome app>lock"),
    ReferenceCase(
      "and a tab that comes back brings its curtain to the end of the path", bank,
      [.present(.feed), .present(.article), .present(.welcome), .present(.lock), .present(.search), .present(.feed)],
      presented: "app article lock welcome", path: "app>lock app>search app>feed feed>article article>welcome"),
    ReferenceCase(
      "a dismissal does not look below it", bank,
      [.present(.feed), .present(.article), .present(.lock), .dismiss], presented: "app article lock",
      path: "app>feed feed>article app>lock", error: .noDismissableSegues),
    ReferenceCase(
      "only on it", bank, [.present(.feed), .present(.article), .present(.lock), .present(.login), .dismiss],
      presented: "app article lock", path: "app>feed feed>article app>lock"),
    ReferenceCase(
      "a dismissal by name looks everywhere", bank,
      [.present(.feed), .present(.article), .present(.lock), .dismissFragment(.article)], presented: "app feed lock",
      path: "app>feed app>lock"),
    ReferenceCase(
      "a curtain that may go goes first", bank,
      [.present(.feed), .present(.article), .present(.welcome), .dismiss], presented: "app article",
      path: "app>feed feed>article"),
    ReferenceCase(
      "back is on the curtain", bank, [.present(.feed), .present(.article), .present(.lock), .present(.login), .back],
      presented: "app article lock", path: "app>feed feed>article app>lock"),
    ReferenceCase(
      "and does not open it", bank, [.present(.feed), .present(.article), .present(.lock), .back],
      presented: "app article lock", path: "app>feed feed>article app>lock", error: .cannotGoBack(link(.app, .lock))),
    ReferenceCase(
      "a modal whose holder goes is not dismissed with a lock on it", bank,
      [.present(.feed), .present(.article), .present(.compose), .present(.player), .present(.search)],
      presented: "app article compose player", path: "app>feed feed>article article>compose compose>player",
      error: .blocked(link(.app, .search), by: at(.player))),
    ReferenceCase(
      "nor what another id replaces", bank,
      [
        .present(.feed), .present(.article, id: "1"), .present(.compose), .present(.player),
        .present(.article, id: "2"),
      ],
      presented: "app article#1 compose player",
      path: "app>feed feed>article#1 article#1>compose compose>player",
      error: .blocked(link(.feed, .article), by: at(.player))),
    ReferenceCase(
      "reading: nor the stack that a second tap pops", bank,
      [.present(.feed), .present(.article), .present(.compose), .present(.player), .present(.feed)],
      presented: "app article compose player", path: "app>feed feed>article article>compose compose>player",
      error: .blocked(link(.app, .feed), by: at(.player))),
    ReferenceCase(
      "a curtain that may go goes along", bank,
      [.present(.feed), .present(.article, id: "1"), .present(.welcome), .present(.article, id: "2")],
      presented: "app article#2", path: "app>feed feed>article#2"),
    ReferenceCase(
      "another id replaces a curtain that cannot be dismissed", bank,
      [.present(.lock, id: "1"), .present(.lock, id: "2")],
      presented: "app lock#2", path: "app>lock#2"),
    ReferenceCase(
      "reading: but not where what holds it is hidden", bank,
      [
        .present(.feed), .present(.article), .present(.welcome, id: "1"), .present(.search),
        .present(.welcome, id: "2"),
      ],
      presented: "app search welcome#1", path: "app>feed feed>article article>welcome#1 app>search",
      error: .sourceNotPresented(at(.article), index: nil)),
    ReferenceCase(
      "a pass leaves nothing below the curtain that it starts on",
      ReferenceGraph(
        .tab(.app, .feed), .curtain(.feed, .lock), .push(.lock, .login), .swap(.login, .article).leaving(.feed)),
      [.present(.feed), .present(.lock), .present(.login), .present(.article)], presented: "app feed article",
      path: "app>feed feed>lock lock>login login>article"),
    ReferenceCase(
      "it can leave what is on it",
      ReferenceGraph(
        .tab(.app, .feed), .curtain(.feed, .lock), .tab(.lock, .login), .swap(.login, .article).leaving(.lock)),
      [.present(.feed), .present(.lock), .present(.login), .present(.article)], presented: "app feed article",
      path: "app>feed feed>lock lock>login login>article"),
    ReferenceCase(
      "a return can open a curtain that cannot be dismissed",
      ReferenceGraph(.tab(.app, .feed), .curtain(.app, .lock), .swap(.lock, .app)),
      [.present(.feed), .present(.lock), .presentFrom(at(.lock), .app)], presented: "app feed", path: "app>feed"),
    ReferenceCase(
      "an auto opens a curtain that is not held there yet",
      ReferenceGraph(.tab(.app, .feed), .curtain(.feed, .lock).byItself(), .curtain(.feed, .welcome)),
      [.present(.feed), .present(.feed)], presented: "app feed lock", path: "app>feed feed>lock"),

    ReferenceCase(
      "modals are dismissed below a curtain", bank,
      [.present(.feed), .present(.article), .present(.compose), .present(.lock), .present(.settings), .dismissModals],
      presented: "app article lock settings", path: "app>feed feed>article app>lock lock>settings"),
    ReferenceCase(
      "unless one stands on them that stays", bank,
      [.present(.feed), .present(.article), .present(.compose), .present(.player), .dismissModals],
      presented: "app article compose player", path: "app>feed feed>article article>compose compose>player",
      error: .fragmentMissingDismissableSegue(at(.player))),
    ReferenceCase(
      "the root is shown below a curtain", bank,
      [.present(.feed), .present(.article), .present(.compose), .present(.lock), .present(.login), .showRoot],
      presented: "app feed login", path: "app>feed app>lock lock>login"),
    ReferenceCase(
      "a pop is on the curtain", bank,
      [.present(.feed), .present(.article), .present(.lock), .present(.login), .popTo(.lock)],
      presented: "app article lock", path: "app>feed feed>article app>lock"),
    ReferenceCase(
      "or else below it", bank,
      [.present(.feed), .present(.article), .present(.lock), .present(.login), .popTo(.feed)],
      presented: "app feed login", path: "app>feed app>lock lock>login"),
  ]
}
