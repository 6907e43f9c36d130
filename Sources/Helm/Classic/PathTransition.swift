/// The first Helm's name of a single step between two states, which is a command.
public typealias PathTransition<N: Fragment> = NavigationCommand<N>

extension NavigationCommand {
  /// Creates a command that takes an edge from a fragment that is presented.
  ///
  /// - Parameter pathEdge: The edge.
  /// - Returns: The command.
  public static func present(pathEdge: PathEdge<N>) -> NavigationCommand { .present(.edge(pathEdge)) }

  /// Creates a command that undoes an edge of the path.
  ///
  /// - Parameter pathEdge: The edge.
  /// - Returns: The command.
  public static func dismiss(pathEdge: PathEdge<N>) -> NavigationCommand { .dismiss(.edge(pathEdge)) }

  /// Creates a command that replaces the whole path.
  ///
  /// - Parameter path: The path.
  /// - Returns: The command.
  public static func replace(path: HelmPath<N>) -> NavigationCommand { .replace(path) }
}

extension Navigation {
  /// Runs a command, as `perform(_:)` does.
  ///
  /// - Parameter transition: The command, such as one of `transitions(from:identityProvider:)` of HelmTesting.
  /// - Returns: The outcome.
  /// - Throws: The error of the command; the state is unchanged then.
  /// - Complexity: That of the command.
  @discardableResult
  public mutating func navigate(transition: PathTransition<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(transition)
  }
}

extension Helm {
  /// Runs a command, as `perform(_:)` does, and throws its error.
  ///
  /// - Parameter transition: The command, such as one of `transitions(from:identityProvider:)` of HelmTesting.
  /// - Throws: The error of the command; the state is unchanged then, and the error is also reported to ``errors``.
  /// - Complexity: That of the command.
  public func navigate(transition: PathTransition<N>) throws(HelmError<N>) { _ = try perform(transition).get() }
}
