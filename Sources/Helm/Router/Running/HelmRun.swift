/// A command that is being run, with the verdicts on its moves.
///
/// It is an object because a value of this size, with parts whose sizes depend on the fragment type, costs more to pass on than the command
/// costs to run.
@MainActor
final class HelmRun<N: Fragment> {
  /// A change to the state that isn't a command.
  typealias Work = (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>

  let trigger: HelmTrigger<N>
  private let job: Job

  private enum Job {
    case command(NavigationCommand<N>)

    /// The command is performed once some screens, which a redirect presented, have been removed.
    case resumption(NavigationCommand<N>, removing: [PathFragment<N>])
    case work(Work)
  }

  /// Called when the command is done, before anything else can happen.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// Called with the result of the command.
  var onEnd: (@MainActor (NavigationResult<N>) -> Void)?

  /// The answer of the fragment that the command dismisses, with the serial number of its frame.
  var dismissalAnswer: (serial: Int, answer: (any Sendable)?)?

  /// The number of the run, counted from 1; 0 until it is assigned.
  var number = 0

  /// The number of the kept command that this run resumes, if any.
  var keptNumber: Int?

  /// The part of a sequence that a redirect kept: what comes before it has been done.
  private(set) var remainder: NavigationCommand<N>?

  /// The verdicts for the current attempt; few commands have any.
  private var verdicts: [GuardedMove<N>: SegueVerdict<N>]?

  /// The verdicts of asynchronous guards, by their numbers; synchronous ones are reevaluated whenever one of these returns.
  private var asyncVerdicts: [Int: [GuardedMove<N>: SegueVerdict<N>]]?

  init(_ trigger: HelmTrigger<N>, work: @escaping Work) {
    self.trigger = trigger
    job = .work(work)
  }

  init(_ command: NavigationCommand<N>) {
    trigger = .command(command)
    job = .command(command)
  }

  init(resuming kept: NavigationCommand<N>, by command: NavigationCommand<N>, removing screens: [PathFragment<N>]) {
    trigger = .resumed(kept)
    job = .resumption(command, removing: screens)
  }

  /// The command that is performed; of a kept one, this may be a part.
  var command: NavigationCommand<N>? {
    switch job {
    case .command(let command), .resumption(let command, _): command
    case .work: nil
    }
  }

  /// Runs the command with the current verdicts, or changes nothing.
  func apply(to state: inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    if verdicts != nil { setVerdicts(in: &state) }
    defer { if verdicts != nil { state.forgetVerdicts() } }
    switch job {
    case .command(let command): return try state.perform(command)
    case .resumption(let command, let screens): return try state.perform(removing: screens, then: command)
    case .work(let work): return try work(&state)
    }
  }

  @inline(never) private func setVerdicts(in state: inout Navigation<N>) {
    for (move, verdict) in verdicts ?? [:] { state.setVerdict(on: move, to: verdict) }
  }

  /// Whether a guard that was evaluated earlier led this run elsewhere than the command says.
  var isRedirected = false

  /// Whether a guard influenced what the command did.
  var wasChangedByGuard: Bool { isRedirected || hasVerdict { !$0.isAllowed } }

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
    remainder = nil
  }

  func asyncVerdict(of guardNumber: Int, on move: GuardedMove<N>) -> SegueVerdict<N>? {
    asyncVerdicts?[guardNumber]?[move]
  }

  func add(_ verdict: SegueVerdict<N>, of guardNumber: Int, on move: GuardedMove<N>) {
    if asyncVerdicts == nil { asyncVerdicts = [:] }
    asyncVerdicts?[guardNumber, default: [:]][move] = verdict
  }

