/// Running commands: evaluating their guards, and everything that follows.
///
/// One rule covers commands that are sent while another one is running (Documentation/decisions/commands-in-commands.md). A command that a
/// guard sends runs once the guarded command has ended. A command that an observer or a hook sends runs at once; by then the state,
/// recording, history, events and answers of the first command are complete. Observers of the second command are notified after all
/// observers of the first.
extension Helm {
  /// The progress of a command.
  enum Progress {
    case done(NavigationOutcome<N>)
    indirect case failed(HelmError<N>)

    /// An asynchronous guard has to be evaluated for a move.
    indirect case waits(GuardedMove<N>, for: Int)
  }

  /// Runs a command now; one that has to wait for a guard returns `undecided`, continues on its own, and calls `onEnd` later.
  @discardableResult
  func start(
    _ run: HelmRun<N>, onEnd: (@MainActor (NavigationResult<N>) -> Void)? = nil
  ) -> Result<NavigationOutcome<N>, HelmError<N>> {
    if run.number == 0 { run.number = nextRunNumber() }
    if let onEnd { run.onEnd = onEnd }
    if guards.isAsking {
      deferred.append(run)
      hasDeferred = true
      return .failure(.deferred)
    }
    if state.isGuarded { flushGuards(resumingAll: false) }
    defer { resumeWhatIsOwed() }
    return dispatch(run)
  }

  /// Runs a command immediately.
  @discardableResult
  func dispatch(_ run: HelmRun<N>) -> Result<NavigationOutcome<N>, HelmError<N>> {
    defer { dispatchDeferred() }
    switch advance(run) {
    case .done(let outcome): return .success(outcome)
    case .failed(let error): return .failure(error)
    case .waits(let move, let number):
      wait(run, for: move, number)
      return .failure(.undecided(move))
    }
  }

  /// Runs the commands that guards sent while they were evaluated, and those sent meanwhile, for a limited number of rounds.
  func dispatchDeferred() {
    guard hasDeferred, !isRunningDeferred, !guards.isAsking, untold.holds == 0 else { return }
    isRunningDeferred = true
    defer { isRunningDeferred = false }
    for _ in 0..<HelmLimits.guardRounds where hasDeferred {
      for run in takeDeferred() { dispatch(run) }
    }
    guard hasDeferred else { return }
    for run in takeDeferred() { run.onEnd?(.superseded) }
    report(.guardsDidNotSettle(rounds: HelmLimits.guardRounds))
  }

  private func takeDeferred() -> [HelmRun<N>] {
    defer { (deferred, hasDeferred) = ([], false) }
    return deferred
  }

  /// Runs the commands that a guard sent while it was evaluated for a query, with no command running.
  package func dispatchDeferredSoon() {
    guard hasDeferred, !isRunningDeferred, !guards.isAsking else { return }
    Task { [weak self] in self?.dispatchDeferred() }
  }

  /// Runs a command as far as synchronous guards allow, with everything that follows from it.
  func advance(_ run: HelmRun<N>) -> Progress {
    while true {
      do throws(HelmError<N>) {
        let outcome = try run.apply(to: &state)
        finish(outcome, run)
        return .done(outcome)
      } catch .undecided(let move) {
        if let number = ask(about: move, for: run) {
          run.forgetVerdicts()
          return .waits(move, for: number)
        }
      } catch {
        fail(error, run)
        return .failed(error)
      }
    }
  }

  /// Evaluates the guards of a move in the order in which they were added; the first that doesn't allow it decides.
  ///
  /// If it is the turn of an asynchronous guard that hasn't returned yet, this returns its number.
  private func ask(about move: GuardedMove<N>, for run: HelmRun<N>) -> Int? {
    run.add(.allow, on: move)
    for number in guards.guards(of: move) {
      guard let verdict = guards.verdict(of: number, on: move) ?? run.answer(of: number, about: move) else {
        return number
      }
      run.add(verdict, on: move)
      #if DEBUG
        hub.show(.verdict(verdict, on: move), run.trigger)
      #endif
      if case .redirect(_, keep: true) = verdict { run.noteRest(from: move, in: state) }
      if !verdict.isAllowed { break }
    }
    return nil
  }

