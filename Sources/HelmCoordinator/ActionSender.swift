import Helm

/// Sends a screen's actions, so that the screen doesn't need to know about the navigation.
///
/// ```swift
/// Button("Settings") { send(.didTapSettings) }
/// ```
@MainActor
public struct ActionSender<Action: Hashable & Sendable> {
  private let action: (Action) -> Void

  /// Creates a sender, for previews and tests of a screen.
  ///
  /// - Parameter action: A closure called with each action.
  public init(_ action: @escaping (Action) -> Void) { self.action = action }

  /// Sends an action.
  ///
  /// - Parameter action: The action: what was tapped, or how the screen's state has changed.
  public func callAsFunction(_ action: Action) { self.action(action) }

  /// Returns a sender for the screens of a nested module.
  ///
  /// ```swift
  /// ProfileView(send: send.nested(AppAction.profile))
  /// ```
  ///
  /// - Parameter embed: A closure that returns the parent's action for an action of the nested module.
  /// - Returns: A sender for the nested module's actions.
  public func nested<ChildAction>(_ embed: @escaping (ChildAction) -> Action) -> ActionSender<ChildAction> {
    ActionSender<ChildAction> { self(embed($0)) }
  }
}