  /// Stores the part of a sequence that a redirect keeps, given the state before it: the command that makes the move, and those after it.
  func setRemainder(from move: GuardedMove<N>, in state: Navigation<N>) {
    guard remainder == nil, case .command(.sequence(let commands)) = job else { return }
    var before = state
    for (known, verdict) in verdicts ?? [:] where known != move { before.setVerdict(on: known, to: verdict) }
    remainder = before.index(ofCommandMaking: move, in: commands).map { .sequence(Array(commands[$0...])) }
  }
}

extension HelmTrigger {
  /// Whether a run with this trigger supersedes commands that wait.
  var supersedes: Bool {
    switch self {
    case .command(.edit): false
    case .command, .undo, .redo: true
    case .resumed, .guardChange, .outsideModule: false
    }
  }
}

// MARK: - Running

/// Running commands: evaluating their guards, and everything that follows.
///
/// One rule covers commands that are sent while another one is running (Documentation/decisions/commands-in-commands.md). A command that a
/// guard sends runs once the guarded command has ended. A command that an observer or a hook sends runs at once; by then the state,
/// recording, history, events and answers of the first command are complete. Observers of the second command are notified after all
/// observers of the first.
///
/// What only some commands do is in functions of its own, which aren't inlined, for the reason that `Navigation+Perform.swift` gives.
extension Helm {
  /// The progress of a command; its size doesn't depend on the fragments, so that no type has to be looked up to pass it on.
  enum Progress {
    case done(NavigationOutcome<N>)
    indirect case failed(HelmError<N>)

    /// An asynchronous guard has to be evaluated for a move.
    indirect case waits(GuardedMove<N>, for: Int)

    var result: Result<NavigationOutcome<N>, HelmError<N>> {
      switch self {
      case .done(let outcome): .success(outcome)
      case .failed(let error): .failure(error)
      case .waits(let move, _): .failure(.undecided(move))
      }
    }
  }

  /// Runs a command now; one that has to wait for a guard continues on its own, and calls `onEnd` later.
  @discardableResult
  func start(_ run: HelmRun<N>, onEnd: (@MainActor (NavigationResult<N>) -> Void)? = nil) -> Progress {
    if run.number == 0 { run.number = nextRunNumber() }
    if let onEnd { run.onEnd = onEnd }
    if guards.isEvaluating { return deferred(run) }
    if state.isGuarded { flushGuards(resumingAll: false) }
    defer { if resumesAfterCommand { resumeAfterCommand() } }
    return executeNow(run)
  }

  @inline(never) private func deferred(_ run: HelmRun<N>) -> Progress {
    deferred.append(run)
    hasDeferred = true
    return .failed(.deferred)
  }

  /// Runs a command immediately.
  @discardableResult
  func executeNow(_ run: HelmRun<N>) -> Progress {
    defer { if hasDeferred { executeDeferred() } }
    let progress = advance(run)
    if case .waits = progress { wait(run, progress) }
    return progress
  }

  @inline(never) private func wait(_ run: HelmRun<N>, _ progress: Progress) {
    if case .waits(let move, let number) = progress { wait(run, for: move, number) }
  }

