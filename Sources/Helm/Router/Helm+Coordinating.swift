/// What coordinators need of a navigation besides its public face.
extension Helm {
  /// The state, read without being observed.
  package var unobservedState: Navigation<N> { state }

  /// The frames whose answers are awaited, by their serial numbers.
  package var awaitedSerials: Set<Int> { Set(awaited.map(\.serial)) }

  /// Calls a hook each time that a command, with all that follows from it, is complete, for as long as it answers `true`.
  package func onSettled(_ hook: @escaping @MainActor () -> Bool) { hub.add(settledHook: hook) }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - answer: What the fragment that it dismisses answers, by the serial number of its frame.
  ///   - onEnd: Called with how the command ended, before anything else can happen.
  /// - Returns: Whether the command waits, for a guard that answers asynchronously or for another command.
  package func start(
    _ command: NavigationCommand<N>, answer: (serial: Int, answer: (any Sendable)?)?,
    onEnd: @escaping @MainActor (NavigationResult<N>) -> Void
  ) -> Bool {
    let run = HelmRun(command)
    run.given = answer
    switch start(run, onEnd: onEnd) {
    case .failure(.undecided), .failure(.deferred): return true
    default: return false
    }
  }
}