  /// Ends the commands that wait for a guard, in favor of a newer one.
  func supersede(before number: Int) {
    supersededBelow = max(supersededBelow, number)
    guard !waiting.byNumber.isEmpty else { return }
    for each in waiting.byNumber.values where each.run.number < number && each.run.trigger.supersedes {
      waiting.byNumber[each.run.number] = nil
      // The guard's task is cancelled, and may send commands in response.
      tell { each.resolve(.superseded) }
    }
  }

  /// Returns the number of the next run; a run is superseded if its number is smaller than that of one that was done or is waiting.
  func nextRunNumber() -> Int {
    latestRunNumber += 1
    return latestRunNumber
  }

  // MARK: What follows

  /// Handles everything that follows from a successful command: bookkeeping first, then code that can send commands in turn.
  private func finish(_ outcome: NavigationOutcome<N>, _ run: HelmRun<N>) {
    untold.holds += 1
    if !waiting.byNumber.isEmpty { waiting.byNumber[run.number] = nil }
    if run.trigger.supersedes {
      supersede(before: run.number)
      if !outcome.isEmpty { hasMoved = true }
    }
    history.add(outcome.pathChange, for: run.trigger)
    record(outcome, of: run)
    if keptRun != nil || run.keeps { keep(run, outcome) }
    run.onDone?(outcome)
    if hub.hasSubscribers {
      for step in outcome.steps {
        hub.emit(step.action, for: run.trigger, appeared: step.appeared, disappeared: step.disappeared)
      }
    } else {
      hub.skip(outcome.stepCount)
    }
    if !hub.onlookers.isEmpty { hub.show(outcome, run.trigger, top: state.topmostFragment) }
    if awaited.hasElements { answerAwaited(run.given) }
    run.onEnd?(.done(outcome))
    untold.holds -= 1
    if untold.isClear {
      tellNow { tellObservers(of: outcome, run.trigger) }
    } else {
      // Last, so that notifications queued by this command are delivered first, and notifications keep the order of commands.
      tell { [unowned self] in tellObservers(of: outcome, run.trigger) }
    }
  }

  private func tellObservers(of outcome: NavigationOutcome<N>, _ trigger: HelmTrigger<N>) {
    notify(of: outcome)
    if trigger.changesRules { rulesChanged() }
    hub.callHooks(for: outcome)
  }

  /// Handles everything that follows from a failed command.
  private func fail(_ error: HelmError<N>, _ run: HelmRun<N>) {
    noting {
      waiting.byNumber[run.number] = nil
      recordFailure(of: run, error)
      switch error {
      case .denied(let move, let reason):
        keep(run, refusedOn: move)
        hub.emit(.denied(move, reason: reason), for: run.trigger)
        // A user who undoes has no screen that could say why nothing happens.
        if run.trigger == .undo || run.trigger == .redo { report(error) }
      default:
        if run.keptNumber != nil, run.keptNumber == keptRun?.number { drop(.failed(error)) }
        if case .redirectedSegue = error { keep(run, refusedOn: nil) }
        hub.emit(.failed(error), for: run.trigger)
        report(error)
      }
      run.onEnd?(NavigationResult(error))
    }
  }
}

