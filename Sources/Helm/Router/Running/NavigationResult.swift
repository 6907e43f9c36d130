/// The result of an awaited command.
///
/// Awaiting a command doesn't wait for a login: a command that a guard keeps has ended as redirected or denied, and its result contains the
/// pending result of the kept command, which arrives when that command is resumed or dropped.
///
/// ```swift
/// if case .redirected(_, _, let end?) = await helm.presentAndWait(.settings) {
///   print(await end.value)
/// }
/// ```
public enum NavigationResult<N: Fragment>: Hashable, Sendable {
  /// The command was done.
  case done(NavigationOutcome<N>)

  /// The command was redirected, with the outcome of the redirect; if a guard keeps it, `kept` is its pending result.
  indirect case redirected(to: Flow<N>, NavigationOutcome<N>, kept: PendingResult<NavigationResult<N>>? = nil)

  /// A guard denied a move, for a reason; if it keeps the command, `kept` is the command's pending result.
  indirect case denied(GuardedMove<N>, reason: String, kept: PendingResult<NavigationResult<N>>? = nil)

  /// The command failed; if a guard kept it, it was no longer possible once it was allowed.
  indirect case failed(HelmError<N>)

  /// A newer command replaced it while it was waiting for a guard.
  case superseded

  /// A guard kept the command, and it was dropped, because the user left what the redirect had presented or another command replaced it.
  case dropped

  /// The task that awaited it was cancelled, or the ``Helm`` was deallocated; a command that a guard keeps may still be kept.
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
    case .redirected(_, _, kept: .some), .denied(_, _, kept: .some): true
    default: false
    }
  }
}

extension NavigationResult: Described {
  /// How it ended, in one line.
  package var descriptionText: String {
    switch self {
    case .done: "done"
    case .redirected(let flow, _, nil): "redirected to \(flow)"
    case .redirected(let flow, _, _): "redirected to \(flow), and kept"
    case .denied(let move, let reason, nil): "denied: \(move): \(reason)"
    case .denied(let move, let reason, _): "denied and kept: \(move): \(reason)"
    case .failed(let error): "failed: \(error)"
    case .superseded: "superseded"
    case .dropped: "dropped"
    case .cancelled: "cancelled"
    }
  }
}
