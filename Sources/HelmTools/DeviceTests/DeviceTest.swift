import Helm
import HelmTesting

/// A walk as a person does it on a device: what to tap, and which screen to expect.
///
/// ```swift
/// let walk = try Navigation(graph: document.graph).walk(covering: .segues)
/// print(DeviceTest(walk).xcuitest())
/// ```
///
/// Screens and buttons are found by their accessibility identifiers, which `HelmView` and the modifiers `helmPresents(_:)` and
/// `helmDismisses(_:)` set.
public struct DeviceTest: Hashable, Sendable {
  /// The steps, in order; the first one launches the app.
  public let steps: [Step]

  /// One action, and what is seen afterwards.
  public struct Step: Hashable, Sendable {
    /// The action.
    public let action: Action

    /// What is seen afterwards: what the action has presented, where something else is on top of it, and what is on top.
    public let expected: [Expectation]
  }

  /// What is done.
  public enum Action: Hashable, Sendable {
    /// The app is launched, or launched again.
    case launch

    /// An element with an accessibility identifier is tapped.
    case tap(identifier: String)

    /// The back button is tapped, or the screen is swiped sideways.
    case goBack

    /// A sheet is swiped down.
    case swipeDown
  }

  /// What is seen.
  public enum Expectation: Hashable, Sendable {
    /// A screen with an accessibility identifier.
    case screen(identifier: String)

    /// An alert or a dialog of the system, with the accessibility identifier of a button in it; `nil` if no button is known.
    case question(identifier: String?)
  }

  /// The segues of the walk that nobody can take by hand, or whose targets no test can find, in words.
  public let leftOut: [String]

  /// Translates a walk.
  ///
  /// A person can't tap what is behind a modal, and can't replace a path. So modals are dismissed first, and if that
  /// isn't enough, the app is launched again and the shortest way is taken.
  ///
  /// - Parameter walk: The walk.
  /// - Complexity: Linear in the steps with their paths, and in the graph for each launch.
  public init<N: Fragment>(_ walk: Walk<N>) {
    var hand = DeviceTestRecorder(walk.start)
    for step in walk.steps { hand.follow(step) }
    (steps, leftOut) = (hand.steps, hand.leftOut)
  }
}
