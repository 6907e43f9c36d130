/// How commands are run: against the guards, and with all that follows.
extension Helm {
  /// How far a command got.
  enum Attempt {
    case done(NavigationOutcome<N>)
    case failed(HelmError<N>)
    /// Some guards have to be asked about an edge, and they take a while to answer.
    case waits(PathEdge<N>, for: [Int])
  }

  /// A command with what has been said of its segues.
  struct Run {
    let cause: HelmCause<N>
    let command: (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>
    var verdicts: [PathEdge<N>: SegueVerdict<N>] = [:]

    /// What the guards that take a while have said; the others are asked again whenever one of those has answered.
    private(set) var answers: [PathEdge<N>: SegueVerdict<N>] = [:]

    mutating func note(answer: SegueVerdict<N>, about edge: PathEdge<N>) {
      answers[edge] = answer
      verdicts = [:]
    }

    init(
      _ cause: HelmCause<N>,
      command: @escaping (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>
    ) {
      self.cause = cause
      self.command = command
    }

    init(_ command: NavigationCommand<N>) {
      self.init(.command(command)) { (machine) throws(HelmError<N>) in try machine.perform(command) }
    }

    /// Whether any guard had a part in what the command did.
    var wasGuided: Bool { verdicts.values.contains { !$0.isAllowed } }
  }

  /// Runs a command as far as the guards that answer at once allow, with all that follows from it.
  func attempt(_ run: inout Run) -> Attempt {
    while true {
      machine.guarded.verdicts = run.verdicts
      let result = Result { () throws(HelmError<N>) in try run.command(&machine) }
      machine.guarded.verdicts = [:]
      switch result {
      case .success(let outcome):
        finish(outcome, run)
        return .done(outcome)
      case .failure(.undecided(let edge)):
        var waits: [Int] = []
        run.verdicts[edge] = .allow
        for guardNumber in guards.guards(of: edge.edge) {
          if let verdict = guards.verdict(of: guardNumber, on: edge) {
            guard verdict.isAllowed else {
              run.verdicts[edge] = verdict
              waits = []
              break
            }
          } else {
            waits.append(guardNumber)
          }
        }
        guard !waits.isEmpty else { continue }
        guard let answer = run.answers[edge] else {
          run.verdicts = [:]
          return .waits(edge, for: waits)
        }
        run.verdicts[edge] = answer
      case .failure(let error):
        fail(error, run)
        return .failed(error)
      }
    }
  }

  /// Runs a command now; one that has to wait for a guard goes on by itself.
  ///
  /// - Returns: Nothing, or why it could not be done; `undecided` where it has to wait.
  @discardableResult
  func start(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>> {
    flushGuards()
    var run = Run(command)
    switch attempt(&run) {
    case .done(let outcome): return .success(outcome)
    case .failed(let error): return .failure(error)
    case .waits(let edge, _):
      Task { await self.run(command) }
      return .failure(.undecided(edge))
    }
  }

  /// What follows from a command that was done.
  func finish(_ outcome: NavigationOutcome<N>, _ run: Run) {
    if case .command = run.cause { supersedeWaiting() }
    if case .undo = run.cause {
    } else if case .redo = run.cause {
    } else {
      changeHistory { $0.note(outcome.pathChange) }
    }
    record(outcome, of: run)
    if let verdict = run.verdicts.values.first(where: \.keeps), case .command(let command) = run.cause {
      if case .redirect = verdict { kept = command }
    }
    notify(of: outcome)
    for step in outcome.steps {
      hub.emit(.step(step.action), for: run.cause, appeared: step.appeared, disappeared: step.disappeared)
    }
    answerAwaited()
    hub.callHooks(appeared: outcome.appeared, disappeared: outcome.disappeared)
  }

  /// What follows from a command that could not be done.
  private func fail(_ error: HelmError<N>, _ run: Run) {
    recordFailure(of: run)
    guard case .denied(let edge, let reason) = error else {
      hub.emit(.failed(error), for: run.cause)
      report(error)
      return
    }
    if run.verdicts[edge]?.keeps == true, case .command(let command) = run.cause { kept = command }
    hub.emit(.denied(edge, reason: reason), for: run.cause)
  }
}
