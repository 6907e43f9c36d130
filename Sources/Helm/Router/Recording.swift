/// What was done in a navigation, to be replayed exactly.
///
/// A command that a guard led elsewhere, and whatever guards, an undo or a redo did by themselves, is recorded as the
/// state that it led to, with a note, since a replay has no guards to ask.
public struct Recording<N: Fragment>: Hashable, Sendable {
  /// The path that the recording starts at.
  public internal(set) var start: HelmPath<N>

  /// What was done, in order.
  public internal(set) var entries: [Entry] = []

  /// The path that the recording ends at.
  public internal(set) var end: HelmPath<N>

  /// Puts a recording together, of commands that were found in another way.
  ///
  /// - Parameters:
  ///   - start: The path that the recording starts at.
  ///   - entries: What was done, in order.
  ///   - end: The path that the recording ends at.
  /// - Complexity: Constant.
  public init(start: HelmPath<N>, entries: [Entry], end: HelmPath<N>) {
    self.start = start
    self.entries = entries
    self.end = end
  }

  /// One thing that was done.
  public enum Entry: Hashable, Sendable {
    /// A command, done or failed.
    case command(NavigationCommand<N>)

    /// A change of rules.
    case change(RuleChange<N>)

    /// A path that something other than a command led to.
    case state(HelmPath<N>, note: String)
  }
}

extension Navigation {
  /// Does again what was recorded; a command that failed fails again, and changes nothing.
  ///
  /// - Parameter recording: The recording, of a navigation in the same graph.
  /// - Throws: Why a recorded path cannot be replayed in this graph.
  /// - Complexity: As the recorded commands.
  public mutating func replay(_ recording: Recording<N>) throws(HelmError<N>) {
    try replace(path: recording.start)
    for entry in recording.entries {
      switch entry {
      case .command(let command): _ = try? perform(command)
      case .change(let change): _ = try? apply(change)
      case .state(let path, _): try replace(path: path)
      }
    }
  }
}

/// Records what is done, a bounded number of entries: the oldest ones move on the start.
struct Recorder<N: Fragment> {
  /// The most entries that are kept.
  static var capacity: Int { 10_000 }

  private var start: Navigation<N>
  private var entries: [Recording<N>.Entry] = []

  init(start: Navigation<N>) { self.start = start }

  /// The recording so far; the rules that the start has are set first.
  func recording(end: HelmPath<N>) -> Recording<N> {
    Recording(start: start.path, entries: start.ruleChanges.map { .change($0) } + entries, end: end)
  }

  mutating func note(_ entry: Recording<N>.Entry) {
    if entries.count == Self.capacity {
      for entry in entries.prefix(Self.capacity / 10) { start.redo(entry) }
      entries.removeFirst(Self.capacity / 10)
    }
    entries.append(entry)
  }
}

extension Navigation {
  /// Does again one thing that was recorded.
  fileprivate mutating func redo(_ entry: Recording<N>.Entry) {
    switch entry {
    case .command(let command): _ = try? perform(command)
    case .change(let change): _ = try? apply(change)
    case .state(let path, _): _ = try? replace(path: path)
    }
  }
}

extension Helm {
  /// What was done since the start, at most the latest 10 000 things, to be replayed exactly.
  ///
  /// - Complexity: Linear in the paths at both ends.
  public var recording: Recording<N> { recorder.recording(end: machine.path) }

  /// Records what a run has done.
  func record(_ outcome: NavigationOutcome<N>, of run: HelmRun<N>) {
    switch run.cause {
    case .edit(let change): recorder.note(.change(change))
    case .command(let command) where command.isGesture:
      if !outcome.isEmpty { recorder.note(.state(machine.path, note: command.summary)) }
    case .command(let command) where !run.wasGuided:
      for single in command.singles { recorder.note(.command(single)) }
    case .command(let command) where !outcome.isEmpty:
      recorder.note(.state(machine.path, note: "\(command.summary), led elsewhere by a guard"))
    case .resumed(let command): recorder.note(.state(machine.path, note: "\(command.summary), taken up again"))
    case .guardChange where !outcome.isEmpty: recorder.note(.state(machine.path, note: "a guard changed"))
    case .undo: recorder.note(.state(machine.path, note: "undo"))
    case .redo: recorder.note(.state(machine.path, note: "redo"))
    case .command, .guardChange: break
    }
  }

  /// Records a command that could not be done, unless a guard is why, or it names what the graph does not have.
  ///
  /// A sequence is recorded as the commands in it, some of which could be done by themselves; so it is left out.
  func recordFailure(of run: HelmRun<N>) {
    guard case .command(let command) = run.cause, !run.wasGuided, !command.isGesture else { return }
    if case .sequence = command { return }
    if machine.knows(command) { recorder.note(.command(command)) }
  }
}
