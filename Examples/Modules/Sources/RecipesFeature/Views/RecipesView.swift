#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  /// The screens of the recipes.
  public struct RecipesView: View {
    private let screen: RecipesScreen

    /// Shows a screen.
    public init(_ screen: RecipesScreen) { self.screen = screen }

    /// The view of the screen.
    public var body: some View {
      switch screen {
      case .list: RecipeList()
      case .recipe: FragmentIDReader(RecipesScreen.dish) { id in RecipeView(id: id) }
      case .cooking: CookingView()
      }
    }
  }

  private struct RecipeList: View {
    @Environment(RecipesModel.self) private var model

    var body: some View {
      List(model.recipes) { recipe in
        Button(recipe.id.rawValue) { model.helm.present(RecipesScreen.dish(recipe.id)) }
      }
      .navigationTitle("Recipes")
    }
  }

  private struct RecipeView: View {
    let id: Recipe.ID

    @Environment(RecipesModel.self) private var model

    var body: some View {
      VStack {
        Button("Cook") { model.helm.present(.cooking) }
        Button("Buy the ingredients") { model.buyIngredients(of: id) }
      }
      .navigationTitle(id.rawValue)
    }
  }

  private struct CookingView: View {
    @Environment(RecipesModel.self) private var model

    var body: some View {
      VStack {
        Text("Stir.")
        Button("Done") { model.helm.dismiss(.cooking) }
      }
    }
  }
#endif
