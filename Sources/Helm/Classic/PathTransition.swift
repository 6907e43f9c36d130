/// The first Helm's name for a single step between two states, which is a command.
public typealias PathTransition<N: Fragment> = NavigationCommand<N>

extension NavigationCommand {
  /// Creates a command that takes an edge from a fragment that is presented.
  public static func present(pathEdge: PathEdge<N>) -> NavigationCommand { .present(.edge(pathEdge)) }

  /// Creates a command that undoes an edge of the path.
  public static func dismiss(pathEdge: PathEdge<N>) -> NavigationCommand { .dismiss(.edge(pathEdge)) }

  /// Creates a command that replaces the whole path.
  public static func replace(path: HelmPath<N>) -> NavigationCommand { .replace(path) }
}

extension Navigation {
  /// Runs a command, such as one of `transitions(from:identityProvider:)` of HelmTesting, as `perform(_:)` does.
  @discardableResult
  public mutating func navigate(transition: PathTransition<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(transition)
  }
}

extension Helm {
  /// Runs a command, as `perform(_:)` does, and throws its error, which is also reported to ``errors``.
  public func navigate(transition: PathTransition<N>) throws(HelmError<N>) { _ = try perform(transition).get() }
}
