import Helm

extension Coordination {
  /// A stream of the events between the screens and the coordinator from now on, for one subscriber.
  ///
  /// A slow subscriber never blocks the navigation: the latest 1000 events are buffered for it, and their numbers tell
  /// how many it has missed. The events of the navigation are in the `events` of the `Helm`.
  public var events: AsyncStream<ActionEvent<C>> { hub.subscribe() }
}

/// Numbers events and delivers them to all subscribers.
@MainActor
final class ActionHub<C: Coordinator> {
  private var sequence = 0
  private(set) var subscribers: [AsyncStream<ActionEvent<C>>.Continuation] = []

  func subscribe() -> AsyncStream<ActionEvent<C>> {
    let (stream, subscriber) = AsyncStream.makeStream(
      of: ActionEvent<C>.self, bufferingPolicy: .bufferingNewest(1000))
    subscribers.append(subscriber)
    return stream
  }

  func emit(_ kind: ActionEvent<C>.Kind, _ action: C.Action, _ sender: PathFragment<C.Screen>) {
    sequence += 1
    let event = ActionEvent<C>(sequence: sequence, action: action, sender: sender, kind: kind)
    subscribers.removeAll { if case .terminated = $0.yield(event) { true } else { false } }
  }

  deinit {
    for subscriber in subscribers { subscriber.finish() }
  }
}
