import Helm

/// A walk as a person does it on a device: what to tap, and which screen to expect then.
///
/// ```swift
/// let walk = try Navigation(graph: document.graph).walk(covering: .segues)
/// print(DeviceTest(walk).xcuitest())
/// ```
///
/// Screens and buttons are found by their accessibility identifiers, which `HelmView` and the modifiers `helmPresents(_:)` and
/// `helmDismisses(_:)` set.
public struct DeviceTest: Hashable, Sendable {
  /// What is done, in order; the first step launches the app.
  public let steps: [Step]

  /// One thing that is done, and what is on top then.
  public struct Step: Hashable, Sendable {
    /// What is done.
    public let action: Action

    /// What is expected to be on top.
    public let expected: Expectation
  }

  /// What is done.
  public enum Action: Hashable, Sendable {
    /// The app is started, or started again.
    case launch

    /// Something with an accessibility identifier is tapped.
    case tap(identifier: String)

    /// The back button is tapped, or the screen is swiped to the side.
    case goBack

    /// A sheet is swiped down.
    case swipeDown
  }

  /// What is on top.
  public enum Expectation: Hashable, Sendable {
    /// A screen with an accessibility identifier.
    case screen(identifier: String)

    /// An alert or a dialog, which the system draws.
    case question
  }

  /// The segues of the walk that nobody can take by hand, in words.
  public let leftOut: [String]

  /// Translates a walk.
  ///
  /// A person cannot tap what is behind a modal, and cannot replace a path: modals are dismissed first, and where that does not
  /// do, the app is launched again and the shortest way is taken.
  ///
  /// - Parameter walk: The walk.
  /// - Complexity: Linear in the steps with their paths, and in the graph for each launch.
  public init<N: Fragment>(_ walk: Walk<N>) {
    var hand = DeviceHand(walk.start)
    for step in walk.steps { hand.follow(step) }
    (steps, leftOut) = (hand.steps, hand.leftOut)
  }
}
