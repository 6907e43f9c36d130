/// The costs of a walk's steps; a tour is made as cheap as possible.
public struct WalkCosts: Hashable, Sendable {
  /// The cost of a present.
  public var present: Int

  /// The cost of a dismissal or of going back.
  public var dismiss: Int

  /// The cost of replacing the path; `nil` if that isn't allowed.
  public var replace: Int?

  /// The cost of a relaunch, which restores the path of the start.
  public var relaunch: Int

  /// Creates costs; each is at least one.
  ///
  /// - Parameters:
  ///   - present: The cost of a present.
  ///   - dismiss: The cost of a dismissal or of going back.
  ///   - replace: The cost of replacing the path; `nil` if that isn't allowed.
  ///   - relaunch: The cost of starting again.
  public init(present: Int = 1, dismiss: Int = 1, replace: Int? = 3, relaunch: Int = 5) {
    self.present = max(1, present)
    self.dismiss = max(1, dismiss)
    self.replace = replace.map { max(1, $0) }
    self.relaunch = max(1, relaunch)
  }

  /// The standard costs: going back costs as much as a present, a replace three times as much, and a relaunch five
  /// times.
  public static var standard: WalkCosts { WalkCosts() }
}

/// The way in which a walk covers its targets.
public enum WalkStrategy: Hashable, Sendable {
  /// A shortest way to each target, each from the start, with a relaunch in between.
  case shortestWays

  /// One tour through all targets, as cheap as possible.
  case tour(WalkCosts)

  /// One tour with the standard costs.
  public static var tour: WalkStrategy { .tour(.standard) }
}
