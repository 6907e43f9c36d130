import Helm

/// Three tabs, each with its own stack, and a sheet over all of them.
public enum TabsExample: String, Fragment, CaseIterable {
  case tabs, news, library, settings, article, compose

  /// The segues.
  public static let segues = [
    Segue<Self>(.tabs => .news, style: .hold, auto: true),
    Segue(.tabs => .library, style: .hold),
    Segue(.tabs => .settings, style: .hold),
    Segue(.news => .article, dismissable: true),
    Segue(.article => .article, dismissable: true),
    Segue(.tabs => .compose, style: .hold, dismissable: true),
  ]
}
