/// What was done in a navigation, for an exact replay.
///
/// A command that a guard redirected, and whatever guards, an undo or a redo did, is recorded as the state that it led
/// to, with a note, since a replay has no guards to ask.
public struct Recording<N: Fragment>: Hashable, Sendable {
  /// The id of the fragment that the navigation starts from, if it has one.
  package let id: AnyFragmentID?

  /// The path that the recording starts at.
  package var start: HelmPath<N>

  /// What was done, in order.
  public package(set) var entries: [Entry] = []

  /// The path that the recording ends at.
  package var end: HelmPath<N>

  /// Creates a recording of commands.
  ///
  /// - Parameters:
  ///   - id: The id of the fragment that the navigation starts from, if it has one.
  ///   - start: The path that the recording starts at.
  ///   - entries: What was done, in order.
  ///   - end: The path that the recording ends at.
  package init(id: AnyFragmentID? = nil, start: HelmPath<N>, entries: [Entry], end: HelmPath<N>) {
    self.id = id
    self.start = start
    self.entries = entries
    self.end = end
  }

  /// One entry of a recording.
  public enum Entry: Hashable, Sendable {
    /// A command, done or failed.
    case command(NavigationCommand<N>)

    /// A path that something other than a command led to.
    case state(HelmPath<N>, note: String)
  }
}

extension Navigation {
  /// Replays a recording; a command that failed fails again and changes nothing.
  ///
  /// - Parameter recording: The recording, of a navigation in the same graph.
  /// - Throws: Why a recorded path cannot be replayed in this graph.
  /// - Complexity: As the recorded commands.
  public mutating func replay(_ recording: Recording<N>) throws(HelmError<N>) {
    try replace(path: recording.start)
    for entry in recording.entries {
      switch entry {
      case .command(let command): _ = try? perform(command)
      case .state(let path, _): try restore(path)
      }
    }
  }

  /// Goes to a path that existed under these rules: redirecting a segue leaves presented what came through it, so
  /// redirects are ignored.
  package mutating func restore(_ path: HelmPath<N>) throws(HelmError<N>) {
    let rules = (machine.redirects, redirects)
    (machine.redirects, redirects) = ([:], [:])
    defer { (machine.redirects, redirects) = rules }
    try replace(path: path)
  }
}
