import Helm

/// Screens that replace each other, from a splash screen to a dashboard.
public enum BasicExample: String, Fragment, CaseIterable {
  case splash, gatekeeper, login, register, forgotPass, dashboard

  /// The segues.
  public static let segues = [
    Segue<Self>(.splash => .gatekeeper),
    Segue(.gatekeeper => .login, style: .hold, auto: true),
    Segue(.login => .register), Segue(.register => .login),
    Segue(.login => .forgotPass), Segue(.forgotPass => .login),
    Segue(.login => .dashboard, leaving: .gatekeeper),
    Segue(.register => .dashboard, leaving: .gatekeeper),
  ]
}
