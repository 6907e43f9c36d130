import Helm
import Observation

/// What can be cooked.
public struct Recipe: Identifiable, Sendable {
  /// The name of a recipe.
  public struct ID: FragmentID, RawRepresentable, Hashable {
    /// The name as it is in links.
    public var rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let id: ID

  /// What it takes.
  public let ingredients: [String]

  /// Makes a recipe.
  public init(id: ID, ingredients: [String]) {
    self.id = id
    self.ingredients = ingredients
  }
}

/// The module without its views: it moves in its own words, wherever the app has placed it.
@MainActor @Observable
public final class RecipesModel {
  /// The module's part of the navigation.
  public let helm: HelmScope<RecipesScreen>

  let recipes: [Recipe]
  private let onBuy: @MainActor (Recipe) -> Void

  /// Makes the module.
  ///
  /// - Parameters:
  ///   - helm: The module's part of the navigation.
  ///   - recipes: What can be cooked.
  ///   - onBuy: Called when the user wants the ingredients of a recipe; the app decides how.
  public init(_ helm: HelmScope<RecipesScreen>, recipes: [Recipe], onBuy: @escaping @MainActor (Recipe) -> Void) {
    self.helm = helm
    self.recipes = recipes
    self.onBuy = onBuy
  }

  /// Buys what the recipe takes.
  public func buyIngredients(of id: Recipe.ID) { recipes.first { $0.id == id }.map(onBuy) }
}
