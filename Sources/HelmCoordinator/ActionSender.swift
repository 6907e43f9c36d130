import Helm

/// Sends a screen's actions, without knowing about the navigation.
///
/// ```swift
/// Button("Settings") { send(.didTapSettings) }
/// ```
@MainActor
public struct ActionSender<Action: Hashable & Sendable> {
  private let action: (Action) -> Void

  /// Makes a sender, for previews and tests of a screen.
  ///
  /// - Parameter action: Called with each action.
  public init(_ action: @escaping (Action) -> Void) { self.action = action }

  /// Sends an action.
  ///
  /// - Parameter action: What was tapped, or how the screen's state has changed.
  public func callAsFunction(_ action: Action) { self.action(action) }

  /// The sender for the screens of a nested module.
  ///
  /// ```swift
  /// ProfileView(send: send.nested(AppAction.profile))
  /// ```
  ///
  /// - Parameter embed: The parent's action for each of the nested module's.
  /// - Returns: A sender of the nested module's actions.
  public func nested<ChildAction>(_ embed: @escaping (ChildAction) -> Action) -> ActionSender<ChildAction> {
    ActionSender<ChildAction> { self(embed($0)) }
  }
}
