/// What coordinators need in addition to the public API.
extension Helm {
  /// The state, without observation.
  package var unobservedState: Navigation<N> { state }

  /// The serial numbers of the frames whose answers are awaited.
  package var awaitedSerials: Set<Int> { Set(awaited.map(\.serial)) }

  /// Runs a command, and returns whether it is waiting, for an asynchronous guard or for another command.
  ///
  /// The answer is that of the fragment that the command dismisses, with the serial number of its frame; `onEnd` is called with the result,
  /// before anything else can happen.
  package func start(
    _ command: NavigationCommand<N>, answer: (serial: Int, answer: (any Sendable)?)?,
    onEnd: @escaping @MainActor (NavigationResult<N>) -> Void
  ) -> Bool {
    let run = HelmRun(command)
    run.dismissalAnswer = answer
    switch start(run, onEnd: onEnd) {
    case .waits, .failed(.deferred): return true
    default: return false
    }
  }
}
