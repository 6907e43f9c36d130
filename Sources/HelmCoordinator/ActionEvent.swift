import Helm

/// Something that happened between a screen and its coordinator.
public struct ActionEvent<C: Coordinator>: Sendable {
  /// The number of the event; the first is 1, and each is one more than the one before.
  public let sequence: Int

  /// The action that it is about.
  public let action: C.Action

  /// The screen that sent the action.
  public let sender: PathFragment<C.Screen>

  /// What happened.
  public let kind: Kind

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// The coordinator decided.
    case decided(FlowDecision<C.Screen, C.Output>)

    /// The decision was carried out. A guard may have redirected it.
    case done

    /// The decision waits for a guard that answers asynchronously.
    case waiting

    /// The decision could not be carried out.
    case refused(DecisionError<C.Screen>)

    /// The module gave its parent something.
    case output(C.Output)

    /// The coordinator asks first.
    case asked

    /// Asking gave an action to decide on, or none.
    case answered(C.Action?)

    /// The screen went away or asked again before there was an answer, or a newer command replaced a decision that
    /// waited.
    case cancelled
  }
}
