/// What was wanted but not allowed, and is taken up again.
struct KeptRun<N: Fragment> {
  let command: NavigationCommand<N>

  /// The number of the command that it was.
  let ticket: Int

  /// The frames that the redirect has presented, by serial number, in path order.
  let redirected: [(fragment: PathFragment<N>, serial: Int)]

  /// How it ends, for whoever awaits it.
  let ending: Promise<RedirectionEnd<N>>
}

extension Helm {
  /// The command that a guard did not allow and said to keep; the latest one.
  ///
  /// It is taken up again by itself as soon as guards that have changed allow it: the link that was opened while signed
  /// out is followed after the login, and what the redirect had presented is gone then. A person who leaves what the redirect
  /// has presented leaves what was kept as well.
  public var keptCommand: NavigationCommand<N>? {
    observation.keptCommand.access()
    return keptRun?.command
  }

  /// Gives up what was wanted but not allowed.
  ///
  /// - Complexity: Constant.
  public func forgetKeptCommand() { drop(.dropped) }

  /// Ends what was kept.
  func drop(_ end: RedirectionEnd<N>) {
    guard let run = keptRun else { return }
    keptRun = nil
    run.ending.give(end)
  }

  /// Keeps a command that a guard said to keep, and drops what a person has left.
  func keep(_ run: HelmRun<N>, _ outcome: NavigationOutcome<N>?) {
    switch run.cause {
    case .command(let command) where run.verdicts.values.contains(where: \.keeps):
      drop(.dropped)
      keptRun = KeptRun(
        command: command, ticket: run.ticket, redirected: outcome.map(framesAfterRedirect) ?? [], ending: Promise())
    case .resumed where !run.wasGuided:
      if let outcome { drop(.resumed(outcome)) }
    case .command, .undo, .redo:
      // The first frame is what all others of the redirect stand on.
      if let first = keptRun?.redirected.first, state.serial(of: first.fragment) != first.serial { drop(.dropped) }
    default: break
    }
  }

  /// Keeps the path that guards have taken away, which is taken up again as a whole.
  func keep(_ path: HelmPath<N>) {
    drop(.dropped)
    let there = Set(path.map(\.to))
    let redirected = state.path.map(\.to).filter { !there.contains($0) }.compactMap { fragment in
      state.serial(of: fragment).map { (fragment, $0) }
    }
    keptRun = KeptRun(command: .replace(path), ticket: 0, redirected: redirected, ending: Promise())
  }

  private func framesAfterRedirect(_ outcome: NavigationOutcome<N>) -> [(fragment: PathFragment<N>, serial: Int)] {
    let steps = outcome.steps.drop { if case .redirected = $0.action { false } else { true } }
    return steps.compactMap { step in
      guard case .presented(let edge) = step.action else { return nil }
      return state.serial(of: edge.to).map { (edge.to, $0) }
    }
  }

  /// Takes up what was wanted, if all guards allow it now: as it was, or else, for a flow, from wherever its first target
  /// can be presented. What the redirect had presented is removed first.
  ///
  /// This happens by itself when guards have changed or were removed; a guard that takes a while to answer tells no change,
  /// so after one of those an app calls it when there is hope. Where the command does not fit the place that the app is at,
  /// nothing happens, and it stays kept.
  ///
  /// - Complexity: As the command.
  public func resumeKeptCommand() {
    guard let kept = keptRun, !guards.isAsking else { return }
    let there = kept.redirected.filter { state.serial(of: $0.fragment) == $0.serial }.map(\.fragment)
    let asItWas = HelmRun<N>(.resumed(kept.command)) { (state) throws(HelmError<N>) in
      try state.perform(kept.command, removing: there)
    }
    switch rehearse(asItWas) {
    case .isAllowed: resume(asItWas)
    case .isRefused, .isLedElsewhere: return
    case .fails:
      guard case .presentFlow(let flow) = kept.command else { return }
      let fromHere = HelmRun<N>(.resumed(kept.command)) { (state) throws(HelmError<N>) in
        try state.presentFromHere(flow, removing: there)
      }
      if rehearse(fromHere) == .isAllowed { resume(fromHere) }
    }
  }

  private func resume(_ run: HelmRun<N>) {
    var run = run
    run.ticket = nextTicket()
    begin(run)
  }

  enum Rehearsal { case isAllowed, isRefused, isLedElsewhere, fails }

  /// Runs a command in a copy, to see whether the guards that answer at once let it through.
  ///
  /// One that takes a while counts as `undecided`.
  func rehearse(_ run: HelmRun<N>, undecided: SegueVerdict<N> = .allow) -> Rehearsal {
    var copy = state
    var isLedElsewhere = false
    while true {
      do {
        _ = try run.command(&copy)
        return isLedElsewhere ? .isLedElsewhere : .isAllowed
      } catch .undecided(let move) {
        let verdicts = guards.guards(of: move).lazy.map { self.guards.verdict(of: $0, on: move) ?? undecided }
        let verdict = verdicts.first { !$0.isAllowed } ?? .allow
        if case .deny = verdict { return .isRefused }
        if !verdict.isAllowed { isLedElsewhere = true }
        copy.answer(move, with: verdict)
      } catch {
        return .fails
      }
    }
  }
}
