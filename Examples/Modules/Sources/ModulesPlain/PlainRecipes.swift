import Observation

struct Recipe: Identifiable, Sendable {
  struct ID: Hashable { var rawValue: String }

  let id: ID
  let ingredients: [String]
}

/// The recipes: a stack, and a cover over the recipe that is cooked.
@MainActor @Observable
final class PlainRecipesModel {
  var path: [Recipe.ID] = []
  var isCooking = false

  let recipes: [Recipe]
  /// What it means that somebody wants the ingredients of a recipe; the app says so.
  var onBuy: @MainActor (Recipe) -> Void = { _ in }

  init(recipes: [Recipe]) { self.recipes = recipes }

  func buyIngredients(of id: Recipe.ID) { recipes.first { $0.id == id }.map(onBuy) }

  /// Follows the part of a link that is the module's.
  func open(_ parts: [String]) -> Bool {
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

  func show(_ path: [Recipe.ID]) {
    isCooking = false
    self.path = path
  }
}
