import Foundation
import Helm

@testable import Shop

extension ShopModel: ShopActions {
  var shown: [String] {
    helm.presentedFragments.filter { ![.shop, .checkout].contains($0.fragment) }
      .map { place in place.id.map { "\(place.fragment) \($0)" } ?? "\(place.fragment)" }
  }
  var badge: Int { cart.items.count }

  func tapCatalog() { helm.select(.catalog) }
  func tapCart() { helm.select(.cart) }
  func tapProduct(_ id: String) { helm.present(Screen.item(Product.ID(rawValue: id))) }
  func tapReviews(of id: String) { helm.present(Screen.opinions(Product.ID(rawValue: id))) }
  func goBack() { helm.back() }
  func addToCart(_ id: String) { cart.items.append(Product.ID(rawValue: id)) }
  func askToRemove(_ id: String) { helm.present(Screen.removal(Product.ID(rawValue: id))) }
  func keep() { helm.dismiss(.remove) }

  func confirmRemoval(of id: String) {
    remove(Product.ID(rawValue: id))
    helm.dismiss(.remove)
  }

  func checkOut() { helm.present(.checkout) }
  func enter(address: String) { cart.address = address }
  func enter(card: String) { cart.card = card }
  func tapNext() { helm.forward() }
  func tapBuy() { buy() }
  func close() { helm.dismissModals() }
  func follow(_ url: URL) { helm.open(url) }
  func tapNotification(of id: String) { showReviews(of: Product.ID(rawValue: id)) }

  func learnThatItIsSoldOut(_ id: String) {
    remove(Product.ID(rawValue: id))
    helm.flushGuards()
  }

  func startAgain(items: [String], address: String) throws -> any ShopActions {
    let again = Cart()
    again.items = items.map(Product.ID.init)
    again.address = address
    again.card = cart.card
    return try ShopModel(cart: again, saved: helm.save())
  }
}
