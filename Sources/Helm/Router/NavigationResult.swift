/// How an awaited command ended.
public enum NavigationResult<N: Fragment>: Hashable, Sendable {
  /// It was done.
  case done(NavigationOutcome<N>)

  /// It was redirected; the payload says how the original command ended.
  case redirected(to: Flow<N>, then: RedirectionEnd<N>)

  /// A guard denied a move, for a reason.
  case denied(GuardedMove<N>, reason: String)

  /// It failed.
  case failed(HelmError<N>)

  /// A newer command replaced it while it was waiting for a guard.
  case superseded

  /// The task that awaited it was cancelled, or the ``Helm`` is gone.
  case cancelled

  init(_ error: HelmError<N>) {
    self = if case .denied(let move, let reason) = error { .denied(move, reason: reason) } else { .failed(error) }
  }

  /// Whether the command was done, immediately or after a redirect.
  public var isDone: Bool {
    switch self {
    case .done, .redirected(_, then: .resumed): true
    default: false
    }
  }
}

/// How the original command ended after a redirect.
public enum RedirectionEnd<N: Fragment>: Hashable, Sendable {
  /// Nothing was kept: the app is where the redirect led.
  case stayed(NavigationOutcome<N>)

  /// It was allowed later, and done.
  case resumed(NavigationOutcome<N>)

  /// It was dropped, because a person left what the redirect had presented or another command replaced it.
  case dropped

  /// It was allowed later, but could no longer be done.
  case failed(HelmError<N>)
}

extension NavigationResult: CustomStringConvertible {
  /// How it ended, in one line.
  public var description: String {
    switch self {
    case .done: "done"
    case .redirected(let flow, let end): "redirected to \(flow), \(end)"
    case .denied(let move, let reason): "denied: \(move): \(reason)"
    case .failed(let error): "failed: \(error)"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    }
  }
}

extension RedirectionEnd: CustomStringConvertible {
  /// How it ended, in a few words.
  public var description: String {
    switch self {
    case .stayed: "and stayed there"
    case .resumed: "then done"
    case .dropped: "then dropped"
    case .failed(let error): "then failed: \(error)"
    }
  }
}
