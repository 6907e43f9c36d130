import Helm

enum Screen: Fragment {
  case cities, city, map, ticket
}

// Neither public nor in a product.
let graph: Segues<Screen> = [
  .push(.cities => [.city, .map]),
  .sheet(.city => .ticket),
]
