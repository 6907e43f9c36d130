/// Records what was done, with a limited number of entries; the oldest ones are folded into the start.
///
/// Nothing is replayed for that. Each entry stores how it changed the path, so adding one takes constant time, and all paths are derived
/// backwards from the last one when the recording is read.
struct Recorder<N: Fragment> {
  /// The maximum number of entries.
  static var capacity: Int { 10_000 }

  /// The rules at the start.
  private var rules: Navigation<N>

  /// The entries, including dropped ones, which are removed once they make up half of them.
  private var entries: [Entry] = []
  private var first = 0

  /// The number of commands and states in the entries that are kept.
  private var count = 0

  /// One entry of the recording.
  struct Entry {
    /// The command, or a note on what else led to the state after it.
    let kind: Kind
    let change: PathChange

    enum Kind {
      /// A command; the changes of a sequence's parts aren't known individually.
      case command(NavigationCommand<N>)
      case state(note: String)
    }

    fileprivate var count: Int { if case .command(.sequence(let commands)) = kind { commands.count } else { 1 } }
  }

  init(start: Navigation<N>) { rules = start.atEntry() }

  /// Returns the recording so far, which begins by setting the rules at its start.
  ///
  /// - Complexity: Linear in the changes, and in the path for each entry that isn't a command.
  func recording(end: Navigation<N>) -> Recording<N> {
    let kept = entries[first...]
    var past = PastPaths(end)
    var recorded: [Recording<N>.Entry] = []
    for entry in kept.reversed() {
      switch entry.kind {
      case .command(let command): recorded += command.singles.reversed().map { .command($0) }
      case .state(let note): recorded.append(.state(past.path, note: note))
      }
      past.undo(entry.change)
    }
    recorded += rules.ruleChanges.map { .command($0) }.reversed()
    return Recording(
      id: AnyFragmentID?(text: end.root.id), start: past.path, entries: recorded.reversed(), end: end.path)
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    count += entry.count
    while count > Self.capacity { dropFirst() }
  }

  private mutating func dropFirst() {
    if case .command(let command) = entries[first].kind {
      for change in command.singles where change.changesRules { _ = try? rules.perform(change) }
    }
    count -= entries[first].count
    first += 1
    guard first * 2 >= entries.count else { return }
    entries.removeFirst(first)
    first = 0
  }
}

extension Helm {
  /// A recording of what was done since the start, at most the latest 10000 entries, for an exact replay.
  ///
  /// - Complexity: Linear in the recorded changes, and in the path for each undo, gesture and guard change among them.
  public var recording: Recording<N> { recorder.recording(end: state) }

  /// Records the outcome of a run.
  func record(_ outcome: NavigationOutcome<N>, of run: HelmRun<N>) {
    if case .command(let command) = run.trigger, !run.wasChangedByGuard, !command.isGesture {
      recorder.append(.init(kind: .command(command), change: outcome.pathChange))
    } else {
      recordState(outcome, of: run)
    }
  }

  /// Records what a guard has changed, and what was resumed, as the state that it led to, after the changes of the rules.
  @inline(never) private func recordState(_ outcome: NavigationOutcome<N>, of run: HelmRun<N>) {
    func note(_ text: String) { recorder.append(.init(kind: .state(note: text), change: outcome.pathChange)) }
    for each in run.command?.singles ?? [] where each.changesRules {
      recorder.append(.init(kind: .command(each), change: PathChange()))
    }
    switch run.trigger {
    case .command(let command) where command.isGesture:
      if !outcome.isEmpty { note(command.description) }
    case .command(let command): if !outcome.isEmpty { note("\(command), redirected by a guard") }
    case .resumed(let command): note("\(command), resumed")
    case .guardChange: if !outcome.isEmpty { note("a guard changed") }
    case .undo: note("undo")
    case .redo: note("redo")
    case .outsideModule: break
    }
  }

  /// Records a command that failed, unless a guard caused the failure, or the command names something that isn't in the graph.
  ///
  /// A sequence is left out, because it is recorded as its commands, some of which might succeed on their own. An id of the wrong type is
  /// left out too: a recording contains only its text, which may be valid for the right type.
  func recordFailure(of run: HelmRun<N>, _ error: HelmError<N>) {
    guard case .command(let command) = run.trigger, !run.wasChangedByGuard, !command.isGesture else { return }
    if case .wrongID(_, _, type: _?, _, _) = error { return }
    if case .sequence = command { return }
    let isKnown = command.mapped({ graph.contains($0) ? $0 : nil }, tag: { graph.contains(tag: $0) }) != nil
    if isKnown { recorder.append(.init(kind: .command(command), change: PathChange())) }
  }
}
