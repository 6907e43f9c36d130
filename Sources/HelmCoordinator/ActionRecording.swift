import Helm

/// What the screens of a module sent, and what was decided, to be replayed.
///
/// Moves that no action caused, such as a swipe, a guard or an undo, are recorded as the states that they led to, so
/// that a replay is exact.
public struct ActionRecording<C: Coordinator>: Sendable {
  /// The path that the recording starts at.
  public internal(set) var start: HelmPath<C.Screen>

  /// What happened, in order.
  public internal(set) var entries: [Entry] = []

  /// The path that the recording ends at.
  public internal(set) var end: HelmPath<C.Screen>

  /// One entry of a recording.
  public enum Entry: Hashable, Sendable {
    /// A screen sent an action, whether or not it could be carried out.
    case action(C.Action, from: PathFragment<C.Screen>, decided: FlowDecision<C.Screen, C.Output>)

    /// A path that something other than an action led to.
    case state(HelmPath<C.Screen>)
  }
}

/// The result of a replay.
public struct ActionReplay<C: Coordinator>: Sendable {
  /// The actions that the coordinator decides differently now, with what it decided then.
  public internal(set) var changed: [Change] = []

  /// Whether the replay ended at the recording's end.
  public internal(set) var endsAlike = false

  /// An action that is decided differently now.
  public struct Change: Hashable, Sendable {
    /// The place of the action in the recording.
    public let index: Int

    /// What was decided when it was recorded.
    public let then: FlowDecision<C.Screen, C.Output>

    /// What is decided now.
    public let now: FlowDecision<C.Screen, C.Output>
  }
}

extension Navigation {
  /// Sends all recorded actions again, and does what a coordinator decides on them now.
  ///
  /// The coordinator doesn't ask: the answers are actions of the recording.
  ///
  /// - Parameters:
  ///   - recording: The recording, of a navigation in the same graph.
  ///   - coordinator: The coordinator, the same as then or a newer one.
  /// - Returns: What is decided differently now, and whether the end is the same.
  /// - Throws: Why a recorded path cannot be replayed in this graph.
  /// - Complexity: As the recorded commands.
  @discardableResult
  public mutating func replay<C: Coordinator<N, Action>, Action>(
    _ recording: ActionRecording<C>, by coordinator: C
  ) throws(HelmError<N>) -> ActionReplay<C> {
    var replay = ActionReplay<C>()
    try replace(path: recording.start)
    for (index, entry) in recording.entries.enumerated() {
      switch entry {
      case .action(let action, let sender, let then):
        let now = coordinator.decide(action, from: sender.fragment)
        if now != then { replay.changed.append(.init(index: index, then: then, now: now)) }
        try? perform(now, from: sender)
      case .state(let path): try replace(path: path)
      }
    }
    replay.endsAlike = path == recording.end
    return replay
  }
}

extension Coordination {
  /// What was sent and decided since the start, at most the latest 10000 entries, to be replayed.
  ///
  /// - Complexity: Linear in the recording and the path.
  public var recording: ActionRecording<C> { recorder.recording(end: helm.unobservedState.path) }
}

/// Records actions, a bounded number: the oldest ones move on the start.
struct ActionRecorder<C: Coordinator> {
  /// The maximum number of entries.
  static var capacity: Int { 10_000 }

  private var start: HelmPath<C.Screen>
  private var entries: [(entry: ActionRecording<C>.Entry, after: HelmPath<C.Screen>)] = []

  /// Where a replay of the entries is.
  private var replayed: Navigation<C.Screen>

  init(start: Navigation<C.Screen>) {
    self.start = start.path
    replayed = start.withoutTraits()
    replayed.removeGuards()
  }

  func recording(end: HelmPath<C.Screen>) -> ActionRecording<C> {
    var entries = entries.map(\.entry)
    if replayed.path != end { entries.append(.state(end)) }
    return ActionRecording(start: start, entries: entries, end: end)
  }

  /// Notes what the navigation did by itself since the latest action.
  mutating func willDecide(on path: HelmPath<C.Screen>) { note(path) }

  /// Notes an action, and where it led to if a replay would lead elsewhere.
  mutating func note(
    _ action: C.Action, _ sender: PathFragment<C.Screen>, _ decision: FlowDecision<C.Screen, C.Output>,
    path: HelmPath<C.Screen>
  ) {
    try? replayed.perform(decision, from: sender)
    append(.action(action, from: sender, decided: decision))
    note(path)
  }

  private mutating func note(_ path: HelmPath<C.Screen>) {
    guard replayed.path != path else { return }
    // A replay knows only the graph, not traits that changed since, so those must not stop it from following.
    replayed = replayed.withoutTraits()
    guard (try? replayed.replace(path: path)) != nil else { return }
    append(.state(path))
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
  /// The same state with the rules of the graph alone.
  fileprivate func withoutTraits() -> Navigation {
    var copy = self
    copy.removeTraits()
    return copy
  }
}
