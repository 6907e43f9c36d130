import Foundation

/// What a person does with the app, and what they see.
@MainActor protocol KitchenActions {
  var shown: [String] { get }
  var toBuy: [String] { get }

  func tapRecipes()
  func tapGroceries()
  func tapRecipe(_ name: String)
  func cook()
  func stopCooking()
  func buyIngredients(of name: String)
  func tapItem(_ name: String)
  func tapRecipe(ofItem name: String)
  func tapAdd()
  func enter(_ name: String)
  func goBack()
  func follow(_ url: URL)
  /// Somebody else has bought it, whatever is shown.
  func learnThatItIsBought(_ name: String)
}
