import Foundation
import GroceriesFeature
import Helm
import RecipesFeature
import Testing

@testable import Modules
@testable import ModulesPlain

/// One scenario, done with each of the two models.
@Suite("Modules") @MainActor struct ModulesTests {
  enum Model: CaseIterable {
    case helm, plain

    @MainActor func start() throws -> any KitchenActions {
      switch self {
      case .helm: try KitchenModel.started()
      case .plain: PlainKitchenModel.started()
      }
    }
  }

  @Test func everyLinkFitsTheGraph() throws {
    let helm = try KitchenModel.started().helm
    #expect(helm.links.findings(in: helm.graph) == [])
  }

  /// A module's tests and previews run without the app.
  @Test func aModuleRunsAlone() throws {
    let list = GroceryList()
    let alone = GroceriesModel(HelmScope(try Helm(nav: GroceriesScreen.graph)), list: list) { _ in }
    alone.helm.present(.add)
    alone.add("milk")
    alone.helm.present(GroceriesScreen.thing("milk"))
    #expect(alone.helm.presentedFragments == [GroceriesScreen.thing("milk")])
  }

  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: Model.allCases) func fromARecipeToTheGroceriesAndBack(_ model: Model) throws {
    let app = try model.start()
    #expect(app.shown == ["recipes.list"])
    app.tapRecipe("soup")
    app.cook()
    #expect(app.shown == ["recipes.recipe (id soup)", "recipes.cooking"])
    app.buyIngredients(of: "soup")
    #expect(app.shown == ["groceries.list"])
    #expect(app.toBuy == ["leek", "potatoes"])

    app.tapRecipes()
    #expect(app.shown == ["recipes.recipe (id soup)"])
    app.goBack()
    app.tapRecipe("cake")
    app.tapGroceries()
    app.tapItem("leek")
    #expect(app.shown == ["groceries.item (id leek)"])
    app.tapRecipe(ofItem: "leek")
    #expect(app.shown == ["recipes.recipe (id soup)"])
    app.goBack()
    #expect(app.shown == ["recipes.list"])
    app.tapGroceries()
    #expect(app.shown == ["groceries.item (id leek)"])
  }

  @Test(arguments: Model.allCases) func whatIsBoughtIsClosed(_ model: Model) throws {
    let app = try model.start()
    app.tapGroceries()
    app.tapAdd()
    #expect(app.shown == ["groceries.list", "groceries.add"])
    app.enter("milk")
    #expect(app.shown == ["groceries.list"])
    app.tapItem("milk")
    #expect(app.shown == ["groceries.item (id milk)"])
    app.learnThatItIsBought("milk")
    #expect(app.shown == ["groceries.list"])
  }

  @Test(arguments: Model.allCases) func linksOfBothModules(_ model: Model) throws {
    let app = try model.start()
    app.follow(try url("kitchen://recipes/soup/cooking"))
    #expect(app.shown == ["recipes.recipe (id soup)", "recipes.cooking"])
    app.follow(try url("kitchen://groceries/add"))
    #expect(app.shown == ["groceries.list", "groceries.add"])
    app.enter("milk")
    app.follow(try url("https://kitchen.example/recipes"))
    #expect(app.shown == ["recipes.list"])
    for wrong in ["kitchen://groceries/items/beer", "kitchen://groceries/milk", "kitchen://wines"] {
      app.follow(try url(wrong))
      #expect(app.shown == ["recipes.list"], "\(wrong)")
    }
    app.follow(try url("kitchen://groceries/items/milk"))
    #expect(app.shown == ["groceries.item (id milk)"])
    app.goBack()
    #expect(app.shown == ["groceries.list"])
  }
}
