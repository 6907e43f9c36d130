/// A single step between two states, as a value.
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
