/// Commands that are waited for.
extension Helm {
  /// Presents a fragment as `present(_:id:)` does, and waits for the guards that take a while to answer.
  ///
  /// A newer command takes the place of one that is still waiting.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func presentAndWait(_ fragment: N, id: (any FragmentID)? = nil) async -> NavigationResult<N> {
    await performAndWait(.present(fragment, id: id?.canonicalText))
  }

  /// Presents a flow as `present(_:)` does, and waits for the guards that take a while to answer.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func presentAndWait(_ flow: Flow<N>) async -> NavigationResult<N> { await performAndWait(.presentFlow(flow)) }

  /// Runs a command, and waits for the guards that take a while to answer.
  ///
  /// The command is run from the state that there is when all guards have answered. A newer command takes the place of
  /// one that is still waiting. Where a guard has led elsewhere and keeps what was wanted, this waits until that has been
  /// taken up again, or dropped.
  ///
  /// - Parameter command: The command.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func performAndWait(_ command: NavigationCommand<N>) async -> NavigationResult<N> {
    await ending(of: HelmRun(command))
  }

  /// Runs a command, and waits for its end.
  func ending(of run: HelmRun<N>) async -> NavigationResult<N> {
    if Task.isCancelled { return end(run, .cancelled) }
    var run = run
    run.ticket = nextTicket()
    let ending = Promise<NavigationResult<N>>()
    start(run) { ending.give($0) }
    let result = await result(of: ending, run.ticket)
    guard case .done(let outcome) = result else { return result }
    return await self.ending(ofKept: run.ticket, outcome)
  }

  private func result(of ending: Promise<NavigationResult<N>>, _ ticket: Int) async -> NavigationResult<N> {
    await withTaskCancellationHandler {
      await ending.value
    } onCancel: {
      Task { @MainActor in self.waiting[ticket]?.resolve(.cancelled) }
    }
  }

  /// Where a command that was done has been led elsewhere, how what was wanted ended.
  private func ending(ofKept ticket: Int, _ outcome: NavigationOutcome<N>) async -> NavigationResult<N> {
    let flow = outcome.steps.lazy.compactMap { step -> Flow<N>? in
      if case .redirected(_, let flow) = step.action { flow } else { nil }
    }.first
    guard let flow else { return .done(outcome) }
    guard let kept = keptRun, kept.ticket == ticket else { return .redirected(to: flow, then: .stayed(outcome)) }
    let end = await withTaskCancellationHandler {
      await kept.ending.value
    } onCancel: {
      Task { @MainActor in kept.ending.give(.dropped) }
    }
    return .redirected(to: flow, then: end)
  }

  // MARK: Waiting for guards

  /// Lets a command wait for a guard, and takes the place of an older one that waits.
  func wait(_ run: HelmRun<N>, for move: GuardedMove<N>, _ number: Int) {
    if run.cause.takesPlaces { supersede(before: run.ticket) }
    hub.emit(.waiting(move), for: run.cause)
    let waiting = WaitingCommand(run: run, move: move, guardNumber: number)
    self.waiting[run.ticket] = waiting
    waiting.ask(guards.question(for: number))
    // The loop holds the command, not the `Helm`, which may go while a guard takes its time.
    Task { [weak self] in
      while case let reply = await waiting.reply, let self {
        if let result = self.goOn(waiting, with: reply) {
          waiting.run.onEnd?(result)
          return
        }
      }
    }
  }

  /// Goes on with a command whose guard has answered.
  ///
  /// - Returns: How it ended, `nil` where it waits for another guard.
  private func goOn(_ waiting: WaitingCommand<N>, with reply: WaitingCommand<N>.Reply) -> NavigationResult<N>? {
    switch reply {
    case .verdict(let verdict): waiting.run.note(verdict, of: waiting.guardNumber, about: waiting.move)
    case .superseded: return end(waiting.run, .superseded)
    case .cancelled: return end(waiting.run, .cancelled)
    }
    flushGuards()
    guard waiting.run.ticket >= placeTaken || !waiting.run.cause.takesPlaces else {
      return end(waiting.run, .superseded)
    }
    defer { beginDeferred() }
    switch advance(&waiting.run) {
    case .done(let outcome):
      self.waiting[waiting.run.ticket] = nil
      return .done(outcome)
    case .failed(let error):
      self.waiting[waiting.run.ticket] = nil
      return NavigationResult(error)
    case .waits(let move, let number):
      hub.emit(.waiting(move), for: waiting.run.cause)
      (waiting.move, waiting.guardNumber) = (move, number)
      waiting.ask(guards.question(for: number))
      return nil
    }
  }

  private func end(_ run: HelmRun<N>, _ result: NavigationResult<N>) -> NavigationResult<N> {
    waiting[run.ticket] = nil
    hub.emit(result == .cancelled ? .cancelled : .superseded, for: run.cause)
    return result
  }

  /// Lets a newer command take the place of those that wait for a guard.
  func supersede(before ticket: Int) {
    placeTaken = max(placeTaken, ticket)
    for (number, each) in waiting.byTicket where number < ticket && each.run.cause.takesPlaces {
      each.resolve(.superseded)
    }
  }
}

/// A command that waits for a guard.
@MainActor
final class WaitingCommand<N: Fragment> {
  enum Reply {
    case verdict(SegueVerdict<N>)
    case superseded
    case cancelled
  }

  var run: HelmRun<N>
  var move: GuardedMove<N>
  var guardNumber: Int

  private var given: Reply?
  private var continuation: CheckedContinuation<Reply, Never>?
  private var asking: Task<Void, Never>?

  init(run: HelmRun<N>, move: GuardedMove<N>, guardNumber: Int) {
    self.run = run
    self.move = move
    self.guardNumber = guardNumber
  }

  /// Puts the question to the guard; one that has been removed meanwhile has nothing against the move.
  func ask(_ question: (@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)?) {
    guard let question else { return resolve(.verdict(.allow)) }
    asking = Task { [weak self, move] in
      let verdict = await question(move)
      if !Task.isCancelled { self?.resolve(.verdict(verdict)) }
    }
  }

  /// Ends the waiting for the current question; only the first reply counts.
  func resolve(_ reply: Reply) {
    asking?.cancel()
    asking = nil
    if let continuation {
      self.continuation = nil
      continuation.resume(returning: reply)
    } else if given == nil {
      given = reply
    }
  }

  /// The reply to the current question.
  var reply: Reply {
    get async {
      if let given {
        self.given = nil
        return given
      }
      return await withCheckedContinuation { continuation = $0 }
    }
  }
}

/// The commands that wait for guards, by ticket; they are cancelled when the `Helm` goes.
@MainActor
final class WaitingCommands<N: Fragment> {
  private(set) var byTicket: [Int: WaitingCommand<N>] = [:]

  subscript(ticket: Int) -> WaitingCommand<N>? {
    get { byTicket[ticket] }
    set { byTicket[ticket] = newValue }
  }

  deinit {
    let left = Array(byTicket.values)
    guard !left.isEmpty else { return }
    Task { @MainActor in for each in left { each.resolve(.cancelled) } }
  }
}

/// A value that is given once, before or after somebody waits for it.
@MainActor
final class Promise<Value: Sendable> {
  private var given: Value?
  private var continuations: [CheckedContinuation<Value, Never>] = []

  /// Gives the value; only the first counts.
  func give(_ value: Value) {
    guard given == nil else { return }
    given = value
    for continuation in continuations { continuation.resume(returning: value) }
    continuations = []
  }

  var value: Value {
    get async {
      if let given { return given }
      return await withCheckedContinuation { continuations.append($0) }
    }
  }
}
