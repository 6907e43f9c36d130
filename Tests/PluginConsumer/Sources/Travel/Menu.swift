import Helm

enum Dish: Fragment {
  case starter, main, dessert
}

// In an executable, which other targets cannot link.
enum Menu {
  @MainActor static let menu = [Segue<Dish>(.starter => .main), Segue(.main => .dessert, dismissable: true)]
}
