/// A command that waits for a guard.
@MainActor
final class WaitingCommand<N: Fragment> {
  enum Reply {
    case verdict(SegueVerdict<N>), superseded, cancelled
  }

  let run: HelmRun<N>
  var move: GuardedMove<N>
  var guardNumber: Int

  /// The replies of the guards, of which the oldest that hasn't been handled counts.
  let replies: AsyncStream<Reply>
  private let continuation: AsyncStream<Reply>.Continuation
  private var evaluation: Task<Void, Never>?

  init(run: HelmRun<N>, move: GuardedMove<N>, guardNumber: Int) {
    self.run = run
    self.move = move
    self.guardNumber = guardNumber
    (replies, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  /// Evaluates the guard; one that was removed in the meantime allows the move.
  func evaluate(_ verdict: (@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)?) {
    guard let verdict else { return resolve(.verdict(.allow)) }
    evaluation = Task { [weak self, move] in
      guard !Task.isCancelled else { return }
      let result = await verdict(move)
      if !Task.isCancelled { self?.resolve(.verdict(result)) }
    }
  }

  /// Ends the wait for the current guard; only the first reply counts.
  func resolve(_ reply: Reply) {
    evaluation?.cancel()
    evaluation = nil
    continuation.yield(reply)
  }
}

/// The commands that wait for guards, by run number; they are cancelled when the `Helm` is deallocated.
@MainActor
final class WaitingCommands<N: Fragment> {
  var byNumber: [Int: WaitingCommand<N>] = [:]

  deinit {
    let left = Array(byNumber.values)
    guard !left.isEmpty else { return }
    Task { @MainActor in for each in left { each.resolve(.cancelled) } }
  }
}
