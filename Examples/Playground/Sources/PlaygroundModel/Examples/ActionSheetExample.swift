import Helm

/// A screen with a sheet over it, and a second sheet over the first.
public enum ActionSheetExample: String, Fragment, CaseIterable {
  case home, actions, confirm

  /// The segues.
  public static let segues: Segues<Self> = .sheet(.home => .actions => .confirm)
}
