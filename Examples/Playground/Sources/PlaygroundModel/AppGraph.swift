import Helm

/// The app's navigation: all of it.
public enum AppGraph {
  /// The segues.
  public static let segues: Segues<AppFragment> = [
    // The entrance: whoever logs in leaves the gatekeeper with all that it shows.
    .swap(.splash => [.gatekeeper, .dashboard]),
    .inline(.gatekeeper => .login, auto: true),
    .swap([.login, .register] => .dashboard, leaving: .gatekeeper),
    .swap(.register <=> .login <=> .forgotPass),

    // The tabs: one with a stack, one with columns.
    .tabs(.dashboard => tabBar),
    .push([.news, .article] => .article),
    .columns(.library => .city),

    // What stays beside them, and what lies above.
    .accessory(.dashboard => .player),
    .sheet(.dashboard => .compose, tag: AppTag.write),
    .dialog(.compose => .discard, tag: AppTag.discardDraft),
    .curtain(.dashboard => .lock, dismissable: true),
  ]

  /// The tabs, in the order of the tab bar.
  public static let tabBar: [AppFragment] = [.news, .library, .settings]
}
