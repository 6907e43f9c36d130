import Helm

/// Every screen of the groceries.
public enum GroceriesScreen: Fragment {
  case list, item, add

  /// An item has a name.
  public static let thing = item.identified(by: String.self)

  /// Which screen leads to which, and how it is shown.
  public static let graph: Segues<GroceriesScreen> = [
    .push(.list => .item),
    .sheet(.list => .add),
    .ids(thing),
  ]

  /// What the URLs look like, below the path that the app gives them.
  public static let links: [Link<GroceriesScreen>] = [
    Link("/", .list),
    Link("/add", .add),
    Link("/items/:id", .list, .item),
  ]
}