/// A command that is being run, with the verdicts on its moves.
///
/// It is an object because a value of this size, with parts whose sizes depend on the fragment type, costs more to pass on than the command
/// costs to run.
@MainActor
final class HelmRun<N: Fragment> {
  /// The change to the state, if it isn't the command that is the trigger.
  typealias Work = (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>

  let trigger: HelmTrigger<N>
  private let work: Work?

  /// Called when the command is done, before anything else can happen.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// Called with the result of the command.
  var onEnd: (@MainActor (NavigationResult<N>) -> Void)?

  /// The answer of the fragment that the command dismisses, with the serial number of its frame.
  var given: (serial: Int, answer: (any Sendable)?)?

  /// The number of the run, counted from 1; 0 until it is assigned.
  var number = 0

  /// The number of the kept command that this run resumes, if any.
  var keptNumber: Int?

  /// The part of a sequence that a redirect kept: what comes before it has been done.
  private(set) var rest: NavigationCommand<N>?

  /// The verdicts for the current attempt; few commands have any.
  private var verdicts: [GuardedMove<N>: SegueVerdict<N>]?

  /// The verdicts of asynchronous guards, by their numbers; synchronous ones are reevaluated whenever one of these returns.
  private var answers: [Int: [GuardedMove<N>: SegueVerdict<N>]]?

  init(_ trigger: HelmTrigger<N>, work: @escaping Work) {
    self.trigger = trigger
    self.work = work
  }

  init(_ command: NavigationCommand<N>) {
    trigger = .command(command)
    work = nil
  }

  /// Runs the command with the current verdicts, or changes nothing.
  func apply(to state: inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    if let verdicts { for (move, verdict) in verdicts { state.answer(move, with: verdict) } }
    defer { if verdicts != nil { state.forgetAnswers() } }
    if let work { return try work(&state) }
    guard case .command(let command) = trigger else { return try state.perform(.sequence([])) }
    return try state.perform(command)
  }

  /// Whether a guard that was evaluated earlier led this run elsewhere than the command says.
  var isLedElsewhere = false

  /// Whether a guard influenced what the command did.
  var wasGuided: Bool { isLedElsewhere || hasVerdict { !$0.isAllowed } }

  /// Whether a guard keeps the command.
  var keeps: Bool { hasVerdict { $0.keeps } }

  private func hasVerdict(where isMeant: (SegueVerdict<N>) -> Bool) -> Bool {
    verdicts?.values.contains(where: isMeant) ?? false
  }

  func verdict(on move: GuardedMove<N>) -> SegueVerdict<N>? { verdicts?[move] }

  func add(_ verdict: SegueVerdict<N>, on move: GuardedMove<N>) {
    if verdicts == nil { verdicts = [:] }
    verdicts?[move] = verdict
  }

  func forgetVerdicts() {
    if verdicts != nil { verdicts = [:] }
    rest = nil
  }

  func answer(of guardNumber: Int, about move: GuardedMove<N>) -> SegueVerdict<N>? {
    answers?[guardNumber]?[move]
  }

  func add(_ answer: SegueVerdict<N>, of guardNumber: Int, about move: GuardedMove<N>) {
    if answers == nil { answers = [:] }
    answers?[guardNumber, default: [:]][move] = answer
  }

  /// Notes which part of a sequence a redirect keeps, given the state before it: the command that takes the move, and those after it.
  func noteRest(from move: GuardedMove<N>, in state: Navigation<N>) {
    guard rest == nil, work == nil, case .command(.sequence(let commands)) = trigger else { return }
    let known = verdicts?.filter { $0.key != move } ?? [:]
    for count in commands.indices.dropFirst() {
      var copy = state
      for (move, verdict) in known { copy.answer(move, with: verdict) }
      do throws(HelmError<N>) {
        try copy.perform(.sequence(Array(commands.prefix(count))))
      } catch .undecided(move) {
        rest = .sequence(Array(commands[(count - 1)...]))
        return
      } catch {
        // A guard on leaving is asked at the end, so this isn't the end of what can be done.
      }
    }
    rest = commands.last
  }
}

extension HelmTrigger {
  /// Whether a run with this trigger supersedes commands that wait.
  var supersedes: Bool {
    switch self {
    case .command(.add), .command(.remove): false
    case .command, .undo, .redo: true
    case .resumed, .guardChange, .elsewhere: false
    }
  }

  /// Whether a run with this trigger changes the rules.
  var changesRules: Bool {
    if case .command(let command) = self { command.changesRules } else { false }
  }
}

extension Array {
  /// Whether the array has any elements.
  ///
  /// `isEmpty` comes from `Collection`: code that doesn't know the type of the elements first looks up the array's conformance, and over
  /// all the checks of a command that costs more than the command itself.
  var hasElements: Bool { count > 0 }
}
