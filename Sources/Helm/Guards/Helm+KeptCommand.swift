/// Commands that were not allowed and are resumed later.
extension Helm {
  /// The command that a guard didn't allow but kept, or the one that returns to the place that a guard removed; if both exist, a sequence
  /// of the two.
  ///
  /// It resumes automatically as soon as the guards allow it: a link that was opened while signed out is followed after the login, and the
  /// screens that the redirect presented are removed. If the user leaves what the redirect presented, the kept command is dropped.
  public var keptCommand: NavigationCommand<N>? {
    observation.keptCommand.access()
    return keptRun?.command
  }

  /// Drops what is kept: the command, and the place that a guard removed.
  ///
  /// Call this when a user signs out, so that the next user doesn't see the previous one's content. Guards whose observed state has changed
  /// are reevaluated first:
  ///
  /// ```swift
  /// session.isSignedIn = false
  /// helm.forgetKeptCommand()
  /// ```
  ///
  /// - Complexity: That of `flushGuards()`.
  public func forgetKeptCommand() {
    flushGuards(resumingAll: false)
    drop(.dropped)
  }

  /// Drops what is kept, and reports its end.
  func drop(_ end: NavigationResult<N>) {
    guard let kept = keptRun else { return }
    keptRun = nil
    kept.onEnd?(end)
    // The kept command may have been resuming and waiting for a guard.
    for each in waiting.byNumber.values where each.run.keptNumber == kept.number {
      deliver { each.resolve(.superseded) }
    }
  }

  // MARK: Effects of commands on what is kept

  /// Keeps a command that a guard redirected and keeps, and drops what the user has left.
  func keep(_ run: HelmRun<N>, _ outcome: NavigationOutcome<N>) {
    switch run.trigger {
    case .command(let command) where run.keeps:
      keep(command, of: run, led: outcome)
    case .resumed:
      guard run.keptNumber == keptRun?.number else { return }
      if !run.wasChangedByGuard {
        drop(.done(outcome))
      } else if run.keeps {
        keptRun?.wasRefused = true
        keptRun?.redirected = framesAfterRedirect(outcome)
        keptRun?.shown = frameShown(by: outcome)
      } else {
        drop(.redirected(to: outcome.firstRedirect ?? [], outcome))
      }
    case .command, .undo, .redo: review(after: run, outcome)
    case .guardChange, .outsideModule: break
    }
  }

  /// Keeps a command that a guard denied; `move` is `nil` if a path couldn't be replayed because of a redirect.
  func keep(_ run: HelmRun<N>, refusedOn move: GuardedMove<N>?) {
    if run.keptNumber != nil, run.keptNumber == keptRun?.number { keptRun?.wasRefused = true }
    guard case .command(let command) = run.trigger, move.map({ run.verdict(on: $0)?.keeps ?? false }) ?? run.keeps
    else {
      return
    }
    keep(command, of: run, led: nil)
    if case .leaving(let place)? = move { keptRun?.staying = frame(at: place) }
  }

  /// Keeps a command.
  ///
  /// A place that is already kept stays kept, and the command follows once the app has returned there.
  private func keep(_ command: NavigationCommand<N>, of run: HelmRun<N>, led outcome: NavigationOutcome<N>?) {
    let old = keptRun
    drop(.dropped)
    let new = KeptRun<N>(number: run.number, requested: command)
    new.onDone = run.onDone
    if let outcome {
      new.remainder = run.remainder
      new.redirected = framesAfterRedirect(outcome)
      new.shown = new.redirected.isEmpty ? frameShown(by: outcome) : nil
    }
    if let old, isRedirectTargetOnPath(old) || new.redirectTarget?.place.fragment == old.redirectTarget?.place.fragment
    {
      new.place = old.place
      new.redirected = old.redirected.filter(isOnPath) + new.redirected
      if new.redirectTarget == nil { new.shown = old.shown }
    }
    keptRun = new
  }

  /// Keeps a path that guards don't allow, to be restored as a whole.
  ///
  /// A saved path replaces the kept place; otherwise, the frames that are removed now were presented while the kept place was away.
  func keep(_ path: HelmPath<N>, led outcome: NavigationOutcome<N>, isRestored: Bool = false) {
    let redirected = framesAfterRedirect(outcome)
    if let old = keptRun, old.place != nil, old.redirectTarget != nil, isRedirectTargetOnPath(old) {
      if isRestored { keptRun?.place = path }
      keptRun?.redirected += redirected
      return
    }
    drop(.dropped)
    let new = KeptRun<N>(number: nextRunNumber(), place: path)
    new.redirected = redirected
    if redirected.isEmpty { new.shown = frameShown(by: outcome) }
    keptRun = new
  }

  /// Returns whether the user hasn't left what the redirect presented, if it presented anything.
  private func isRedirectTargetOnPath(_ kept: KeptRun<N>) -> Bool { kept.redirectTarget.map(isOnPath) ?? true }

  /// Drops what is kept if the user has left the login, or has navigated on while it is being resumed.
  private func review(after run: HelmRun<N>, _ outcome: NavigationOutcome<N>) {
    guard let kept = keptRun else { return }
    if let staying = kept.staying, !isOnPath(staying) {
      guard kept.requested?.onlyRemoves == false else { return drop(.dropped) }
      // The user was asked whether the fragment may be left, and it has been removed.
      keptRun?.staying = nil
      return deliver { [unowned self] in resumeKeptCommand() }
    }
    if let redirectTarget = kept.redirectTarget, !isOnPath(redirectTarget) {
      guard let replacement = replacement(of: redirectTarget, by: run, outcome) else { return drop(.dropped) }
      keptRun?.redirected = [replacement]
      return
    }
    let isResuming = waiting.byNumber.values.contains { $0.run.keptNumber == kept.number }
    if isResuming, run.trigger.supersedes,
      !(kept.redirectTarget.map { state.stands(outcome.pathChange, on: $0.place) } ?? false)
    {
      drop(.dropped)
    }
  }

