import Helm

/// A condition on a single state.
public struct NavigationCondition<N: Fragment>: Sendable {
  let holds: @Sendable (Navigation<N>) -> Bool

  /// The condition in words.
  public let text: String

  /// Returns the condition that a fragment is presented, with any id or none.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The condition.
  public static func presents(_ fragment: N) -> NavigationCondition {
    holds("\(PathFragment(fragment)) is presented") { $0.isPresented(fragment, id: .any) }
  }

  /// Returns the condition that two fragments are presented together.
  ///
  /// - Parameters:
  ///   - fragment: A fragment.
  ///   - other: Another fragment.
  /// - Returns: The condition.
  public static func together(_ fragment: N, _ other: N) -> NavigationCondition {
    holds("\(PathFragment(fragment)) and \(PathFragment(other)) are presented together") {
      $0.isPresented(fragment, id: .any) && $0.isPresented(other, id: .any)
    }
  }

  /// Returns a custom condition.
  ///
  /// - Parameters:
  ///   - text: The condition in words.
  ///   - condition: A closure that returns whether the condition holds in a state.
  /// - Returns: The condition.
  public static func holds(
    _ text: String, _ condition: @escaping @Sendable (Navigation<N>) -> Bool
  ) -> NavigationCondition { NavigationCondition(holds: condition, text: text) }
}
