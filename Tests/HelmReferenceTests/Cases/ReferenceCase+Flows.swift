@testable import HelmReference

/// §4 and §5: flows and redirects.
extension ReferenceCase {
  /// A welcome that requires a login on the way into the app.
  private static let guarded = ReferenceGraph(
    entry: .welcome,
    segues: [
      .swap(.welcome, .app), .swap(.welcome, .login), .tab(.app, .feed), .sheet(.feed, .compose), .swap(.login, .app),
      .sheet(.login, .settings), .sheet(.app, .login),
    ])

  static let flows = [
    ReferenceCase(
      "a flow presents each edge from the topmost frame of its source", .social,
      [.presentFlow([link(.app, .feed), link(.feed, .article), link(.article, .article)])], presented: "app article",
      path: "app>feed feed>article"),
    ReferenceCase(
      "of several frames of the source the topmost", .social,
      [
        .present(.feed), .present(.profile, id: "7"), .present(.comments), .present(.profile, id: "8"),
        .presentFlow([link(.profile, .article)]),
      ],
      presented: "app profile#7 article",
      path: "app>feed feed>profile#7 profile#7>comments comments>profile#8 profile#8>article"),
    ReferenceCase(
      "an unknown edge of a flow fails with its index", .social,
      [.presentFlow([link(.app, .feed), link(.feed, .settings)])],
      presented: "app", path: "", error: .missingSegueForEdge(link(.feed, .settings), index: 1)),
    ReferenceCase(
      "a source that is not presented fails with its index", .social,
      [.presentFlow([link(.app, .feed), link(.search, .profile)])], presented: "app", path: "",
      error: .sourceNotPresented(at(.search), index: 1)),
    ReferenceCase(
      "a redirect presents its flow instead", guarded,
      [.redirect(link(.welcome, .app), to: [link(.welcome, .login)]), .present(.app)], presented: "login",
      path: "welcome>login"),
    ReferenceCase(
      "edges after a redirect whose source is not presented are dropped", guarded,
      [
        .redirect(link(.welcome, .app), to: [link(.welcome, .login)]),
        .presentFlow([link(.welcome, .app), link(.app, .feed), link(.feed, .compose)]),
      ],
      presented: "login", path: "welcome>login"),
    ReferenceCase(
      "those whose source is presented are not", guarded,
      [
        .redirect(link(.welcome, .app), to: [link(.welcome, .login)]),
        .presentFlow([link(.welcome, .app), link(.app, .feed), link(.login, .settings)]),
      ],
      presented: "login settings", path: "welcome>login login>settings"),
    ReferenceCase(
      "a guard's redirect is as the trait", guarded,
      [
        .setGuard(ReferenceGuard(link: link(.welcome, .app), verdict: .redirect(to: [link(.welcome, .login)]))),
        .presentFlow([link(.welcome, .app), link(.app, .feed), link(.feed, .compose)]),
      ],
      presented: "login", path: "welcome>login"),
    ReferenceCase(
      "the commands after a redirect in a sequence are not dropped", guarded,
      [
        .redirect(link(.welcome, .app), to: [link(.welcome, .login)]),
        .sequence([.present(.app), .present(.settings)]),
      ],
      presented: "login settings", path: "welcome>login login>settings"),
    ReferenceCase(
      "and fail as always", guarded,
      [.redirect(link(.welcome, .app), to: [link(.welcome, .login)]), .sequence([.present(.app), .present(.feed)])],
      presented: "welcome", path: "",
      error: .missingSegueToFragment(at(.feed), searched: [at(.login)])),
    ReferenceCase(
      "reading: the redirect's own flow has to start somewhere", guarded,
      [.redirect(link(.welcome, .app), to: [link(.app, .feed)]), .present(.app)], presented: "welcome", path: "",
      error: .sourceNotPresented(at(.app), index: 0)),
    ReferenceCase(
      "reading: an unknown edge is an error after a redirect too", guarded,
      [
        .redirect(link(.welcome, .app), to: [link(.welcome, .login)]),
        .presentFlow([link(.welcome, .app), link(.app, .compose)]),
      ],
      presented: "welcome", path: "", error: .missingSegueForEdge(link(.app, .compose), index: 1)),
    ReferenceCase(
      "a redirect that leads to itself is circular", guarded,
      [.redirect(link(.welcome, .app), to: [link(.welcome, .app)]), .present(.app)], presented: "welcome", path: "",
      error: .circularRedirection([link(.welcome, .app), link(.welcome, .app)])),
    ReferenceCase(
      "two redirects that lead to one another are circular", guarded,
      [
        .redirect(link(.welcome, .app), to: [link(.welcome, .login)]),
        .redirect(link(.welcome, .login), to: [link(.welcome, .app)]), .present(.app),
      ],
      presented: "welcome", path: "",
      error: .circularRedirection([link(.welcome, .app), link(.welcome, .login), link(.welcome, .app)])),
    ReferenceCase(
      "a new redirect replaces the one before", guarded,
      [
        .redirect(link(.welcome, .app), to: [link(.welcome, .app)]),
        .redirect(link(.welcome, .app), to: [link(.welcome, .login), link(.login, .settings)]), .present(.app),
      ],
      presented: "login settings", path: "welcome>login login>settings"),
    ReferenceCase(
      "a redirect to what is presented already is followed by doing nothing", guarded,
      [
        .present(.login), .present(.settings), .redirect(link(.login, .app), to: [link(.welcome, .login)]),
        .present(.app),
      ],
      presented: "login settings", path: "welcome>login login>settings"),
    ReferenceCase(
      "and the rest of a flow is dropped all the same", guarded,
      [
        .present(.login), .redirect(link(.login, .app), to: [link(.welcome, .login)]),
        .presentFlow([link(.login, .app), link(.app, .feed)]),
      ],
      presented: "login", path: "welcome>login"),
    ReferenceCase(
      "with another id it is not there", guarded,
      [
        .present(.login, id: "1"), .redirect(link(.login, .app), to: [link(.welcome, .login)]), .present(.app),
      ],
      presented: "login#1", path: "welcome>login#1", error: .sourceNotPresented(at(.welcome), index: 0)),
    ReferenceCase(
      "what is presented already stays when a redirect comes", guarded,
      [.present(.app), .redirect(link(.welcome, .app), to: [link(.welcome, .login)])], presented: "app",
      path: "welcome>app"),
  ]
}
