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

  /// One action, and what is on top afterwards.
  public struct Step: Hashable, Sendable {
    /// The action.
    public let action: Action

    /// What is expected on top.
    public let expected: Expectation
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

  /// What is on top.
  public enum Expectation: Hashable, Sendable {
    /// A screen with an accessibility identifier.
    case screen(identifier: String)

    /// An alert or a dialog of the system.
    case question
  }

  /// The segues of the walk that nobody can take by hand, in words.
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
