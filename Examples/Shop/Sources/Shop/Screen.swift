import Helm

/// Every screen of the app, and the containers that hold them.
enum Screen: Fragment {
  case shop, catalog, product, reviews, cart, remove
  case checkout, address, payment, summary, receipt

  /// These are about one product: none of them can be presented without its id.
  static let item = product.identified(by: Product.ID.self)
  static let opinions = reviews.identified(by: Product.ID.self)
  static let removal = remove.identified(by: Product.ID.self)
}

/// Which screen leads to which, and how it is shown.
let graph: Segues<Screen> = [
  .tabs(.shop => [.catalog, .cart]),
  .push([.catalog, .cart] => .product => .reviews),
  .alert(.cart => .remove),

  // The receipt takes the place of the checkout: there is no way back into it.
  .sheet(.shop => [.checkout, .receipt]),
  .inline(.checkout => .address, auto: true),
  .push(.address => .payment => .summary),

  .ids(Screen.item), .ids(Screen.opinions), .ids(Screen.removal),
]

/// What the app's URLs look like.
let links: [Link<Screen>] = [
  Link("/", .catalog),
  Link("/products/:id", .catalog, .product),
  Link("/cart", .cart),
  Link("/checkout", .address),
]
