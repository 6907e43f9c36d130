import Helm
import Observation

/// A small app with a login, for tests of changes at run time.
enum Shop: Fragment {
  case splash, gatekeeper, login, register, dashboard, news, library, article, compose, attach, banner
}

enum ShopTag: SegueTag { case write }

/// The state that guards read.
@MainActor @Observable final class Session {
  var isLoggedIn = false
  var isAdmin = false
  var count = 0
}

extension Shop {
  static let segues: [Segue<Shop>] = [
    Segue(.splash => .gatekeeper),
    Segue(.splash => .dashboard),
    Segue(.gatekeeper => .login, style: .hold, auto: true),
    Segue(.login => .register),
    Segue(.register => .login),
    Segue(.login => .dashboard, leaving: .gatekeeper),
    Segue(.dashboard => .news, style: .hold, auto: true),
    Segue(.dashboard => .library, style: .hold),
    Segue(.dashboard => .compose, style: .hold, dismissable: true, tag: ShopTag.write),
    Segue(.dashboard => .banner, style: .hold, dismissable: true, presentation: .overlay),
    Segue(.news => .article, dismissable: true),
    Segue(.article => .article, dismissable: true),
    Segue(.compose => .attach, dismissable: true),
  ]
}

extension Helm<Shop> {
  /// The names of the presented fragments, from the bottom to the top.
  var names: [String] { presentedFragments.map(\.description) }
}
