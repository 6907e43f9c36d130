/// Awaiting commands.
extension Helm {
  func begin(_ run: HelmRun<N>) -> PendingResult<NavigationResult<N>> {
    let ending = PromiseResolver<NavigationResult<N>>(default: .cancelled)
    track(run) { ending.resolve($0) }
    return PendingResult(ending.promise) { [weak self, number = run.number] in
      Task { @MainActor in _ = self?.cancel(number) }
    }
  }

  /// Runs a command and reports its result; if this object is deallocated first, no callback is called.
  ///
  /// A command that a guard keeps has ended too; its result contains a pending result for the kept one, which `onKeptEnd` gets as well.
  func track(
    _ run: HelmRun<N>, _ onEnd: @escaping @MainActor (NavigationResult<N>) -> Void,
    onKeptEnd: @escaping @MainActor (NavigationResult<N>) -> Void = { _ in }
  ) {
    run.number = nextRunNumber()
    start(run) { [weak self, number = run.number] result in
      let kept = self?.beginWaiting(forKept: number, onKeptEnd)
      switch result {
      case .done(let outcome):
        guard let flow = outcome.firstRedirect else { return onEnd(result) }
        onEnd(.redirected(to: flow, outcome, kept: kept))
      case .denied(let move, let reason, _): onEnd(.denied(move, reason: reason, kept: kept))
      default: onEnd(result)
      }
    }
  }

  /// Returns the pending result of a kept command, or `nil` if the command isn't kept.
  private func beginWaiting(
    forKept number: Int, _ onKeptEnd: @escaping @MainActor (NavigationResult<N>) -> Void
  ) -> PendingResult<NavigationResult<N>>? {
    guard keptRun?.number == number else { return nil }
    let ending = PromiseResolver<NavigationResult<N>>(default: .cancelled)
    keptRun?.onEnd = {
      onKeptEnd($0)
      ending.resolve($0)
    }
    // Giving up waiting doesn't drop the kept command: a screen's task is cancelled when the login takes the screen's place.
    return PendingResult(ending.promise) { [promise = ending.promise] in promise.resolve(.cancelled) }
  }

  /// Cancels a run that waits for a guard, and returns whether it was waiting.
  func cancel(_ number: Int) -> Bool {
    waiting.byNumber[number]?.resolve(.cancelled)
    return waiting.byNumber[number] != nil
  }

  // MARK: Waiting for guards

  /// Makes a command wait for a guard, and supersedes an older command that is waiting.
  func wait(_ run: HelmRun<N>, for move: GuardedMove<N>, _ guardNumber: Int) {
    if run.trigger.supersedes { supersede(before: run.number) }
    hub.emit(.waiting(move), for: run.trigger)
    // The `Helm` may be released while a guard is still working.
    let waiting = WaitingCommand(run: run, move: move, guardNumber: guardNumber) { [weak self] waiting, reply in
      self?.proceed(waiting, with: reply) ?? true
    }
    self.waiting.byNumber[run.number] = waiting
    waiting.evaluate(guards.asyncGuard(for: guardNumber))
  }

  /// Continues a command whose guard has returned, and returns whether it has ended; if not, it waits for another guard.
  private func proceed(_ waiting: WaitingCommand<N>, with reply: WaitingCommand<N>.Reply) -> Bool {
    switch reply {
    case .verdict(let verdict): waiting.run.add(verdict, of: waiting.guardNumber, on: waiting.move)
    case .superseded: return end(waiting.run, .superseded)
    case .cancelled: return end(waiting.run, .cancelled)
    }
    flushGuards()
    guard !isOutdated(waiting.run) else { return end(waiting.run, .superseded) }
    defer { executeDeferred() }
    guard case .waits(let move, let number) = advance(waiting.run) else { return true }
    (waiting.move, waiting.guardNumber) = (move, number)
    hub.emit(.waiting(move), for: waiting.run.trigger)
    waiting.evaluate(guards.asyncGuard(for: number))
    return false
  }

  /// Returns whether a newer command replaced this one, or the command that it resumes is no longer kept.
  private func isOutdated(_ run: HelmRun<N>) -> Bool {
    if let number = run.keptNumber { return keptRun?.number != number }
    return run.trigger.supersedes && run.number < supersededBelow
  }

  private func end(_ run: HelmRun<N>, _ result: NavigationResult<N>) -> Bool {
    waiting.byNumber[run.number] = nil
    hub.emit(result == .cancelled ? .cancelled : .superseded, for: run.trigger)
    run.onEnd?(result)
    return true
  }
}

extension NavigationOutcome {
  /// The flow that the first redirect led to, if one was followed.
  var firstRedirect: Flow<N>? {
    for step in steps { if case .redirected(_, let flow) = step.action { return flow } }
    return nil
  }
}
