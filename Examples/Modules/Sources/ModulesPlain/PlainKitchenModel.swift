import Foundation
import GroceriesPlain
import Observation
import RecipesPlain

/// The same app without Helm: its modules' state in plain variables, for views to bind.
@MainActor @Observable
final class PlainKitchenModel {
  enum Tab { case recipes, groceries }

  private(set) var tab = Tab.recipes
  let recipes: PlainRecipesModel
  let groceries = PlainGroceriesModel()

  init(_ menu: [Recipe]) {
    recipes = PlainRecipesModel(recipes: menu)
    recipes.onBuy = { [weak self] recipe in self?.buy(recipe) }
    groceries.onOpenRecipe = { [weak self] recipe in self?.show(recipe) }
  }

  private func buy(_ recipe: Recipe) {
    groceries.add(recipe.ingredients.map { Grocery(name: $0, recipe: recipe.id.rawValue) })
    groceries.show([])
    select(.groceries)
  }

  private func show(_ recipe: String) {
    recipes.show([Recipe.ID(rawValue: recipe)])
    select(.recipes)
  }

  /// A modal of the tab that is left would stay up over the other one.
  func select(_ tab: Tab) {
    if self.tab != tab {
      recipes.isCooking = recipes.isCooking && tab == .recipes
      groceries.isAdding = groceries.isAdding && tab == .groceries
    }
    self.tab = tab
  }

  func open(_ url: URL) {
    let path = url.pathComponents.filter { $0 != "/" }
    let parts: [String] =
      switch (url.scheme, url.host()) {
      case ("kitchen", let host): [host].compactMap { $0 } + path
      case ("https", "kitchen.example"): path
      default: []
      }
    switch parts.first {
    case "recipes": if recipes.open(Array(parts.dropFirst())) { select(.recipes) }
    case "groceries": if groceries.open(Array(parts.dropFirst())) { select(.groceries) }
    default: return
    }
  }
}
