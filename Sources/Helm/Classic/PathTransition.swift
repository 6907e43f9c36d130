/// A single step between two states, as a value; new code uses ``NavigationCommand``.
public enum PathTransition<N: Fragment>: Hashable, Sendable {
  /// Takes an edge from a fragment that is presented.
  case present(pathEdge: PathEdge<N>)

  /// Undoes an edge of the path.
  case dismiss(pathEdge: PathEdge<N>)

  /// Replaces the whole path.
  case replace(path: HelmPath<N>)

  /// The command that takes the step.
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
  /// - Returns: The outcome.
  /// - Throws: The error of the command that the step stands for; the state is unchanged then.
  /// - Complexity: That of the corresponding command.
  @discardableResult
  public mutating func navigate(transition: PathTransition<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(transition.command)
  }
}

extension Helm {
  /// Takes a single step, as `transitions(from:identityProvider:)` of HelmTesting lists them.
  ///
  /// - Parameter transition: The step.
  /// - Throws: The error of the command that the step stands for; the state is unchanged then, and the error is also reported to
  ///   ``errors``.
  /// - Complexity: That of the corresponding command.
  public func navigate(transition: PathTransition<N>) throws(HelmError<N>) {
    _ = try perform(transition.command).get()
  }
}
