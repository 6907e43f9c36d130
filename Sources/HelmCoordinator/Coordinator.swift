import Helm

/// A type that decides what the actions of a module's screens mean for the navigation.
///
/// Screens send actions and know nothing about the navigation. A coordinator is a pure function, so its tests are
/// tables. Its decisions are checked against the graph: an impossible decision is reported, along with what would work.
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
/// ``Coordination`` binds a coordinator to a `Helm`. `nested(in:)` turns the decisions of one coordinator into those of
/// another.
public protocol Coordinator<Screen, Action>: Sendable {
  /// The fragments of the module.
  associatedtype Screen: Fragment

  /// The actions that the screens of the module send: what was tapped, or how their state has changed.
  associatedtype Action: Hashable & Sendable

  /// The result of the module, passed to its parent when it ends; none by default.
  associatedtype Output: Hashable & Sendable = Never

  /// Returns the decision on an action.
  ///
  /// The method has no side effects: it always returns the same decision for the same action and fragment.
  ///
  /// - Parameters:
  ///   - action: The action that the screen sent.
  ///   - fragment: The fragment that the screen shows.
  /// - Returns: The decision.
  func decide(_ action: Action, from fragment: Screen) -> FlowDecision<Screen, Output>

  /// Returns the action to decide on instead, for a decision of `ask`.
  ///
  /// The task is cancelled when the screen goes away, and its answer is then ignored.
  ///
  /// - Parameters:
  ///   - action: The action that the screen sent.
  ///   - fragment: The fragment that the screen shows.
  /// - Returns: The action to decide on, as if the same screen had sent it, or `nil` for none.
  func ask(about action: Action, from fragment: Screen) async -> Action?
}

extension Coordinator {
  /// Returns no action.
  ///
  /// - Parameters:
  ///   - action: The action that the screen sent.
  ///   - fragment: The fragment that the screen shows.
  /// - Returns: `nil`.
  /// - Complexity: Constant.
  public func ask(about action: Action, from fragment: Screen) async -> Action? { nil }
}
