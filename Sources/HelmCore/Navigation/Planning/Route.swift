/// A cheapest way from one state to another, found beforehand and not taken.
///
/// ```swift
/// let route = try navigation.route(to: .detail, id: 5)
/// print(route)  // dismiss compose, present detail (id 5)
/// ```
public struct Route<N: Fragment>: Hashable, Sendable {
  /// One command of a route.
  public struct Step: Hashable, Sendable {
    /// The command.
    public let command: NavigationCommand<N>

    /// What the command costs (see ``RouteCosts``).
    public let cost: Int
  }

  /// The commands in order; none where the fragment is on top already.
  public let steps: [Step]

  /// The fragments that are presented afterwards, from the bottom to the topmost.
  public let presentedFragments: [PathFragment<N>]

  /// The moves on the way whose guards nobody has asked; the route counts on them to allow it.
  public package(set) var unaskedMoves: [GuardedMove<N>]

  /// How many states were looked at to find the route.
  public let lookedAt: Int

  /// The commands in order, as they can be carried out one by one.
  ///
  /// - Complexity: Linear in the commands.
  public var commands: [NavigationCommand<N>] { steps.map(\.command) }

  /// What all commands cost together.
  ///
  /// - Complexity: Linear in the commands.
  public var cost: Int { steps.reduce(0) { $0 + $1.cost } }
}

extension Route: CustomStringConvertible {
  /// The commands in a few words each.
  public var description: String {
    steps.isEmpty ? "nothing to do" : steps.map(\.command.description).joined(separator: ", ")
  }
}

/// What the commands of a route cost: the cheapest route is the one that is found.
///
/// Of several with the same cost the one with the fewest commands is taken, and of those the first that is found, in the order
/// of the graph.
public enum RouteCosts {
  /// Presenting a fragment anew.
  public static var present: Int { 2 }

  /// Presenting what is there already: a tab that comes back, or a segue that leads back.
  public static var comeBack: Int { 1 }

  /// Dismissing a fragment where its segue is dismissable, or going back over a segue whose counterpart is enabled.
  public static var dismiss: Int { 1 }

  /// Taking a presented fragment again with another id: it goes, and is presented anew.
  public static var retarget: Int { 3 }

  /// Added to a command that takes away what stands on a tab that is not in front, while the tabs stay.
  public static var loseTab: Int { 4 }

  /// Replacing the path, to get away from what may not be dismissed; that is looked at only where nothing else leads there.
  public static var replace: Int { 5 }
}

/// How far the search for a route goes.
public enum RouteLimits {
  /// The number of states that are looked at unless another one is given.
  public static var states: Int { 4_096 }
}
