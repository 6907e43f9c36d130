/// An event in a navigation.
public struct HelmEvent<N: Fragment>: Sendable {
  /// The number of the event; the first is 1, and each is one more than the one before.
  public let sequence: Int

  /// The time of the event, from a clock that never goes back.
  public let time: ContinuousClock.Instant

  /// The trigger of the event.
  public let trigger: HelmTrigger<N>

  /// What happened.
  public let kind: Kind

  /// The fragments that appeared.
  public let appeared: [PathFragment<N>]

  /// The fragments that disappeared.
  public let disappeared: [PathFragment<N>]

  /// The number of events immediately before this one that the subscriber missed because it was too slow.
  public package(set) var missed = 0

  package init(
    sequence: Int, time: ContinuousClock.Instant, trigger: HelmTrigger<N>, kind: Kind, appeared: [PathFragment<N>],
    disappeared: [PathFragment<N>]
  ) {
    (self.sequence, self.time, self.trigger, self.kind) = (sequence, time, trigger, kind)
    (self.appeared, self.disappeared) = (appeared, disappeared)
  }

  /// The kinds of events; the first six are steps of a command.
  public indirect enum Kind: Hashable, Sendable {
    /// A segue was taken and its target joined the path.
    case presented(PathEdge<N>)

    /// A segue led back to a fragment that was there already, and everything presented from that fragment was removed.
    case returned(PathEdge<N>)

    /// A segue brought a hidden content child back to the front.
    case reselected(PathEdge<N>)

    /// A redirect, by a trait or a guard, led elsewhere.
    case redirected(DirectedEdge<N>, to: Flow<N>)

    /// A path edge was undone, with everything presented from its target.
    case dismissed(PathEdge<N>)

    /// The whole path was replaced.
    case replaced

    /// A guard denied a move.
    case denied(GuardedMove<N>, reason: String)

    /// A command failed.
    case failed(HelmError<N>)

    /// A command waits for an asynchronous guard's verdict on a move.
    case waiting(GuardedMove<N>)

    /// A newer command replaced one that was waiting.
    case superseded

    /// The task that awaited a command was cancelled.
    case cancelled
  }
}

extension HelmEvent.Kind {
  /// Whether a command did something, as a step of its outcome.
  package var isStep: Bool {
    switch self {
    case .presented, .returned, .reselected, .redirected, .dismissed, .replaced: true
    case .denied, .failed, .waiting, .superseded, .cancelled: false
    }
  }

  /// Whether it is about a move that a guard is evaluated for.
  package var hasMove: Bool {
    switch self {
    case .denied, .waiting: true
    default: false
    }
  }
}

extension HelmEvent.Kind: Described {
  /// What happened, in one line.
  package var descriptionText: String {
    switch self {
    case .presented(let edge): "presented \(edge)"
    case .returned(let edge): "returned \(edge)"
    case .reselected(let edge): "reselected \(edge)"
    case .redirected(let edge, let flow): "redirected \(edge) to \(flow)"
    case .dismissed(let edge): "dismissed \(edge)"
    case .replaced: "replaced"
    case .denied(let move, let reason): "denied \(move): \(reason)"
    case .failed(let error): "failed: \(error)"
    case .waiting(let move): "waiting for a guard of \(move)"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    }
  }
}

extension HelmEvent: Described {
  /// The number of the event, what happened, and what appeared and disappeared, in one line.
  package var descriptionText: String {
    let changes = disappeared.map { " -\($0)" } + appeared.map { " +\($0)" }
    return "\(sequence) \(kind)\(changes.joined())"
  }
}

/// The trigger of an event.
public enum HelmTrigger<N: Fragment>: Hashable, Sendable {
  /// A command.
  case command(NavigationCommand<N>)

  /// A kept command, resumed once it was allowed.
  case resumed(NavigationCommand<N>)

  /// A guard that no longer allows a move it allowed before.
  case guardChange

  /// An undo.
  case undo

  /// A redo.
  case redo

  /// Something in another part of the app, which a module can't express in terms of its own fragments.
  case outsideModule
}
