/// The trigger of an event.
public enum HelmTrigger<N: Fragment>: Hashable, Sendable {
  /// A command.
  case command(NavigationCommand<N>)

  /// A kept command, resumed once it was allowed.
  case resumed(NavigationCommand<N>)

  /// A guard that no longer allows a move it allowed before.
  case guardChange

  /// An undo.
  case undo

  /// A redo.
  case redo

  /// Something in another part of the app, which a module can't express in terms of its own fragments.
  case outsideModule
}
