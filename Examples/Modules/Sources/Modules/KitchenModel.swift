import GroceriesFeature
import Helm
import Observation
import RecipesFeature

/// Every screen of the app: its own, and those of its modules.
enum Screen: Fragment { case home, recipes(RecipesScreen), groceries(GroceriesScreen) }

/// The app without its views: it places the modules, and says what they mean to each other.
@MainActor @Observable
final class KitchenModel {
  let helm: Helm<Screen>
  let recipes: RecipesModel
  let groceries: GroceriesModel

  init(_ menu: [Recipe]) throws {
    let recipes = try Nesting(RecipesScreen.graph, in: Screen.recipes)
    let groceries = try Nesting(GroceriesScreen.graph, in: Screen.groceries)
    let helm = try Helm<Screen>(nav: [
      .tabs(.home => [recipes.root, groceries.root]), .nested(recipes), .nested(groceries),
    ])
    helm.links = try Links(
      origins: ["kitchen:", "https://kitchen.example"],
      recipes.links(RecipesScreen.links, at: "/recipes") + groceries.links(GroceriesScreen.links, at: "/groceries"))
    self.helm = helm

    let (dishes, shopping) = (helm.scope(recipes), helm.scope(groceries))
    let list = GroceryList()
    self.recipes = RecipesModel(dishes, recipes: menu) { recipe in
      list.items += recipe.ingredients.map { Grocery(name: $0, recipe: recipe.id.rawValue) }
      shopping.go(to: .list)
    }
    self.groceries = GroceriesModel(shopping, list: list) { recipe in
      dishes.go(through: [PathFragment(.list), RecipesScreen.dish(Recipe.ID(rawValue: recipe))])
    }
  }
}
