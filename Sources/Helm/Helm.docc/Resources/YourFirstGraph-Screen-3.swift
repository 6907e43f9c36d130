import Helm

enum Screen: Fragment {
  case home, news, library, article, compose
}

let graph: Segues<Screen> = [
  .tabs(.home => [.news, .library]),
  .push([.news, .library, .article] => .article),
  .sheet(.home => .compose),
  .ids(Int.self, for: .article),
]
