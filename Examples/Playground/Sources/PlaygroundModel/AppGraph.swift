import Helm

/// The app's navigation: all of it.
public enum AppGraph {
  /// The segues.
  public static let segues: [Segue<AppFragment>] = entrance + tabs + stacks + layers

  /// The tabs, in the order of the tab bar.
  public static let tabBar: [AppFragment] = [.news, .library, .settings]

  private static let entrance: [Segue<AppFragment>] =
    [
      Segue(.splash => .gatekeeper),
      Segue(.splash => .dashboard),
      Segue(.gatekeeper => .login, style: .hold, auto: true),
      Segue(.login => .dashboard, leaving: .gatekeeper),
      Segue(.register => .dashboard, leaving: .gatekeeper),
    ]
    + [.login => .register, .register => .login, .login => .forgotPass, .forgotPass => .login].map { Segue($0) }

  private static let tabs: [Segue<AppFragment>] = [
    Segue(.dashboard => .news, style: .hold, auto: true),
    Segue(.dashboard => .library, style: .hold),
    Segue(.dashboard => .settings, style: .hold),
  ]

  private static let stacks: [Segue<AppFragment>] = [
    Segue(.news => .article, dismissable: true),
    Segue(.article => .article, dismissable: true),
    Segue(.library => .city, dismissable: true),
  ]

  private static let layers: [Segue<AppFragment>] = [
    Segue(.dashboard => .compose, style: .hold, dismissable: true, tag: AppTag.write, presentation: .sheet),
    Segue(
      .compose => .discard, style: .hold, dismissable: true, tag: AppTag.discardDraft, presentation: .popover),
    Segue(.dashboard => .player, style: .hold, dismissable: true, presentation: .overlay),
  ]
}
