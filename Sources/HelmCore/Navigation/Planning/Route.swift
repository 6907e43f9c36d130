/// A cheapest route from one state to another, found beforehand and not taken.
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

    /// What the command costs.
    public let cost: Int
  }

  /// The commands in order; none if the fragment is already on top.
  public let steps: [Step]

  /// The fragments that are presented afterwards, from the bottom to the topmost.
  public let presentedFragments: [PathFragment<N>]

  /// The moves whose guards were not asked; the route relies on them to allow it.
  public package(set) var unaskedMoves: [GuardedMove<N>]

  /// The number of states that were searched to find the route.
  package let lookedAt: Int

  /// The commands in order, which can be run one by one.
  ///
  /// - Complexity: Linear in the commands.
  public var commands: [NavigationCommand<N>] { steps.map(\.command) }

  /// The total cost of the commands.
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

/// The costs of the commands of a route: the cheapest route is found.
///
/// The page on going anywhere lists them for users.
///
/// Of several routes with the same cost, the one with the fewest commands is taken, and of those the first one found,
/// in the order of the graph.
enum RouteCosts {
  /// Presenting a fragment that isn't there yet.
  static var present: Int { 2 }

  /// Presenting what is there already: a tab that comes back, or a segue that leads back.
  static var comeBack: Int { 1 }

  /// Dismissing a fragment whose segue is dismissable, or going back over a segue whose counterpart is enabled.
  static var dismiss: Int { 1 }

  /// Presenting a fragment again with another id: it is removed, and presented anew.
  static var retarget: Int { 3 }

  /// Added to a command that removes what is on top of a tab in the background, while the tabs stay.
  static var loseTab: Int { 4 }

  /// Replacing the path, to get away from what can't be dismissed; considered only if no other route exists.
  static var replace: Int { 5 }
}

/// How far the search for a route goes.
public enum RouteLimits {
  /// The number of states to search unless another one is given.
  public static var states: Int { 4_096 }
}
