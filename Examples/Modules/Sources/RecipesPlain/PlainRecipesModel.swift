import Observation

package struct Recipe: Identifiable, Sendable {
  package struct ID: Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
  }

  package let id: ID
  package let ingredients: [String]

  package init(id: ID, ingredients: [String]) {
    self.id = id
    self.ingredients = ingredients
  }
}

/// The recipes: a stack, and a cover over the recipe that is cooked.
@MainActor @Observable
package final class PlainRecipesModel {
  var path: [Recipe.ID] = []
  package var isCooking = false

  let recipes: [Recipe]
  /// Called when the user wants the ingredients of a recipe; the app decides how.
  package var onBuy: @MainActor (Recipe) -> Void = { _ in }

  package init(recipes: [Recipe]) { self.recipes = recipes }

  package func buyIngredients(of id: Recipe.ID) { recipes.first { $0.id == id }.map(onBuy) }

  /// Follows the part of a link that is the module's.
  package func open(_ parts: [String]) -> Bool {
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case (nil, nil, 0): show([])
    case (let id?, nil, 1): show([Recipe.ID(rawValue: id)])
    case (let id?, "cooking", 2):
      show([Recipe.ID(rawValue: id)])
      isCooking = true
    default: return false
    }
    return true
  }

  package func show(_ path: [Recipe.ID]) {
    isCooking = false
    self.path = path
  }
}
