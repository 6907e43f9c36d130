import Helm
import Observation

/// What is to be bought, and for which recipe.
public struct Grocery: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The recipe that it is for.
  public let recipe: String?

  /// Makes something to be bought.
  public init(name: String, recipe: String?) {
    self.name = name
    self.recipe = recipe
  }
}

/// The module without its views: it moves in its own words, wherever the app has placed it.
@MainActor @Observable
public final class GroceriesModel {
  /// The module's part of the navigation.
  public let helm: HelmScope<GroceriesScreen>

  /// What is still to be bought.
  public let list: GroceryList

  private let onOpenRecipe: @MainActor (String) -> Void

  /// Makes the module.
  ///
  /// - Parameters:
  ///   - helm: The module's part of the navigation.
  ///   - list: What is still to be bought.
  ///   - onOpenRecipe: Called when the user wants to see the recipe of an item; the app decides how.
  public init(
    _ helm: HelmScope<GroceriesScreen>, list: GroceryList, onOpenRecipe: @escaping @MainActor (String) -> Void
  ) {
    self.helm = helm
    self.list = list
    self.onOpenRecipe = onOpenRecipe
    // Closes what another person has bought in the meantime.
    helm.guard(.into(.item)) { edge in
      list.items.contains { edge.to == GroceriesScreen.thing($0.name) } ? .allow : .deny("It is not on the list.")
    }
  }

  /// Puts something on the list, and closes the sheet.
  public func add(_ name: String) {
    list.items.append(Grocery(name: name, recipe: nil))
    helm.dismiss(.add)
  }

  /// Opens the recipe that an item is for.
  public func openRecipe(of name: String) { list.items.first { $0.name == name }?.recipe.map(onOpenRecipe) }
}

/// The list that a family shares.
@MainActor @Observable
public final class GroceryList {
  /// What is still to be bought.
  public var items: [Grocery] = []

  /// Makes an empty list.
  public init() {}
}
