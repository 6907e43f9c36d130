/// A best route from one state to another, planned but not taken.
///
/// ```swift
/// let route = try helm.route(to: .detail, id: 5)
/// print(route)  // dismiss compose, present detail (id 5)
/// ```
public struct Route<N: Fragment>: Hashable, Sendable {
  /// The commands in order, which can be run one by one; none if the goal is reached already.
  public let commands: [NavigationCommand<N>]

  /// The fragments that the route removes even though they can't be dismissed, because there is no other way.
  public let undismissable: [PathFragment<N>]

  /// The fragments that are presented afterwards, from the bottom to the topmost.
  package let presentedFragments: [PathFragment<N>]

  /// The moves whose guards were not evaluated; the route relies on them to allow the moves.
  package var undecidedMoves: [GuardedMove<N>]
}

extension Route: Described {
  /// The commands in a few words each, and what they remove even though it can't be dismissed.
  package var descriptionText: String {
    let text = commands.isEmpty ? "nothing to do" : commands.map(\.description).joined(separator: ", ")
    guard !undismissable.isEmpty else { return text }
    return text + " (removes \(displayList(undismissable, \.description)), which cannot be dismissed)"
  }
}
