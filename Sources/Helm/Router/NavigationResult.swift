/// The result of an awaited command.
///
/// Awaiting a command doesn't wait for a login: a command that a guard keeps has ended as redirected or denied, and its result contains the
/// pending end of the kept command, which arrives when that command is resumed or dropped.
///
/// ```swift
/// if case .redirected(_, then: .kept(let end)) = await helm.presentAndWait(.settings) {
///   print(await end.value)
/// }
/// ```
public enum NavigationResult<N: Fragment>: Hashable, Sendable {
  /// The command was done.
  case done(NavigationOutcome<N>)

  /// The command was redirected; `then` says what happens to the original command.
  indirect case redirected(to: Flow<N>, then: RedirectionEnd<N>)

  /// A guard denied a move, for a reason; if it keeps the command, `kept` is the pending end of the kept command.
  indirect case denied(GuardedMove<N>, reason: String, kept: PendingResult<RedirectionEnd<N>>? = nil)

  /// The command failed.
  indirect case failed(HelmError<N>)

  /// A newer command replaced it while it was waiting for a guard.
  case superseded

  /// The task that awaited it was cancelled, or the ``Helm`` was deallocated.
  case cancelled

  init(_ error: HelmError<N>) {
    self = if case .denied(let move, let reason) = error { .denied(move, reason: reason) } else { .failed(error) }
  }

  /// Whether the command was done without a redirect.
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

/// The end of the original command after a guard has denied or redirected it.
public indirect enum RedirectionEnd<N: Fragment>: Hashable, Sendable {
  /// The command wasn't kept: the app is where the redirect led.
  case stayed(NavigationOutcome<N>)

  /// A guard keeps the command; the payload is its pending end.
  case kept(PendingResult<RedirectionEnd<N>>)

  /// The command was allowed later, and done.
  case resumed(NavigationOutcome<N>)

  /// The command was dropped, because the user left what the redirect had presented or another command replaced it.
  case dropped

  /// The command was allowed later, but was no longer possible.
  case failed(HelmError<N>)

  /// The task that awaited the end was cancelled, or the ``Helm`` was deallocated; the command may still be kept.
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
