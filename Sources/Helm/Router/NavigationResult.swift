/// How an awaited command ended.
public enum NavigationResult<N: Fragment>: Hashable, Sendable {
  /// It was done.
  case done(NavigationOutcome<N>)

  /// It was led elsewhere by a redirect, and this is how what was wanted ended.
  case redirected(to: Flow<N>, then: RedirectionEnd<N>)

  /// A guard did not allow a move, for a reason.
  case denied(GuardedMove<N>, reason: String)

  /// It could not be done.
  case failed(HelmError<N>)

  /// A newer command took its place while it was waiting for a guard.
  case superseded

  /// The task that awaited it was cancelled.
  case cancelled

  init(_ error: HelmError<N>) {
    self = if case .denied(let move, let reason) = error { .denied(move, reason: reason) } else { .failed(error) }
  }

  /// Whether the command was done, there and then or after a redirect had been left.
  public var isDone: Bool {
    switch self {
    case .done, .redirected(_, then: .resumed): true
    default: false
    }
  }
}

/// How what was wanted ended, after a redirect had led elsewhere.
public enum RedirectionEnd<N: Fragment>: Hashable, Sendable {
  /// Nothing was kept: the app is where the redirect has led.
  case stayed(NavigationOutcome<N>)

  /// It was allowed later, and done.
  case resumed(NavigationOutcome<N>)

  /// A person has left what the redirect had presented, or something else was wanted, so it was dropped.
  case dropped

  /// It was allowed later, and could not be done any longer.
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
