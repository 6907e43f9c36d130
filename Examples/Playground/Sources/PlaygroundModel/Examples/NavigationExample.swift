import Helm

/// A list of cities and a city: columns on a wide window, a stack on a narrow one.
public enum NavigationExample: String, Fragment, CaseIterable {
  case cities, city, street

  /// The segues.
  public static let segues: Segues<Self> = .push(.cities => .city => .street)
}
