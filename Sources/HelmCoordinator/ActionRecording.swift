import Helm

/// The actions that the screens of a module sent, and the decisions made on them, for replay.
///
/// Moves that no action caused, such as a swipe, a guard or an undo, are recorded as the states that they led to, so
/// that a replay is exact.
public struct ActionRecording<C: Coordinator>: Sendable {
  /// The path that the recording starts from.
  public let start: HelmPath<C.Screen>

  /// The entries, in order.
  public let entries: [Entry]

  /// The path that the recording ends at.
  public let end: HelmPath<C.Screen>

  /// One entry of a recording.
  public enum Entry: Hashable, Sendable {
    /// A screen sent an action, whether or not it could be carried out.
    case action(C.Action, from: PathFragment<C.Screen>, decided: FlowDecision<C.Screen, C.Output>)

    /// Something other than an action led to a path.
    case state(HelmPath<C.Screen>)
  }
}

/// The result of a replay.
public struct ActionReplay<C: Coordinator>: Sendable {
  /// The actions on which the coordinator now decides differently.
  public internal(set) var changed: [Change] = []

  /// Whether the replay ended with the path at the recording's end.
  public internal(set) var endsAlike = false

  /// An action on which the coordinator now decides differently.
  public struct Change: Hashable, Sendable {
    /// The index of the entry in the recording.
    public let index: Int

    /// The decision at the time of the recording.
    public let then: FlowDecision<C.Screen, C.Output>

    /// The decision now.
    public let now: FlowDecision<C.Screen, C.Output>
  }
}

extension Navigation {
  /// Replays all recorded actions, carrying out what a coordinator now decides on them.
  ///
  /// The replay doesn't call `ask(about:from:)`: the answers are actions of the recording.
  ///
  /// - Parameters:
  ///   - recording: The recording, of a navigation in the same graph.
  ///   - coordinator: The recorded coordinator, or a newer version of it.
  /// - Returns: The decisions that differ, and whether the end is the same.
  /// - Throws: The error with which a recorded path can't be replayed in this graph.
  /// - Complexity: The same as the recorded commands.
  @discardableResult
  public mutating func replay<C: Coordinator<N, Action>, Action>(
    _ recording: ActionRecording<C>, by coordinator: C
  ) throws(HelmError<N>) -> ActionReplay<C> {
    var replay = ActionReplay<C>()
    try perform(.replace(recording.start))
    for (index, entry) in recording.entries.enumerated() {
      switch entry {
      case .action(let action, let sender, let then):
        let now = coordinator.decide(action, from: sender.fragment)
        if now != then { replay.changed.append(.init(index: index, then: then, now: now)) }
        try? perform(now, from: sender)
      case .state(let path): try follow(path)
      }
    }
    replay.endsAlike = path == recording.end
    return replay
  }
}

extension Coordination {
  /// The actions and decisions since the start, at most the latest 10000 entries, for replay.
  ///
  /// - Complexity: Linear in the recording and the path.
  public var recording: ActionRecording<C> { recorder.recording(end: helm.unobservedState.path) }
}

/// Records a bounded number of actions; the oldest are folded into the start.
struct ActionRecorder<C: Coordinator> {
  /// The maximum number of entries.
  static var capacity: Int { 10_000 }

  private var start: HelmPath<C.Screen>
  private var entries: [(entry: ActionRecording<C>.Entry, after: HelmPath<C.Screen>)] = []

  /// The state that a replay of the entries leads to.
  private var replayed: Navigation<C.Screen>

  init(start: Navigation<C.Screen>) {
    self.start = start.path
    replayed = start
    replayed.removeTraits()
    replayed.removeGuards()
  }

  func recording(end: HelmPath<C.Screen>) -> ActionRecording<C> {
    let last: [ActionRecording<C>.Entry] = replayed.path == end ? [] : [.state(end)]
    return ActionRecording(start: start, entries: entries.map(\.entry) + last, end: end)
  }

  /// Records an action, after the state that something else has led to since the latest one.
  mutating func note(
    _ action: C.Action, _ sender: PathFragment<C.Screen>, _ decision: FlowDecision<C.Screen, C.Output>,
    on path: HelmPath<C.Screen>
  ) {
    if replayed.path != path {
      try? replayed.follow(path)
      append(.state(path))
    }
    try? replayed.perform(decision, from: sender)
    append(.action(action, from: sender, decided: decision))
  }

  private mutating func append(_ entry: ActionRecording<C>.Entry) {
    if entries.count == Self.capacity {
      let dropped = entries.prefix(Self.capacity / 10)
      start = dropped.last?.after ?? start
      entries.removeFirst(dropped.count)
    }
    entries.append((entry, replayed.path))
  }
}

extension Navigation {
  /// Goes to a recorded path.
  ///
  /// A replay knows only the traits that decisions have added, and not what has removed them since.
  fileprivate mutating func follow(_ path: HelmPath<N>) throws(HelmError<N>) {
    removeTraits()
    try perform(.replace(path))
  }
}
