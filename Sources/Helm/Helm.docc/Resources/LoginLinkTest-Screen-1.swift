import Helm
import Observation

enum Screen: Fragment {
  case home, news, library, article, compose, login
}

let graph: Segues<Screen> = [
  .tabs(.home => [.news, .library]),
  .push([.news, .library, .article] => .article),
  .sheet(.home => .compose),
  .cover(.home => .login),
  .ids(Int.self, for: .article),
]

@MainActor @Observable final class Account {
  var isSignedIn = false
}
