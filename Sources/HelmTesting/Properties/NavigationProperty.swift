import Helm

/// A property of a graph for a test to check.
///
/// ```swift
/// try graph.expect(.always(.everyWay(to: .dashboard, takes: .login => .dashboard)))
/// try graph.expect(.always(.neverTogether(.login, .dashboard)))
/// try graph.expect(.always(.canReach(.dashboard, within: 3)))
/// ```
public enum NavigationProperty<N: Fragment>: Sendable {
  /// The claim holds in every state, and on every way to it.
  case always(NavigationClaim<N>)

  /// The condition holds in no state.
  case never(NavigationCondition<N>)
}

extension NavigationProperty: CustomStringConvertible {
  /// The property in words.
  public var description: String {
    switch self {
    case .always(let claim): "always: \(claim.text)"
    case .never(let condition): "never: \(condition.text)"
    }
  }
}
