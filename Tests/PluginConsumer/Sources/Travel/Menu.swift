import Helm

enum Dish: Fragment {
  case starter, main, dessert
}

// In a program, which others cannot link.
enum Menu {
  @MainActor static let menu = [Segue<Dish>(.starter => .main), Segue(.main => .dessert, dismissable: true)]
}
