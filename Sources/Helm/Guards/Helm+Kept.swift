/// Commands that were not allowed and are resumed later.
@MainActor struct KeptRun<N: Fragment> {
  /// The number of the run that was kept; one that no run has for a path that guards removed.
  let number: Int

  let command: NavigationCommand<N>

  /// The frames that the redirect has presented, by serial number, in path order.
  var redirected: [(fragment: PathFragment<N>, serial: Int)]

  /// Called with how it ends, if somebody awaits it.
  var onEnd: (@MainActor (RedirectionEnd<N>) -> Void)?

  /// Called when it has been done.
  var onDone: ((NavigationOutcome<N>) -> Void)?
}

extension Helm {
  /// The latest command that a guard didn't allow but kept.
  ///
  /// It resumes by itself as soon as the guards allow it: the link that was opened while signed out is followed after
  /// the login, and what the redirect had presented is gone then. If a person leaves what the redirect presented, the
  /// kept command is dropped.
  public var keptCommand: NavigationCommand<N>? {
    observation.keptCommand.access()
    return keptRun?.command
  }

  /// Drops the kept command.
  public func forgetKeptCommand() { drop(.dropped) }

  /// Ends what was kept.
  func drop(_ end: RedirectionEnd<N>) {
    guard let kept = keptRun else { return }
    keptRun = nil
    kept.onEnd?(end)
    // It may have been resuming and waiting for a guard.
    for each in waiting.byNumber.values where each.run.keptNumber == kept.number { tell { each.resolve(.superseded) } }
  }

  /// Keeps a command that a guard said to keep, and drops what a person has left.
  func keep(_ run: HelmRun<N>, _ outcome: NavigationOutcome<N>?) {
    switch run.cause {
    case .command(let command) where run.keeps:
      drop(.dropped)
      keptRun = KeptRun(
        number: run.number, command: command, redirected: outcome.map(framesAfterRedirect) ?? [], onDone: run.onDone)
    case .resumed:
      guard let outcome, run.keptNumber == keptRun?.number else { return }
      if !run.wasGuided {
        drop(.resumed(outcome))
      } else if run.keeps {
        keptRun?.redirected = framesAfterRedirect(outcome)
      } else {
        drop(.stayed(outcome))
      }
    case .command, .undo, .redo:
      // All other frames of the redirect were presented from the first one.
      if let first = keptRun?.redirected.first, state.serial(of: first.fragment) != first.serial { drop(.dropped) }
    case .guardChange: break
    }
  }

  /// Keeps the path that guards removed, to be restored as a whole.
  func keep(_ path: HelmPath<N>) {
    drop(.dropped)
    keptRun = KeptRun(number: nextRunNumber(), command: .replace(path), redirected: [])
  }

  private func framesAfterRedirect(_ outcome: NavigationOutcome<N>) -> [(fragment: PathFragment<N>, serial: Int)] {
    framesPresented(by: outcome.steps.drop { if case .redirected = $0.action { false } else { true } })
  }

  /// The frames that steps have presented, by serial number.
  func framesPresented(by steps: some Sequence<NavigationStep<N>>) -> [(fragment: PathFragment<N>, serial: Int)] {
    steps.compactMap { step in
      guard case .presented(let edge) = step.action else { return nil }
      return state.serial(of: edge.to).map { (edge.to, $0) }
    }
  }

  /// Resumes the kept command, if all guards allow it now.
  ///
  /// A flow that is no longer possible as it was starts wherever its first target can be presented. What the redirect
  /// presented is removed first.
  ///
  /// This happens by itself when guards change or are removed. An asynchronous guard doesn't announce a change, so an
  /// app calls this when its answer may have changed. If the command isn't possible in the current state, nothing
  /// happens, and it stays kept.
  ///
  /// - Complexity: As the command.
  public func resumeKeptCommand() {
    guard let kept = keptRun, !guards.isAsking else { return }
    if waiting.byNumber.values.contains(where: { $0.run.keptNumber == kept.number }) { return }
    let there = kept.redirected.filter { state.serial(of: $0.fragment) == $0.serial }.map(\.fragment)
    let asItWas = HelmRun<N>(.resumed(kept.command)) { (state) throws(HelmError<N>) in
      try state.perform(kept.command, removing: there)
    }
    switch rehearse(asItWas) {
    case .isAllowed: resume(asItWas, kept)
    case .isRefused, .isLedElsewhere: return
    case .fails:
      guard case .presentFlow(let flow) = kept.command else { return }
      let fromHere = HelmRun<N>(.resumed(kept.command)) { (state) throws(HelmError<N>) in
        try state.presentFromHere(flow, removing: there)
      }
      if rehearse(fromHere) == .isAllowed { resume(fromHere, kept) }
    }
  }

  private func resume(_ run: HelmRun<N>, _ kept: KeptRun<N>) {
    run.number = nextRunNumber()
    run.keptNumber = kept.number
    run.onDone = kept.onDone
    dispatch(run)
  }

  enum Rehearsal { case isAllowed, isRefused, isLedElsewhere, fails }

  /// Runs a command in a copy, to see whether the guards that answer at once let it through.
  ///
  /// An asynchronous one counts as `undecided`.
  func rehearse(_ run: HelmRun<N>, undecided: SegueVerdict<N> = .allow) -> Rehearsal {
    var copy = state
    var isLedElsewhere = false
    while true {
      do {
        _ = try run.apply(to: &copy)
        return isLedElsewhere ? .isLedElsewhere : .isAllowed
      } catch .undecided(let move) {
        let verdict = guards.verdict(on: move, undecided: undecided)
        if !verdict.isAllowed { isLedElsewhere = true }
        copy.answer(move, with: verdict)
      } catch .denied {
        return .isRefused
      } catch {
        return .fails
      }
    }
  }
}
