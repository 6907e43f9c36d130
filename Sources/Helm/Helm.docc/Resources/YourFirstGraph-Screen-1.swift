import Helm

enum Screen: Fragment {
  case home, news, library, article, compose
}
