/// Commands that are waited for.
extension Helm {
  /// Presents a fragment as `present(fragment:id:)` does, and waits for the guards that take a while to answer.
  ///
  /// A newer command takes the place of one that is still waiting.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func present(_ fragment: N, id: (any FragmentID)? = nil) async -> NavigationResult<N> {
    await run(.present(fragment, id: id?.canonicalText))
  }

  /// Presents a flow as `present(flow:)` does, and waits for the guards that take a while to answer.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func present(_ flow: Flow<N>) async -> NavigationResult<N> { await run(.presentFlow(flow)) }

  /// Runs a command, and waits for the guards that take a while to answer (semantics.md §5).
  ///
  /// The command is run from the state that there is when all guards have answered. A newer command takes the place of
  /// one that is still waiting.
  ///
  /// - Parameter command: The command.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func run(_ command: NavigationCommand<N>) async -> NavigationResult<N> {
    await run(HelmRun(command))
  }

  /// Runs a command, and waits for its guards.
  func run(_ run: HelmRun<N>) async -> NavigationResult<N> {
    var run = run
    run.ticket = nextTicket()
    if Task.isCancelled { return end(run, .cancelled) }
    flushGuards()
    switch attempt(&run) {
    case .waits(let edge, let number):
      beginWaiting(run, for: edge)
      return await wait(run, for: edge, number)
    case let ended: return result(of: ended)
    }
  }

  /// Says that a command waits, and takes the place of an older one that does.
  func beginWaiting(_ run: HelmRun<N>, for edge: PathEdge<N>) {
    if run.cause.takesPlaces { supersede(before: run.ticket) }
    hub.emit(.waiting(edge), for: run.cause)
  }

  /// Waits for the guards of a command, one after another, and runs it when they have answered.
  @discardableResult
  func wait(_ run: HelmRun<N>, for edge: PathEdge<N>, _ number: Int) async -> NavigationResult<N> {
    var (run, edge, number) = (run, edge, number)
    while true {
      switch await reply(of: number, about: edge, to: run) {
      case .verdict(let verdict): run.note(verdict, of: number, about: edge)
      case .superseded: return end(run, .superseded)
      case .cancelled: return end(run, .cancelled)
      }
      flushGuards()
      guard run.ticket >= placeTaken || !run.cause.takesPlaces else { return end(run, .superseded) }
      switch attempt(&run) {
      case .waits(let nextEdge, let nextNumber): (edge, number) = (nextEdge, nextNumber)
      case let ended: return result(of: ended)
      }
    }
  }

  private func result(of attempt: Attempt) -> NavigationResult<N> {
    switch attempt {
    case .done(let outcome): .done(outcome)
    case .failed(.denied(let edge, let reason)): .denied(edge, reason: reason)
    case .failed(let error): .failed(error)
    case .waits(let edge, _): .failed(.undecided(edge))
    }
  }

  private func end(_ run: HelmRun<N>, _ result: NavigationResult<N>) -> NavigationResult<N> {
    hub.emit(result == .cancelled ? .cancelled : .superseded, for: run.cause)
    return result
  }

  /// Asks a guard, and waits for its answer, a newer command, or the end of the waiting task, whichever comes first.
  private func reply(of number: Int, about edge: PathEdge<N>, to run: HelmRun<N>) async -> WaitingCommand<N>.Reply {
    // A guard that has been removed meanwhile has nothing against it.
    guard let question = guards.question(for: number) else { return .verdict(.allow) }
    guard run.ticket >= placeTaken || !run.cause.takesPlaces else { return .superseded }
    let waiting = WaitingCommand<N>(ticket: run.cause.takesPlaces ? run.ticket : .max, guardNumber: number)
    self.waiting.append(waiting)
    let asking = Task { waiting.resolve(.verdict(await question(edge))) }
    let reply = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.continuation = $0 }
    } onCancel: {
      Task { @MainActor in waiting.resolve(.cancelled) }
    }
    asking.cancel()
    self.waiting.removeAll { $0 === waiting }
    return reply
  }

  /// Lets a newer command take the place of those that wait for a guard.
  func supersede(before ticket: Int) {
    placeTaken = max(placeTaken, ticket)
    for each in waiting where each.ticket < ticket { each.resolve(.superseded) }
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

  let ticket: Int
  let guardNumber: Int
  var continuation: CheckedContinuation<Reply, Never>?

  init(ticket: Int, guardNumber: Int) {
    self.ticket = ticket
    self.guardNumber = guardNumber
  }

  /// Ends the waiting; only the first reply counts.
  func resolve(_ reply: Reply) {
    continuation?.resume(returning: reply)
    continuation = nil
  }
}
