import Helm

/// Every screen of the recipes.
public enum RecipesScreen: Fragment {
  case list, recipe, cooking

  /// A recipe has a name.
  public static let dish = recipe.identified(by: Recipe.ID.self)

  /// Which screen leads to which, and how it is shown.
  public static let graph: Segues<RecipesScreen> = [
    .push(.list => .recipe),
    .cover(.recipe => .cooking),
    .ids(dish),
  ]

  /// What the URLs look like, below the path that the app gives them.
  public static let links: [Link<RecipesScreen>] = [
    Link("/", .list),
    Link("/:id", .list, .recipe),
    Link("/:recipe/cooking", .list, .recipe, .cooking),
  ]
}
