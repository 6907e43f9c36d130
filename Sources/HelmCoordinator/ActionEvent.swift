import Helm

/// An event between a screen and its coordinator.
public struct ActionEvent<C: Coordinator>: Sendable {
  /// The number of the event; numbers start at 1 and increase by one.
  public let sequence: Int

  /// The action that the event is about.
  public let action: C.Action

  /// The screen that sent the action.
  public let sender: PathFragment<C.Screen>

  /// The kind of the event.
  public let kind: Kind

  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// The coordinator made a decision.
    case decided(FlowDecision<C.Screen, C.Output>)

    /// The decision was carried out. A guard may have redirected it.
    case done

    /// The decision is waiting for a guard that answers asynchronously.
    case waiting

    /// The decision could not be carried out.
    case refused(DecisionError<C.Screen>)

    /// The module passed an output to its parent.
    case output(C.Output)

    /// The coordinator was asked for another action first; see `ask(about:from:)`.
    case asked

    /// Asking resulted in an action to decide on, or in none.
    case answered(C.Action?)

    /// The screen went away or asked again before there was an answer, or a newer command superseded a decision that
    /// was waiting.
    case cancelled
  }
}
