/// Records what is done, a bounded number of entries: the oldest ones move on the start.
struct Recorder<N: Fragment> {
  /// The most entries that are kept.
  static var capacity: Int { 10_000 }

  private var start: Navigation<N>
  private var entries: [Recording<N>.Entry] = []

  init(start: Navigation<N>) { self.start = start }

  /// The recording so far; the rules that the start has are set first.
  func recording(end: HelmPath<N>) -> Recording<N> {
    Recording(start: start.path, entries: start.ruleChanges.map { .command(.edit($0)) } + entries, end: end)
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
    case .state(let path, _): _ = try? restore(path)
    }
  }
}

extension Helm {
  /// What was done since the start, at most the latest 10000 entries, to be replayed exactly.
  ///
  /// - Complexity: Linear in the paths at both ends.
  public var recording: Recording<N> { recorder.recording(end: state.path) }

  /// Records what a run has done.
  func record(_ outcome: NavigationOutcome<N>, of run: HelmRun<N>) {
    switch run.cause {
    case .command(let command) where command.isGesture:
      if !outcome.isEmpty { recorder.note(.state(state.path, note: command.description)) }
    case .command(let command) where !run.wasGuided:
      if case .sequence = command {
        for single in command.singles { recorder.note(.command(single)) }
      } else {
        recorder.note(.command(command))
      }
    case .command(let command) where !outcome.isEmpty:
      recorder.note(.state(state.path, note: "\(command), led elsewhere by a guard"))
    case .resumed(let command): recorder.note(.state(state.path, note: "\(command), taken up again"))
    case .guardChange where !outcome.isEmpty: recorder.note(.state(state.path, note: "a guard changed"))
    case .undo: recorder.note(.state(state.path, note: "undo"))
    case .redo: recorder.note(.state(state.path, note: "redo"))
    case .command, .guardChange: break
    }
  }

  /// Records a command that failed, unless a guard caused that, or the command names something that the graph doesn't
  /// have.
  ///
  /// A sequence is left out: it is recorded as its commands, some of which might succeed by themselves. An id of the
  /// wrong type is left out too: a recording has only its text, which may read as one of the right type.
  func recordFailure(of run: HelmRun<N>, _ error: HelmError<N>) {
    guard case .command(let command) = run.cause, !run.wasGuided, !command.isGesture else { return }
    if case .wrongID(_, _, type: _?, _, _) = error { return }
    if case .sequence = command { return }
    if state.graph.knows(command) { recorder.note(.command(command)) }
  }
}

extension NavigationGraph {
  /// Whether the graph has all fragments and tags that a command names.
  fileprivate func knows(_ command: NavigationCommand<N>) -> Bool {
    do throws(UnknownName) {
      _ = try command.map { fragment throws(UnknownName) in
        guard contains(fragment) else { throw UnknownName() }
        return fragment
      } tag: { tag throws(UnknownName) in
        guard contains(tag: tag) else { throw UnknownName() }
        return tag
      }
      return true
    } catch {
      return false
    }
  }
}

private struct UnknownName: Error {}
