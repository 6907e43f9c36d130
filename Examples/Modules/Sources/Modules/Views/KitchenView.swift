#if canImport(SwiftUI)
  import GroceriesFeature
  import Helm
  import RecipesFeature
  import SwiftUI

  /// The whole app, drawn from its graph.
  public struct KitchenView: View {
    @State private var model: KitchenModel

    /// Starts the app.
    public init() throws {
      let soup = Recipe(id: Recipe.ID(rawValue: "soup"), ingredients: ["leek", "potatoes"])
      self.init(try KitchenModel([soup]))
    }

    init(_ model: KitchenModel) { _model = State(initialValue: model) }

    /// The navigation, with the modules' screens in it.
    public var body: some View {
      HelmView(model.helm) { screen in
        switch screen {
        case .home:
          HelmTabs { (tab: Screen) in
            switch tab {
            case .recipes: Label("Recipes", systemImage: "book")
            default: Label("Groceries", systemImage: "basket")
            }
          }
        case .recipes(let screen): RecipesView(screen)
        case .groceries(let screen): GroceriesView(screen)
        }
      }
      .environment(model)
      .environment(model.recipes)
      .environment(model.groceries)
      .onOpenURL { url in model.helm.open(url) }
    }
  }
#endif
