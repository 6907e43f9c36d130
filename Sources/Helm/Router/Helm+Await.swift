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
  @discardableResult
  public func present(_ fragment: N, id: (any FragmentID)? = nil) async -> NavigationResult<N> {
    await run(.present(fragment, id: id?.canonicalText))
  }

  /// Presents a flow as `present(flow:)` does, and waits for the guards that take a while to answer.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: How it ended.
  @discardableResult
  public func present(_ flow: Flow<N>) async -> NavigationResult<N> { await run(.presentFlow(flow)) }

  /// Runs a command, and waits for the guards that take a while to answer (semantics.md §5).
  ///
  /// The command is run from the state that there is when all guards have answered. A newer command takes the place of
  /// one that is still waiting.
  ///
  /// - Parameter command: The command.
  /// - Returns: How it ended.
  @discardableResult
  public func run(_ command: NavigationCommand<N>) async -> NavigationResult<N> {
    await run(command) { _ in }
  }

  /// Runs a command, and calls `onDone` before anything else can happen.
  func run(
    _ command: NavigationCommand<N>, onDone: (NavigationOutcome<N>) -> Void
  ) async -> NavigationResult<N> {
    var run = Run(command)
    while true {
      if Task.isCancelled { return give(.cancelled, for: run) }
      flushGuards()
      switch attempt(&run) {
      case .done(let outcome):
        onDone(outcome)
        return .done(outcome)
      case .failed(.denied(let edge, let reason)): return .denied(edge, reason: reason)
      case .failed(let error): return .failed(error)
      case .waits(let edge, let numbers):
        supersedeWaiting()
        hub.emit(.waiting(edge), for: run.cause)
        run.note(answer: .allow, about: edge)
        for number in numbers where run.answers[edge] == .allow {
          guard let question = guards.question(for: number) else { continue }
          switch await reply(to: question, about: edge) {
          case .verdict(let verdict): run.note(answer: verdict, about: edge)
          case .superseded: return give(.superseded, for: run)
          case .cancelled: return give(.cancelled, for: run)
          }
        }
      }
    }
  }

  private func give(_ result: NavigationResult<N>, for run: Run) -> NavigationResult<N> {
    hub.emit(result == .cancelled ? .cancelled : .superseded, for: run.cause)
    return result
  }

  /// Asks a guard, and waits for its answer, a newer command, or the end of the waiting task, whichever comes first.
  private func reply(
    to question: @escaping @MainActor (PathEdge<N>) async -> SegueVerdict<N>, about edge: PathEdge<N>
  ) async -> WaitingCommand<N>.Reply {
    let waiting = WaitingCommand<N>()
    self.waiting = waiting
    let asking = Task { waiting.resolve(.verdict(await question(edge))) }
    let reply = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.continuation = $0 }
    } onCancel: {
      Task { @MainActor in waiting.resolve(.cancelled) }
    }
    asking.cancel()
    if self.waiting === waiting { self.waiting = nil }
    return reply
  }

  /// Lets a newer command take the place of the one that is waiting for a guard.
  func supersedeWaiting() {
    waiting?.resolve(.superseded)
    waiting = nil
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

  var continuation: CheckedContinuation<Reply, Never>?

  /// Ends the waiting; only the first reply counts.
  func resolve(_ reply: Reply) {
    continuation?.resume(returning: reply)
    continuation = nil
  }
}