  /// Returns the frame that a command has presented in place of the redirect's, such as a registration in place of the login: from the same
  /// screen, and in the same layer.
  private func replacement(
    of redirectTarget: KeptRun<N>.Frame, by run: HelmRun<N>, _ outcome: NavigationOutcome<N>
  ) -> KeptRun<N>.Frame? {
    guard case .command(let command) = run.trigger, command.presentsFromHere, let old = redirectTarget.edge,
      let layer = graph.segue(for: old.edge)?.resolvedPresentation.layer
    else { return nil }
    for case .presented(let edge) in outcome.steps.map(\.action) where edge.from == old.from {
      guard graph.segue(for: edge.edge)?.resolvedPresentation.layer == layer else { continue }
      // A frame may be gone again by now, if the command went on to present another one in its place.
      if let frame = frame(at: edge.to, madeBy: edge) { return frame }
    }
    return nil
  }

  // MARK: Frames

  private func isOnPath(_ frame: KeptRun<N>.Frame) -> Bool { state.serial(of: frame.place) == frame.serial }

  private func frame(at place: PathFragment<N>, madeBy edge: PathEdge<N>? = nil) -> KeptRun<N>.Frame? {
    state.serial(of: place).map { KeptRun.Frame(place: place, edge: edge, serial: $0) }
  }

  /// Returns the frames that a redirect has presented.
  func framesAfterRedirect(_ outcome: NavigationOutcome<N>) -> [KeptRun<N>.Frame] {
    outcome.steps.drop { if case .redirected = $0.action { false } else { true } }.compactMap { step in
      guard case .presented(let edge) = step.action else { return nil }
      return frame(at: edge.to, madeBy: edge)
    }
  }

  /// Returns the frame that a redirect has led to, if it was already on the path.
  private func frameShown(by outcome: NavigationOutcome<N>) -> KeptRun<N>.Frame? {
    for case .redirected(_, let flow) in outcome.steps.map(\.action).reversed() {
      guard let end = flow.pathEdges.last?.to else { continue }
      let shown = state.presentedFragments.last { $0.fragment == end.fragment && $0.id == end.id }
      if let shown { return frame(at: shown) }
    }
    return nil
  }

  // MARK: Resuming

  /// Resumes the kept command, if all guards allow it now.
  ///
  /// The screens that the redirect presented are removed first. What a sequence had done before it was redirected isn't done again, if the
  /// rest is possible from here. If a flow is no longer possible unchanged, it starts wherever its first target can be presented.
  ///
  /// This happens automatically when guards change or are removed. An asynchronous guard doesn't report changes, so an app calls this when
  /// its verdict may have changed. If the command isn't possible in the current state, nothing happens, and it stays kept; if a place is
  /// kept as well, the app returns there in any case.
  ///
  /// - Complexity: That of the command.
  public func resumeKeptCommand() {
    guard let kept = keptRun, !guards.isEvaluating else { return }
    if waiting.byNumber.values.contains(where: { $0.run.keptNumber == kept.number }) { return }
    let there = kept.redirected.filter(isOnPath).map(\.place)
    func resumption(_ command: NavigationCommand<N>) -> HelmRun<N> {
      HelmRun(resuming: kept.command, by: command, removing: there)
    }
    var ways = [resumption(kept.command)]
    if kept.place == nil, let remainder = kept.remainder { ways.insert(resumption(remainder), at: 0) }
    if let place = kept.place {
      ways.append(resumption(.replace(place)))
    } else if case .present(.flow(let flow), _)? = kept.requested, let first = flow.pathEdges.first?.to {
      let rest = Flow(flow.pathEdges.dropFirst())
      ways.append(resumption(.sequence([.present(first.fragment, id: first.id), .present(.flow(rest))])))
    }
    for way in ways {
      switch dryRun(way) {
      case .isAllowed: return resume(way, kept)
      case .isRefused, .isRedirected: return
      case .fails: continue
      }
    }
  }

  private func resume(_ run: HelmRun<N>, _ kept: KeptRun<N>) {
    run.number = nextRunNumber()
    run.keptNumber = kept.number
    run.onDone = kept.onDone
    executeNow(run)
  }

  enum DryRun {
    case isAllowed, isRefused, isRedirected, fails

    /// Whether the command would succeed, possibly by a redirect.
    var isPossible: Bool { self == .isAllowed || self == .isRedirected }
  }

  /// Runs a command in a copy, to determine whether synchronous guards allow it.
  ///
  /// Asynchronous guards are assumed to return `undecided`.
  func dryRun(_ run: HelmRun<N>, undecided: SegueVerdict<N> = .allow) -> DryRun {
    var copy = state
    var isRedirected = false
    while true {
      do {
        _ = try run.apply(to: &copy)
        return isRedirected ? .isRedirected : .isAllowed
      } catch .undecided(let move) {
        let verdict = guards.verdict(on: move, undecided: undecided)
        if !verdict.isAllowed { isRedirected = true }
        copy.setVerdict(on: move, to: verdict)
      } catch .denied {
        return .isRefused
      } catch {
        return .fails
      }
    }
  }
}
