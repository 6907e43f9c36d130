/// How an awaited command ended.
public enum NavigationResult<N: Fragment>: Hashable, Sendable {
  /// It was done, if by a redirect.
  case done(NavigationOutcome<N>)

  /// A guard did not allow an edge, for a reason.
  case denied(PathEdge<N>, reason: String)

  /// It could not be done.
  case failed(HelmError<N>)

  /// A newer command took its place while it was waiting for a guard.
  case superseded

  /// The task that awaited it was cancelled.
  case cancelled

  /// Whether the command was done.
  public var isDone: Bool {
    if case .done = self { true } else { false }
  }
}
