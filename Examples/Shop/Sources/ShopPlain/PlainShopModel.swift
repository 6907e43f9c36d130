import Foundation
import Observation

/// The same app without Helm: its state in plain variables, for views to bind.
@MainActor @Observable
final class PlainShopModel {
  enum Tab: Codable { case catalog, cart }
  enum Place: Hashable, Codable { case product(Product.ID), reviews(Product.ID) }
  enum Step: Codable { case payment, summary }
  enum Sheet: Codable { case checkout, receipt }

  private struct Saved: Codable {
    var tab: Tab
    var catalogPath: [Place]
    var cartPath: [Place]
    var sheet: Sheet?
    var steps: [Step]
    var itemToRemove: Product.ID?
  }

  let cart: Cart
  var tab = Tab.catalog
  var catalogPath: [Place] = []
  var cartPath: [Place] = []
  var sheet: Sheet?
  var steps: [Step] = []
  var itemToRemove: Product.ID?

  init(cart: Cart = Cart(), saved: Data? = nil) {
    self.cart = cart
    if let saved { restore(saved) }
  }

  /// The stack of the tab in front.
  var path: [Place] {
    get { tab == .catalog ? catalogPath : cartPath }
    set { if tab == .catalog { catalogPath = newValue } else { cartPath = newValue } }
  }

  var canCheckOut: Bool { !cart.items.isEmpty }

  func checkOut() {
    guard canCheckOut else { return }
    steps = []
    sheet = .checkout
  }

  var canGoOn: Bool {
    switch steps.last {
    case nil: !cart.address.isEmpty
    case .payment: !cart.card.isEmpty
    case .summary: false
    }
  }

  func goOn() {
    guard canGoOn else { return }
    steps.append(steps.isEmpty ? .payment : .summary)
  }

  func buy() {
    sheet = .receipt
    steps = []
    cart.items = []
  }

  func closeSheet() {
    sheet = nil
    steps = []
  }

  /// Whoever changes the cart has to call this, or the checkout goes on with an empty one.
  func remove(_ product: Product.ID) {
    cart.items.removeAll { $0 == product }
    if cart.items.isEmpty, sheet == .checkout { closeSheet() }
  }

  func showReviews(of product: Product.ID) { show(.catalog, [.product(product), .reviews(product)]) }

  func open(_ url: URL) {
    guard let parts = parts(of: url) else { return }
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case (nil, nil, 0): show(.catalog, [])
    case ("products", let id?, 2): show(.catalog, [.product(Product.ID(rawValue: id))])
    case ("cart", nil, 1): show(.cart, [])
    case ("checkout", nil, 1):
      guard canCheckOut else { return }
      itemToRemove = nil
      checkOut()
    default: return
    }
  }

  private func show(_ tab: Tab, _ path: [Place]) {
    closeSheet()
    itemToRemove = nil
    self.tab = tab
    self.path = path
  }

  private func parts(of url: URL) -> [String]? {
    let path = url.pathComponents.filter { $0 != "/" }
    return switch (url.scheme, url.host()) {
    case ("shop", let host): [host].compactMap { $0 }.filter { !$0.isEmpty } + path
    case ("https", "shop.example"): path
    default: nil
    }
  }

  func save() -> Data? {
    try? JSONEncoder().encode(
      Saved(
        tab: tab, catalogPath: catalogPath, cartPath: cartPath, sheet: sheet, steps: steps,
        itemToRemove: itemToRemove))
  }

  /// What was possible then may not be now: each rule is asked again.
  private func restore(_ data: Data) {
    guard let saved = try? JSONDecoder().decode(Saved.self, from: data) else { return }
    tab = saved.tab
    catalogPath = saved.catalogPath
    cartPath = saved.cartPath
    itemToRemove = saved.itemToRemove
    sheet = saved.sheet == .checkout && !canCheckOut ? nil : saved.sheet
    guard sheet == .checkout else { return }
    for step in saved.steps where canGoOn { steps.append(step) }
  }
}
