import Helm

/// Decides what the actions of a module's screens mean for the navigation.
///
/// Screens send actions and know nothing about the navigation. A coordinator is a pure function, so its tests are
/// tables. Its decisions are checked against the graph: an impossible one is reported, with what would work.
///
/// ```swift
/// struct ProfileCoordinator: Coordinator {
///   func decide(_ action: ProfileAction, from fragment: Profile) -> Decision<Profile> {
///     switch (fragment, action) {
///     case (.root, .didTapSettings): .present(.settings, as: .sheet)
///     case (_, .done): .dismiss
///     default: .unexpected
///     }
///   }
/// }
/// ```
///
/// ``Coordination`` binds a coordinator to a `Helm`. A coordinator's decisions become another's by
/// `nested(in:)`.
public protocol Coordinator<Screen, Action>: Sendable {
  /// The fragments of the module.
  associatedtype Screen: Fragment

  /// What the screens of the module send: what was tapped, or how their state has changed.
  associatedtype Action: Hashable & Sendable

  /// The result of the module, given to its parent when it ends; none by default.
  associatedtype Output: Hashable & Sendable = Never

  /// Decides what an action means.
  ///
  /// It has no side effects: the same action from the same fragment always gives the same decision.
  ///
  /// - Parameters:
  ///   - action: What the screen sent.
  ///   - fragment: The fragment that the screen shows.
  /// - Returns: The decision.
  func decide(_ action: Action, from fragment: Screen) -> FlowDecision<Screen, Output>

  /// Finds out what an `ask` decision needs to know, and returns it as another action, which is decided on then.
  ///
  /// The task is cancelled when the screen goes away, and its answer is not waited for.
  ///
  /// - Parameters:
  ///   - action: What the screen sent.
  ///   - fragment: The fragment that the screen shows.
  /// - Returns: The action to decide on, as if the same screen had sent it, or `nil` for none.
  func ask(about action: Action, from fragment: Screen) async -> Action?
}

extension Coordinator {
  /// Returns no action.
  ///
  /// - Parameters:
  ///   - action: What the screen sent.
  ///   - fragment: The fragment that the screen shows.
  /// - Returns: No action.
  /// - Complexity: As the coordinator makes it.
  public func ask(about action: Action, from fragment: Screen) async -> Action? { nil }
}
