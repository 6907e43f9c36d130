import Helm

/// Three tabs, each with its own stack, and a sheet over all of them.
public enum TabsExample: String, Fragment, CaseIterable {
  case tabs, news, library, settings, article, compose

  /// The segues.
  public static let segues: Segues<Self> = [
    .tabs(.tabs => [.news, .library, .settings]),
    .push([.news, .article] => .article),
    .sheet(.tabs => .compose),
  ]
}
