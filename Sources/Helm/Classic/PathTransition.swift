/// A single step between two states, as a value; in new code, a ``NavigationCommand``.
public enum PathTransition<N: Fragment>: Hashable, Sendable {
  /// Takes an edge from a fragment that is presented.
  case present(pathEdge: PathEdge<N>)

  /// Undoes an edge of the path.
  case dismiss(pathEdge: PathEdge<N>)

  /// Replaces the whole path.
  case replace(path: HelmPath<N>)

  /// The command that makes the step.
  public var command: NavigationCommand<N> {
    switch self {
    case .present(let edge): .present(.edge(edge))
    case .dismiss(let edge): .dismiss(.edge(edge))
    case .replace(let path): .replace(path)
    }
  }
}

extension Navigation {
  /// Takes a single step, as `transitions(from:identityProvider:)` of HelmTesting lists them.
  ///
  /// - Parameter transition: The step.
  /// - Returns: What it has changed.
  /// - Throws: As the command it stands for; nothing has changed then.
  /// - Complexity: As the commands of its name.
  @discardableResult
  public mutating func navigate(transition: PathTransition<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(transition.command)
  }
}

extension Helm {
  /// Takes a single step, as `transitions(from:identityProvider:)` of HelmTesting lists them.
  ///
  /// - Parameter transition: The step.
  /// - Throws: As the command it stands for; nothing has changed then, and the error is reported to ``errors`` too.
  /// - Complexity: As the commands of its name.
  public func navigate(transition: PathTransition<N>) throws(HelmError<N>) {
    _ = try perform(transition.command).get()
  }
}
