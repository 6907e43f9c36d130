/// Commands that are waited for.
extension Helm {
  /// Presents a fragment as `present(_:id:)` does, and waits for asynchronous guards.
  ///
  /// A newer command replaces one that is still waiting.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func presentAndWait(_ fragment: N, id: (any FragmentID)? = nil) async -> NavigationResult<N> {
    await ending(of: HelmRun(.present(fragment, id: id?.canonicalText), id: id))
  }

  /// Presents a flow as `present(_:)` does, and waits for asynchronous guards.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func presentAndWait(_ flow: Flow<N>) async -> NavigationResult<N> { await performAndWait(.presentFlow(flow)) }

  /// Runs a command, and waits for asynchronous guards.
  ///
  /// The command is run from the state that there is when all guards have answered. A newer command replaces one that
  /// is still waiting. If a guard redirects and keeps the command, this waits until it has been resumed or dropped.
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
    if Task.isCancelled {
      hub.emit(.cancelled, for: run.cause)
      return .cancelled
    }
    run.ticket = nextTicket()
    let ending = Promise<(NavigationResult<N>, kept: Promise<RedirectionEnd<N>?>?)>()
    let ticket = run.ticket
    // The kept command may be resumed or dropped before the code that awaits it runs.
    start(run) { [unowned self] in ending.give(($0, keptRun?.ticket == ticket ? keptRun?.ending : nil)) }
    let (result, kept) = await withTaskCancellationHandler {
      await ending.value
    } onCancel: {
      Task { @MainActor in self.waiting[ticket]?.resolve(.cancelled) }
    }
    guard case .done(let outcome) = result, let flow = outcome.firstRedirect else { return result }
    guard let kept else { return .redirected(to: flow, then: .stayed(outcome)) }
    let end = await withTaskCancellationHandler {
      await kept.value
    } onCancel: {
      // What was kept stays kept: a screen's task is cancelled when the login replaces the screen.
      Task { @MainActor in kept.give(nil) }
    }
    return end.map { .redirected(to: flow, then: $0) } ?? .cancelled
  }

  // MARK: Waiting for guards

  /// Lets a command wait for a guard, and takes the place of an older one that waits.
  func wait(_ run: HelmRun<N>, for move: GuardedMove<N>, _ number: Int) {
    if run.cause.takesPlaces { supersede(before: run.ticket) }
    hub.emit(.waiting(move), for: run.cause)
    let waiting = WaitingCommand(run: run, move: move, guardNumber: number)
    self.waiting[run.ticket] = waiting
    waiting.ask(guards.question(for: number))
    // The loop holds the command, not the `Helm`, which may be released while a guard is still working.
    Task { [weak self] in
      while case let reply = await waiting.reply, let self {
        if self.goOn(waiting, with: reply) { return }
      }
    }
  }

  /// Goes on with a command whose guard has answered.
  ///
  /// - Returns: Whether it has ended; otherwise it waits for another guard.
  private func goOn(_ waiting: WaitingCommand<N>, with reply: WaitingCommand<N>.Reply) -> Bool {
    switch reply {
    case .verdict(let verdict): waiting.run.note(verdict, of: waiting.guardNumber, about: waiting.move)
    case .superseded: return end(waiting.run, .superseded)
    case .cancelled: return end(waiting.run, .cancelled)
    }
    flushGuards()
    guard !isOutdated(waiting.run) else { return end(waiting.run, .superseded) }
    defer { dispatchDeferred() }
    guard case .waits(let move, let number) = advance(waiting.run) else { return true }
    (waiting.move, waiting.guardNumber) = (move, number)
    hub.emit(.waiting(move), for: waiting.run.cause)
    waiting.ask(guards.question(for: number))
    return false
  }

  /// Whether a newer command replaced this one, or the command it resumes is no longer kept.
  private func isOutdated(_ run: HelmRun<N>) -> Bool {
    if let number = run.keptNumber { return keptRun?.number != number }
    return run.cause.takesPlaces && run.ticket < supersededBelow
  }

  private func end(_ run: HelmRun<N>, _ result: NavigationResult<N>) -> Bool {
    waiting.remove(run.ticket)
    hub.emit(result == .cancelled ? .cancelled : .superseded, for: run.cause)
    run.onEnd?(result)
    return true
  }

  /// Replaces the commands that wait for a guard by a newer one.
  func supersede(before ticket: Int) {
    supersededBelow = max(supersededBelow, ticket)
    for (number, each) in waiting.byTicket where number < ticket && each.run.cause.takesPlaces {
      waiting.remove(number)
      // The question that it waits for is cancelled, and may have something to say about that.
      tell { each.resolve(.superseded) }
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

  let run: HelmRun<N>
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

  /// Asks the guard; one that was removed in the meantime allows the move.
  func ask(_ question: (@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)?) {
    guard let question else { return resolve(.verdict(.allow)) }
    asking = Task { [weak self, move] in
      guard !Task.isCancelled else { return }
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

/// The commands that wait for guards, by ticket; they are cancelled when the `Helm` is released.
@MainActor
final class WaitingCommands<N: Fragment> {
  private(set) var byTicket: [Int: WaitingCommand<N>] = [:]

  subscript(ticket: Int) -> WaitingCommand<N>? {
    get { byTicket[ticket] }
    set { byTicket[ticket] = newValue }
  }

  /// Removes a command that has ended.
  func remove(_ ticket: Int) {
    if !byTicket.isEmpty { byTicket[ticket] = nil }
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

extension NavigationOutcome {
  /// The flow that the first redirect led to, if one was followed.
  fileprivate var firstRedirect: Flow<N>? {
    for step in steps { if case .redirected(_, let flow) = step.action { return flow } }
    return nil
  }
}
