/// Several commands in order, none of which is a sequence itself: nested sequences are flattened.
///
/// The commands are always run as a flat list, so no depth of nesting exhausts the stack.
///
/// ```swift
/// let both: NavigationCommand<Screen> = .sequence([.dismiss, .present(.home)])
/// ```
public struct CommandSequence<N: Fragment>: Hashable, Sendable {
  private var commands: [NavigationCommand<N>] = []

  /// Creates a sequence of commands; a nested sequence is replaced by its commands.
  ///
  /// - Parameter commands: The commands in order.
  /// - Complexity: Linear in the commands; constant for a single sequence.
  package init(_ commands: some Sequence<NavigationCommand<N>>) {
    for command in commands {
      switch command {
      case .sequence(let nested) where self.commands.isEmpty: self.commands = nested.commands
      case .sequence(let nested): self.commands += nested.commands
      default: self.commands.append(command)
      }
    }
  }
}

extension CommandSequence: ListBacked {
  package var list: [NavigationCommand<N>] { commands }
}

extension NavigationCommand {
  /// Combines several commands into one: all of them happen, or none.
  ///
  /// - Parameter commands: The commands in order; a nested sequence is replaced by its commands.
  /// - Returns: The command.
  /// - Complexity: Linear in the commands.
  public static func sequence(_ commands: [NavigationCommand<N>]) -> NavigationCommand<N> {
    .sequence(CommandSequence(commands))
  }
}
