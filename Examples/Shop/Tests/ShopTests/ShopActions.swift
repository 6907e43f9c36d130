import Foundation

/// What a person does with the app, and what they see.
@MainActor protocol ShopActions {
  var shown: [String] { get }
  var badge: Int { get }

  func tapCatalog()
  func tapCart()
  func tapProduct(_ id: String)
  func tapReviews(of id: String)
  func goBack()
  func addToCart(_ id: String)
  func askToRemove(_ id: String)
  func keep()
  func confirmRemoval(of id: String)
  func checkOut()
  func enter(address: String)
  func enter(card: String)
  func tapNext()
  func tapBuy()
  func close()
  func follow(_ url: URL)
  func tapNotification(of id: String)
  /// The server says so, whatever is shown.
  func learnThatItIsSoldOut(_ id: String)
  /// The app ends, and is started again, with a cart that has these items and this address.
  func startAgain(items: [String], address: String) throws -> any ShopActions
}
