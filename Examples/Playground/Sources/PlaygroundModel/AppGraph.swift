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

    // The tabs, each with its stack.
    .tabs(.dashboard => tabBar),
    .push([.news, .article] => .article),
    .push(.library => .city),

    // What lies above them.
    .sheet(.dashboard => .compose, tag: AppTag.write),
    .dialog(.compose => .discard, tag: AppTag.discardDraft),
    .overlay(.dashboard => .player),
  ]

  /// The tabs, in the order of the tab bar.
  public static let tabBar: [AppFragment] = [.news, .library, .settings]
}
