import Helm
import HelmTesting

/// A walk as a user performs it on a device: what to tap, and which screen to expect.
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

  /// One action, and what is visible afterwards.
  public struct Step: Hashable, Sendable {
    /// The action.
    public let action: Action

    /// What is visible afterwards: the target of the segue taken, if something else is on top of it, and the topmost
    /// fragment.
    public let expected: [Expectation]
  }

  /// The actions of a user.
  public enum Action: Hashable, Sendable {
    /// Launches the app, or launches it again.
    case launch

    /// Taps an element with an accessibility identifier.
    case tap(identifier: String)

    /// Taps the back button, or swipes the screen sideways.
    case goBack

    /// Swipes a sheet down.
    case swipeDown
  }

  /// Something visible.
  public enum Expectation: Hashable, Sendable {
    /// A screen with an accessibility identifier.
    case screen(identifier: String)

    /// A system alert or dialog, with the accessibility identifier of a button in it; `nil` if no button is known.
    case question(identifier: String?)
  }

  /// The segues of the walk that no user can take, or whose targets no test can find, in words.
  public let excluded: [String]

  /// Creates the test of a walk.
  ///
  /// A user can't tap what is behind a modal, and can't replace a path. So modals are dismissed first, and if that
  /// isn't enough, the app is launched again and the shortest way is taken.
  ///
  /// - Parameter walk: The walk.
  /// - Complexity: Linear in the steps with their paths, and in the graph for each launch.
  public init<N: Fragment>(_ walk: Walk<N>) {
    var hand = DeviceTestRecorder(walk.start)
    for step in walk.steps { hand.follow(step) }
    (steps, excluded) = (hand.steps, hand.excluded)
  }
}
