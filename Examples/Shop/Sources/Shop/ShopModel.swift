import Foundation
import Helm
import Observation

/// The app without its views.
@MainActor @Observable
final class ShopModel {
  let cart: Cart
  let helm: Helm<Screen>

  /// Starts the app, where it was left if that is still possible.
  init(cart: Cart = Cart(), saved: Data? = nil) throws {
    self.cart = cart
    helm = try Helm(nav: graph)
    helm.links = try Links(origins: ["shop:", "https://shop.example"], links)

    // No step without the one before. What a guard takes back, such as a product that is sold out, closes the screen, too.
    helm.guard(.into(.checkout)) { cart.items.isEmpty ? .deny("The cart is empty.") : .allow }
    helm.guard(.into(.payment)) { cart.address.isEmpty ? .deny("Where do we send it?") : .allow }
    helm.guard(.into(.summary)) { cart.card.isEmpty ? .deny("How do you pay?") : .allow }

    if let saved { helm.restore(saved: saved) }
  }

  /// Takes the product out of the cart: the person doesn't want it, or it is sold out.
  func remove(_ product: Product.ID) { cart.items.removeAll { $0 == product } }

  func buy() {
    helm.present(.receipt)
    cart.items = []
  }

  /// Opens what a notification is about; going back leads to the product, and to the catalog.
  func showReviews(of product: Product.ID) {
    helm.go(through: [PathFragment(.catalog), Screen.item(product), Screen.opinions(product)])
  }
}
