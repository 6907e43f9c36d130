/// A record of a navigation's commands and states, for an exact replay.
///
/// A command that a guard redirected, and any effect of guards, undo or redo, is recorded as the resulting state with a note, because a
/// replay has no guards.
public struct Recording<N: Fragment>: Hashable, Sendable {
  /// The id of the fragment that the navigation starts from, if it has one.
  package let id: AnyFragmentID?

  /// The path that the recording starts at.
  package var start: HelmPath<N>

  /// The recorded commands and states, in order.
  package var entries: [Entry] = []

  /// The recorded commands, whether they succeeded or failed, without the states that something else led to.
  ///
  /// - Complexity: Linear in the recording.
  public var commands: [NavigationCommand<N>] {
    entries.compactMap { if case .command(let command) = $0 { command } else { nil } }
  }

  /// The path that the recording ends at.
  package var end: HelmPath<N>

  package init(id: AnyFragmentID? = nil, start: HelmPath<N>, entries: [Entry], end: HelmPath<N>) {
    self.id = id
    self.start = start
    self.entries = entries
    self.end = end
  }

  /// One entry of a recording.
  package enum Entry: Hashable, Sendable {
    /// A command, whether it succeeded or failed.
    case command(NavigationCommand<N>)

    /// A path that resulted from something other than a command.
    case state(HelmPath<N>, note: String)
  }
}

extension Navigation {
  /// Replays a recording; a command that failed fails again and changes nothing.
  ///
  /// - Parameter recording: The recording, of a navigation in the same graph.
  /// - Throws: The reason why a recorded path cannot be replayed in this graph.
  /// - Complexity: That of the recorded commands.
  public mutating func replay(_ recording: Recording<N>) throws(HelmError<N>) {
    try perform(.replace(recording.start))
    for entry in recording.entries {
      switch entry {
      case .command(let command): _ = try? perform(command)
      case .state(let path, _): try restore(path)
      }
    }
  }

  /// Restores a path that existed under the current rules.
  ///
  /// Redirecting a segue doesn't dismiss what came through it, so redirects are ignored.
  package mutating func restore(_ path: HelmPath<N>) throws(HelmError<N>) {
    let rules = (machine.redirects, redirects)
    (machine.redirects, redirects) = ([:], [:])
    defer { (machine.redirects, redirects) = rules }
    try perform(.replace(path))
  }
}
