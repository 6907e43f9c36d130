import Helm

/// Every screen of the app.
enum Screen: Fragment {
  case home, accounts, account, cards, transfer, terms, lock

  /// An account has a number; a transfer is from the account that it is over.
  static let details = account.identified(by: Account.ID.self)
}

/// Which screen leads to which, and how it is shown.
let graph: Segues<Screen> = [
  .tabs(.home => [.accounts, .cards]),
  .push(.accounts => .account),
  .sheet(.account => .transfer),
  .cover(.home => .terms),
  .curtain(.home => .lock, dismissable: true),
  .ids(Screen.details),
]

/// What the app's URLs look like.
let links: [Link<Screen>] = [
  Link("/accounts", .accounts),
  Link("/accounts/:id", .accounts, .account),
  Link("/accounts/:account/transfer", .accounts, .account, .transfer),
  Link("/cards", .cards),
]