  /// Runs the commands that guards sent while they were evaluated, and those sent meanwhile, for a limited number of rounds.
  func executeDeferred() {
    guard hasDeferred, !isRunningDeferred, !guards.isEvaluating, notifications.holds == 0 else { return }
    isRunningDeferred = true
    defer { isRunningDeferred = false }
    for _ in 0..<HelmLimits.guardRounds where hasDeferred {
      for run in takeDeferred() { executeNow(run) }
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
  package func executeDeferredSoon() {
    guard hasDeferred, !isRunningDeferred, !guards.isEvaluating else { return }
    Task { [weak self] in self?.executeDeferred() }
  }

  /// Runs a command as far as synchronous guards allow, with everything that follows from it.
  func advance(_ run: HelmRun<N>) -> Progress {
    while true {
      do throws(HelmError<N>) {
        let outcome = try run.apply(to: &state)
        finish(outcome, run)
        return .done(outcome)
      } catch {
        if let progress = progress(of: run, after: error) { return progress }
      }
    }
  }

  /// Evaluates the guards that a command needs or, if it failed, handles that; `nil` if the command can run again with the verdicts.
  @inline(never) private func progress(of run: HelmRun<N>, after error: HelmError<N>) -> Progress? {
    guard case .undecided(let move) = error else {
      fail(error, run)
      return .failed(error)
    }
    guard let number = evaluateGuards(of: move, for: run) else { return nil }
    run.forgetVerdicts()
    return .waits(move, for: number)
  }

  /// Evaluates the guards of a move in the order in which they were added; the first that doesn't allow it decides.
  ///
  /// If it is the turn of an asynchronous guard that hasn't returned yet, this returns its number.
  private func evaluateGuards(of move: GuardedMove<N>, for run: HelmRun<N>) -> Int? {
    run.add(.allow, on: move)
    for number in guards.guards(of: move) {
      guard let verdict = guards.verdict(of: number, on: move) ?? run.asyncVerdict(of: number, on: move) else {
        return number
      }
      run.add(verdict, on: move)
      #if DEBUG
        hub.show(.verdict(verdict, on: move), run.trigger)
      #endif
      if case .redirect(_, keep: true) = verdict { run.setRemainder(from: move, in: state) }
      if !verdict.isAllowed { break }
    }
    return nil
  }

  /// Ends the commands that wait for a guard, in favor of a newer one.
  func supersede(before number: Int) {
    supersededBelow = max(supersededBelow, number)
    if !waiting.isEmpty { endWaiting(before: number) }
  }

  @inline(never) private func endWaiting(before number: Int) {
    for each in waiting.byNumber.values where each.run.number < number && each.run.trigger.supersedes {
      waiting.byNumber[each.run.number] = nil
      // The guard's task is cancelled, and may send commands in response.
      deliver { each.resolve(.superseded) }
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
    notifications.holds += 1
    if !waiting.isEmpty { waiting.byNumber[run.number] = nil }
    if run.trigger.supersedes {
      supersede(before: run.number)
      if !outcome.isEmpty { hasMoved = true }
    }
    history.add(outcome.pathChange, for: run.trigger)
    record(outcome, of: run)
    if keptRun != nil || run.keeps { keep(run, outcome) }
    run.onDone?(outcome)
    if hub.hasSubscribers { emitSteps(of: outcome, run) } else { hub.skip(outcome.stepCount) }
    if !hub.outcomeObservers.isEmpty { show(outcome, run) }
    if isAwaited { resolveAwaited(run.dismissalAnswer) }
    if run.onEnd != nil { end(run, outcome) }
    notifications.holds -= 1
    if notifications.isIdle {
      deliverNow { notifyObservers(of: outcome, run) }
    } else {
      // Last, so that notifications queued by this command are delivered first, and notifications keep the order of commands.
      deliver { [unowned self] in notifyObservers(of: outcome, run) }
    }
  }

  @inline(never) private func emitSteps(of outcome: NavigationOutcome<N>, _ run: HelmRun<N>) {
    for step in outcome.steps {
      hub.emit(step.action, for: run.trigger, appeared: step.appeared, disappeared: step.disappeared)
    }
  }

  @inline(never) private func show(_ outcome: NavigationOutcome<N>, _ run: HelmRun<N>) {
    hub.show(outcome, run.trigger, top: state.topmostFragment)
  }

  @inline(never) private func end(_ run: HelmRun<N>, _ outcome: NavigationOutcome<N>) { run.onEnd?(.done(outcome)) }

  private func notifyObservers(of outcome: NavigationOutcome<N>, _ run: HelmRun<N>) {
    notify(of: outcome)
    if run.command?.changesRules == true { rulesChanged() }
    hub.callHooks(for: outcome)
  }

  /// Handles everything that follows from a failed command.
  private func fail(_ error: HelmError<N>, _ run: HelmRun<N>) {
    holdingNotifications {
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
