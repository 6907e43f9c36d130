import Helm
import HelmCore

/// Planning from a `Helm`, whose guards are evaluated beforehand.
extension Helm {
  /// The state to plan walks and checks in, where the current verdicts of the guards are rules.
  ///
  /// Each guard is evaluated on its segues as if they were taken without ids. A segue that is denied is disabled, and
  /// one that is redirected is redirected. An asynchronous guard can't be evaluated, so its segues are disabled; so is
  /// everything guarded if a guard itself accesses this. A plan lists what was kept out, and isn't complete then.
  ///
  /// - Complexity: Linear in the segues of the graph.
  package var plannable: PlannableNavigation<N> {
    defer { executeDeferredSoon() }
    var (navigation, excluded) = (unobservedState, [ExcludedSegue<N>]())
    let isGuarded = navigation.isGuarded
    navigation.removeGuards()
    guard isGuarded else { return PlannableNavigation(navigation: navigation, excluded: []) }
    for edge in graph.edges {
      let move = GuardedMove.taking(PathEdge(edge))
      guard !guards.guards(of: move).isEmpty, !unobservedState.traits(of: edge).contains(.disabled) else { continue }
      // Without this, a guard that plans while it is being evaluated would recurse without end.
      guard !guards.isEvaluating else {
        excluded.append(ExcludedSegue(edge: edge, reason: .notAsked))
        navigation.disableForPlanning(edge)
        continue
      }
      switch guards.verdict(on: move) {
      case .redirect(let flow, _): _ = try? navigation.perform(.add(.redirect(to: flow), to: Flow(edge)))
      case .deny(let reason, _):
        excluded.append(ExcludedSegue(edge: edge, reason: .denied(reason)))
        navigation.disableForPlanning(edge)
      case .allow:
        guard guards.isAsynchronous(move) else { continue }
        excluded.append(ExcludedSegue(edge: edge, reason: .isAsynchronous))
        navigation.disableForPlanning(edge)
      }
    }
    return PlannableNavigation(navigation: navigation, excluded: excluded)
  }
}

/// A state to plan in, with the segues that guards keep out of it.
package struct PlannableNavigation<N: Fragment>: Sendable {
  /// The state, without guards.
  package let navigation: Navigation<N>

  /// The segues that guards keep out, in the graph's order.
  package let excluded: [ExcludedSegue<N>]

  package init(navigation: Navigation<N>, excluded: [ExcludedSegue<N>]) {
    self.navigation = navigation
    self.excluded = excluded
  }
}

/// A segue that a guard keeps out of a plan.
public struct ExcludedSegue<N: Fragment>: Hashable, Sendable, Described {
  /// The edge of the segue.
  public let edge: DirectedEdge<N>

  /// The reason why it is kept out.
  public let reason: Reason

  package init(edge: DirectedEdge<N>, reason: Reason) {
    self.edge = edge
    self.reason = reason
  }

  /// The reasons why a segue is kept out.
  public enum Reason: Hashable, Sendable {
    /// A guard denies it, for the given reason.
    case denied(String)

    /// The guard is asynchronous, and planning doesn't wait.
    case isAsynchronous

    /// Its guards were not evaluated: a `Navigation` alone can't do that.
    case notAsked
  }

  /// The segue and the reason, in one line.
  package var descriptionText: String {
    switch reason {
    case .denied(let reason): "\(edge): a guard does not allow it: \(reason)"
    case .isAsynchronous: "\(edge): a guard is asynchronous"
    case .notAsked: "\(edge): its guard wasn't evaluated; plan from the Helm"
    }
  }
}
