/// Something that happened in a navigation.
public struct HelmEvent<N: Fragment>: Sendable {
  /// The number of the event; the first is 1, and each is one more than the one before.
  public let sequence: Int

  /// When it happened, by a clock that never goes back.
  public let time: ContinuousClock.Instant

  /// What it happened for.
  public let cause: HelmCause<N>

  /// What happened.
  public let kind: Kind

  /// The fragments that appeared.
  public let appeared: [PathFragment<N>]

  /// The fragments that disappeared.
  public let disappeared: [PathFragment<N>]

  /// How many events just before this one the subscriber has missed, because it took them too slowly.
  public internal(set) var missed = 0

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// A command did something.
    case step(NavigationStep<N>.Action)

    /// A guard did not allow a move.
    case denied(GuardedMove<N>, reason: String)

    /// A command could not be done.
    case failed(HelmError<N>)

    /// A command waits for a guard that takes a while to answer about a move.
    case waiting(GuardedMove<N>)

    /// A newer command took the place of one that was waiting.
    case superseded

    /// Whoever waited for a command gave up.
    case cancelled
  }
}

/// What an event happened for.
public enum HelmCause<N: Fragment>: Hashable, Sendable {
  /// A command.
  case command(NavigationCommand<N>)

  /// A command that was kept, and taken up again once it was allowed.
  case resumed(NavigationCommand<N>)

  /// A guard that no longer allows what it did.
  case guardChange

  /// An undo.
  case undo

  /// A redo.
  case redo
}
