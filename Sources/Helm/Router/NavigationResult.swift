/// How an awaited command ended.
///
/// Nobody waits for a login: where a guard keeps the command, it has ended as redirected or denied, and the result has what
/// tells how it ends when it is resumed or dropped.
///
/// ```swift
/// if case .redirected(_, then: .kept(let end)) = await helm.presentAndWait(.settings) {
///   print(await end.value)
/// }
/// ```
public enum NavigationResult<N: Fragment>: Hashable, Sendable {
  /// It was done.
  case done(NavigationOutcome<N>)

  /// It was redirected; the payload says what becomes of the original command.
  indirect case redirected(to: Flow<N>, then: RedirectionEnd<N>)

  /// A guard denied a move, for a reason; where it keeps the command, `kept` tells how that ends.
  indirect case denied(GuardedMove<N>, reason: String, kept: PendingResult<RedirectionEnd<N>>? = nil)

  /// It failed.
  case failed(HelmError<N>)

  /// A newer command replaced it while it was waiting for a guard.
  case superseded

  /// The task that awaited it was cancelled, or the ``Helm`` is gone.
  case cancelled

  init(_ error: HelmError<N>) {
    self = if case .denied(let move, let reason) = error { .denied(move, reason: reason) } else { .failed(error) }
  }

  /// Whether the command was done as it was.
  public var isDone: Bool {
    if case .done = self { true } else { false }
  }

  /// Whether a guard keeps the command.
  var isKept: Bool {
    switch self {
    case .redirected(_, then: .kept), .denied(_, _, kept: .some): true
    default: false
    }
  }
}

/// What becomes of the original command after a guard has refused it.
public indirect enum RedirectionEnd<N: Fragment>: Hashable, Sendable {
  /// Nothing was kept: the app is where the redirect led.
  case stayed(NavigationOutcome<N>)

  /// A guard keeps it; this tells how it ends.
  case kept(PendingResult<RedirectionEnd<N>>)

  /// It was allowed later, and done.
  case resumed(NavigationOutcome<N>)

  /// It was dropped, because a person left what the redirect had presented or another command replaced it.
  case dropped

  /// It was allowed later, but could no longer be done.
  case failed(HelmError<N>)

  /// The task that awaited its end was cancelled, or the ``Helm`` is gone; it may still be kept.
  case cancelled
}

extension NavigationResult: Described {
  /// How it ended, in one line.
  package var descriptionText: String {
    switch self {
    case .done: "done"
    case .redirected(let flow, let end): "redirected to \(flow), \(end)"
    case .denied(let move, let reason, nil): "denied: \(move): \(reason)"
    case .denied(let move, let reason, _): "denied and kept: \(move): \(reason)"
    case .failed(let error): "failed: \(error)"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    }
  }
}

extension RedirectionEnd: Described {
  /// How it ended, in a few words.
  package var descriptionText: String {
    switch self {
    case .stayed: "and stayed there"
    case .kept: "and kept"
    case .resumed: "then done"
    case .dropped: "then dropped"
    case .failed(let error): "then failed: \(error)"
    case .cancelled: "then no longer awaited"
    }
  }
}
