import Helm

/// Every screen of the app.
enum Screen: Fragment {
  case launch, login
  case home, feed, people, profile
  case compose, discard

  /// A profile is somebody's: it can't be presented without an id.
  static let person = profile.identified(by: User.ID.self)
}

/// Which screen leads to which, and how it is shown.
let graph: Segues<Screen> = [
  .swap(.launch => [.login, .home]),
  .swap(.login => .home),
  .tabs(.home => [.feed, .people]),
  .push([.feed, .people, .profile] => .profile),
  .sheet(.home => .compose),
  .dialog(.compose => .discard),
  .ids(Screen.person),
]

/// What the app's URLs look like.
let links: [Link<Screen>] = [
  Link("/feed", .feed),
  Link("/people", .people),
  Link("/users/:id", .profile),
  Link("/write", .compose),
]
