import Foundation

@testable import GroceriesPlain
@testable import ModulesPlain
@testable import RecipesPlain

extension PlainKitchenModel: KitchenActions {
  static func started() -> PlainKitchenModel {
    PlainKitchenModel([
      Recipe(id: Recipe.ID(rawValue: "soup"), ingredients: ["leek", "potatoes"]),
      Recipe(id: Recipe.ID(rawValue: "cake"), ingredients: ["flour"]),
    ])
  }

  var shown: [String] {
    let recipe = recipes.path.last.map { "recipes.recipe (id \($0.rawValue))" } ?? "recipes.list"
    let item = groceries.path.last.map { "groceries.item (id \($0))" } ?? "groceries.list"
    return [tab == .recipes ? recipe : item] + (recipes.isCooking ? ["recipes.cooking"] : [])
      + (groceries.isAdding ? ["groceries.add"] : [])
  }
  var toBuy: [String] { groceries.items.map(\.name) }

  func tapRecipes() { select(.recipes) }
  func tapGroceries() { select(.groceries) }
  func tapRecipe(_ name: String) { recipes.path.append(Recipe.ID(rawValue: name)) }
  func cook() { recipes.isCooking = true }
  func stopCooking() { recipes.isCooking = false }
  func buyIngredients(of name: String) { recipes.buyIngredients(of: Recipe.ID(rawValue: name)) }
  func tapItem(_ name: String) { groceries.path.append(name) }
  func tapRecipe(ofItem name: String) { groceries.openRecipe(of: name) }
  func tapAdd() { groceries.isAdding = true }
  func enter(_ name: String) { groceries.add(name) }
  func goBack() { if tab == .recipes { recipes.path.removeLast() } else { groceries.path.removeLast() } }
  func follow(_ url: URL) { open(url) }
  func learnThatItIsBought(_ name: String) { groceries.remove(name) }
}
