import Foundation

@testable import ShopPlain

extension PlainShopModel: ShopActions {
  var shown: [String] {
    let place =
      switch path.last {
      case .product(let id): "product \(id.rawValue)"
      case .reviews(let id): "reviews \(id.rawValue)"
      case nil: "\(tab)"
      }
    let sheet =
      switch sheet {
      case .checkout: [steps.last.map { "\($0)" } ?? "address"]
      case .receipt: ["receipt"]
      case nil: [String]()
      }
    return [place] + (itemToRemove.map { ["remove \($0.rawValue)"] } ?? []) + sheet
  }
  var badge: Int { cart.items.count }

  func tapCatalog() { tab = .catalog }
  func tapCart() { tab = .cart }
  func tapProduct(_ id: String) { path.append(.product(Product.ID(rawValue: id))) }
  func tapReviews(of id: String) { path.append(.reviews(Product.ID(rawValue: id))) }
  func goBack() { if sheet == .checkout { steps.removeLast() } else { path.removeLast() } }
  func addToCart(_ id: String) { cart.items.append(Product.ID(rawValue: id)) }
  func askToRemove(_ id: String) { itemToRemove = Product.ID(rawValue: id) }
  func keep() { itemToRemove = nil }

  func confirmRemoval(of id: String) {
    remove(Product.ID(rawValue: id))
    itemToRemove = nil
  }

  func enter(address: String) { cart.address = address }
  func enter(card: String) { cart.card = card }
  func tapNext() { goOn() }
  func tapBuy() { buy() }
  func close() { closeSheet() }
  func follow(_ url: URL) { open(url) }
  func tapNotification(of id: String) { showReviews(of: Product.ID(rawValue: id)) }
  func learnThatItIsSoldOut(_ id: String) { remove(Product.ID(rawValue: id)) }

  func startAgain(items: [String], address: String) -> any ShopActions {
    let again = Cart()
    again.items = items.map(Product.ID.init)
    again.address = address
    again.card = cart.card
    return PlainShopModel(cart: again, saved: save())
  }
}
