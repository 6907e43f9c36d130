import Helm

/// Screens that replace each other, from a splash screen to a dashboard.
public enum BasicExample: String, Fragment, CaseIterable {
  case splash, gatekeeper, login, register, forgotPass, dashboard

  /// The segues.
  public static let segues: Segues<Self> = [
    .swap(.splash => .gatekeeper),
    .inline(.gatekeeper => .login, auto: true),
    .swap(.register <=> .login <=> .forgotPass),
    .swap([.login, .register] => .dashboard, leaving: .gatekeeper),
  ]
}
