/// How commands are run: against the guards, and with all that follows.
extension Helm {
  /// How far a command got.
  enum Attempt {
    case done(NavigationOutcome<N>)
    case failed(HelmError<N>)
    /// A guard has to be asked about an edge, and it takes a while to answer.
    case waits(PathEdge<N>, for: Int)
  }

  /// Runs a command as far as the guards that answer at once allow, with all that follows from it.
  func attempt(_ run: inout HelmRun<N>) -> Attempt {
    while true {
      machine.guarded.verdicts = run.verdicts
      let result = Result { () throws(HelmError<N>) in try run.command(&machine) }
      machine.guarded.verdicts = [:]
      switch result {
      case .success(let outcome):
        finish(outcome, run)
        return .done(outcome)
      case .failure(.undecided(let edge)):
        if let number = ask(about: edge, for: &run) {
          run.verdicts = [:]
          return .waits(edge, for: number)
        }
      case .failure(let error):
        fail(error, run)
        return .failed(error)
      }
    }
  }

  /// Asks the guards of an edge in the order in which they were added; the first that does not allow it decides.
  ///
  /// - Returns: The guard that takes a while and has not answered yet, if it is its turn.
  private func ask(about edge: PathEdge<N>, for run: inout HelmRun<N>) -> Int? {
    run.verdicts[edge] = .allow
    for number in guards.guards(of: edge.edge) {
      guard let verdict = guards.verdict(of: number, on: edge) ?? run.answer(of: number, about: edge) else {
        return number
      }
      run.verdicts[edge] = verdict
      if !verdict.isAllowed { break }
    }
    return nil
  }

  /// Runs a command now; one that has to wait for a guard goes on by itself.
  ///
  /// - Returns: What it has done, or why it could not be done; `undecided` where it has to wait.
  @discardableResult
  func start(_ run: HelmRun<N>) -> Result<NavigationOutcome<N>, HelmError<N>> {
    flushGuards()
    var run = run
    run.ticket = nextTicket()
    switch attempt(&run) {
    case .done(let outcome): return .success(outcome)
    case .failed(let error): return .failure(error)
    case .waits(let edge, let number):
      beginWaiting(run, for: edge)
      Task { [run] in await self.wait(run, for: edge, number) }
      return .failure(.undecided(edge))
    }
  }

  /// Runs a command now; one that has to wait for a guard goes on by itself.
  ///
  /// - Returns: What it has done, or why it could not be done; `undecided` where it has to wait.
  @discardableResult
  func start(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>> {
    start(HelmRun(command))
  }

  /// The number of the next command; a command with a smaller number than one that was done or waits is superseded.
  func nextTicket() -> Int {
    tickets += 1
    return tickets
  }

  /// What follows from a command that was done: its events come before anything that observers or hooks do.
  private func finish(_ outcome: NavigationOutcome<N>, _ run: HelmRun<N>) {
    if run.cause.takesPlaces { supersede(before: run.ticket) }
    switch run.cause {
    case .undo: changeHistory { $0.moveToUndone() }
    case .redo: changeHistory { $0.moveToDone() }
    default: changeHistory { $0.note(outcome.pathChange) }
    }
    record(outcome, of: run)
    keep(run)
    run.onDone?(outcome)
    for step in outcome.steps {
      hub.emit(.step(step.action), for: run.cause, appeared: step.appeared, disappeared: step.disappeared)
    }
    notify(of: outcome)
    answerAwaited(run.given)
    hub.callHooks(appeared: outcome.appeared, disappeared: outcome.disappeared)
  }

  /// What follows from a command that could not be done.
  private func fail(_ error: HelmError<N>, _ run: HelmRun<N>) {
    recordFailure(of: run)
    guard case .denied(let edge, let reason) = error else {
      if case .resumed = run.cause { kept = nil }
      hub.emit(.failed(error), for: run.cause)
      report(error)
      return
    }
    keep(run)
    hub.emit(.denied(edge, reason: reason), for: run.cause)
  }

  /// Keeps a command that a guard said to keep, and forgets one that has been taken up.
  private func keep(_ run: HelmRun<N>) {
    switch run.cause {
    case .command(let command) where run.verdicts.values.contains(where: \.keeps): kept = command
    case .resumed where !run.wasGuided: kept = nil
    default: break
    }
  }
}
