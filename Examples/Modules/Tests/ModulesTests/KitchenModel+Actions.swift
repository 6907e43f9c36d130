import Foundation
import GroceriesFeature
import Helm
import RecipesFeature

@testable import Modules

extension KitchenModel: KitchenActions {
  static func started() throws -> KitchenModel {
    try KitchenModel([
      Recipe(id: Recipe.ID(rawValue: "soup"), ingredients: ["leek", "potatoes"]),
      Recipe(id: Recipe.ID(rawValue: "cake"), ingredients: ["flour"]),
    ])
  }

  var shown: [String] { helm.presentedFragments.filter { $0.fragment != .home }.map(\.description) }
  var toBuy: [String] { groceries.list.items.map(\.name) }

  func tapRecipes() { helm.select(.recipes(.list)) }
  func tapGroceries() { helm.select(.groceries(.list)) }
  func tapRecipe(_ name: String) { recipes.helm.present(RecipesScreen.dish(Recipe.ID(rawValue: name))) }
  func cook() { recipes.helm.present(.cooking) }
  func stopCooking() { recipes.helm.dismiss(.cooking) }
  func buyIngredients(of name: String) { recipes.buyIngredients(of: Recipe.ID(rawValue: name)) }
  func tapItem(_ name: String) { groceries.helm.present(GroceriesScreen.thing(name)) }
  func tapRecipe(ofItem name: String) { groceries.openRecipe(of: name) }
  func tapAdd() { groceries.helm.present(.add) }
  func enter(_ name: String) { groceries.add(name) }
  func goBack() { helm.back() }
  func follow(_ url: URL) { helm.open(url) }

  func learnThatItIsBought(_ name: String) {
    groceries.list.items.removeAll { $0.name == name }
    helm.flushGuards()
  }
}
