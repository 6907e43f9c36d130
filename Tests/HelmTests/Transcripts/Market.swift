import Helm

/// An app with a module, and with one of everything.
enum Market: Fragment {
  case start, home, news, article, inbox, mail, login, code, compose, picker, player, search, lock, terms, shop(Shop)

  enum Shop: Fragment { case list, item, cart, pay, receipt }

  enum Tag: SegueTag { case write, buy, leave }

  static let segues: Segues<Market> = [
    .swap(.start => .home), .tabs(.home => [.news, .inbox, .shop(.list)]), .push(.news => .article => .article),
    .columns(.inbox => .mail), .push(.mail => .article), .sheet([.news, .mail] => .compose, tag: Tag.write),
    .push(.compose => .picker), .sheet(.home => .login), .push(.login => .code, auto: true),
    .accessory(.home => .player),
    .overlay([.home, .article] => .search), .curtain(.home => .lock, dismissable: true, tag: Tag.leave),
    .sheet(.inbox => .terms, dismissable: false), .push(.shop(.list) => .shop(.item)),
    .push(.shop(.item) => .shop(.item)),
    .sheet(.shop(.item) => .shop(.cart), tag: Tag.buy), .push(.shop(.cart) => .shop(.pay)),
    .swap(.shop(.pay) => .shop(.receipt)), .push(.article => .shop(.item)), .alert(.shop(.cart) => .terms),
  ]

  static let ids: [Market: [String]] = [
    .article: ["1", "2"], .mail: ["a", "b"], .shop(.item): ["x", "y"], .compose: ["new", "old"],
  ]
}

/// The app as it was before: other names, other ids, and a container less.
enum OldMarket: Fragment {
  case start, home, news, article, inbox, message, compose, radio, item

  static let segues: Segues<OldMarket> = [
    .swap(.start => .home), .tabs(.home => [.news, .inbox]), .push(.news => .article), .push(.inbox => .message),
    .sheet(.news => .compose), .accessory(.home => .radio), .push(.article => .item),
  ]
}
