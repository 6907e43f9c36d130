/// Several commands in a row, none of which is a sequence itself: one that is made of others holds their commands.
///
/// What happens as one is a list, however deep a program nests it, so no depth exhausts the stack.
///
/// ```swift
/// let both: NavigationCommand<Screen> = .sequence([.dismiss, .present(.home)])
/// ```
public struct CommandSequence<N: Fragment>: Hashable, Sendable {
  private var commands: [NavigationCommand<N>] = []

  /// Makes a sequence of commands; those of a sequence among them take its place.
  ///
  /// - Parameter commands: The commands in order.
  /// - Complexity: Linear in the commands; constant for a single sequence.
  public init(_ commands: some Sequence<NavigationCommand<N>>) {
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

extension CommandSequence: ExpressibleByArrayLiteral {
  /// Makes a sequence of commands; those of a sequence among them take its place.
  ///
  /// - Parameter elements: The commands in order.
  /// - Complexity: Linear in the commands.
  public init(arrayLiteral elements: NavigationCommand<N>...) { self.init(elements) }
}

extension NavigationCommand {
  /// Several commands as one: all of them happen, or none.
  ///
  /// - Parameter commands: The commands in order; those of a sequence among them take its place.
  /// - Returns: The command.
  /// - Complexity: Linear in the commands.
  public static func sequence(_ commands: [NavigationCommand<N>]) -> NavigationCommand<N> {
    .sequence(CommandSequence(commands))
  }
}
