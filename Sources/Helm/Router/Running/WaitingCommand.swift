/// A command that waits for a guard.
@MainActor
final class WaitingCommand<N: Fragment> {
  enum Reply {
    case verdict(SegueVerdict<N>), superseded, cancelled
  }

  let run: HelmRun<N>
  var move: GuardedMove<N>
  var guardNumber: Int

  /// Continues the command, and returns whether it has ended.
  private let proceed: @MainActor (WaitingCommand, Reply) -> Bool
  private var hasEnded = false
  private var evaluation: Task<Void, Never>?

  /// Whether the current guard has returned its verdict.
  private var hasVerdict = false

  init(
    run: HelmRun<N>, move: GuardedMove<N>, guardNumber: Int,
    proceed: @escaping @MainActor (WaitingCommand, Reply) -> Bool
  ) {
    self.run = run
    self.move = move
    self.guardNumber = guardNumber
    self.proceed = proceed
  }

  /// Evaluates the guard; one that was removed in the meantime allows the move.
  func evaluate(_ verdict: (@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)?) {
    hasVerdict = false
    guard let verdict else { return resolve(.verdict(.allow)) }
    evaluation = Task { [weak self, move] in
      guard !Task.isCancelled else { return }
      let result = await verdict(move)
      if !Task.isCancelled { self?.resolve(.verdict(result)) }
    }
  }

  /// Ends the wait for the current guard; a further verdict doesn't count, since it would be taken for the next guard's.
  func resolve(_ reply: Reply) {
    if case .verdict = reply {
      guard !hasVerdict else { return }
      hasVerdict = true
    }
    evaluation?.cancel()
    evaluation = nil
    // Tasks of one actor run in the order in which they were created, and so do commands that wait for the same guard.
    Task {
      if !hasEnded { hasEnded = proceed(self, reply) }
    }
  }
}

/// The commands that wait for guards, by run number; they are cancelled when the `Helm` is deallocated.
@MainActor
final class WaitingCommands<N: Fragment> {
  var byNumber: [Int: WaitingCommand<N>] = [:] {
    didSet { isEmpty = byNumber.isEmpty }
  }

  /// Whether no command waits, stored because every command reads it.
  private(set) var isEmpty = true

  deinit {
    let left = Array(byNumber.values)
    guard !left.isEmpty else { return }
    Task { @MainActor in for each in left { each.resolve(.cancelled) } }
  }
}
