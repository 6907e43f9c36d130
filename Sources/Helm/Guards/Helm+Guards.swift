/// Guards on moves.
extension Helm {
  /// Adds a guard to segues that needs this object.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The guard, given this object and the edge that is about to be taken.
  /// - Returns: A token that removes the guard, or `nil`, as for `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (Helm, PathEdge<N>) -> SegueVerdict<N>
  ) -> HelmToken? {
    add(.taking(scope) { [weak self] edge in self.map { verdict($0, edge) } ?? .allow })
  }

  /// Reevaluates the guards whose observed state has changed, without delay.
  ///
  /// This happens automatically before the next command, and as soon as the main actor is free. Call it in a test, or in a view that needs
  /// the new state in the same turn.
  ///
  /// - Complexity: The number of guards to reevaluate, times the length of the path.
  public func flushGuards() { flushGuards(resumingAll: true) }

  /// Reevaluates the guards whose observed state has changed.
  ///
  /// Unless `isAll`, a command that a leave guard has kept isn't resumed: if a command comes first, that may be the one that leaves the
  /// fragment. The guards are late if they have been reevaluated for this change before.
  package func flushGuards(resumingAll isAll: Bool, isLate: Bool = false) {
    guard !guards.isEvaluating, notifications.holds == 0 else { return }
    defer { executeDeferred() }
    if isAll, resumesAfterCommand { resumeAfterCommand() }
    for _ in 0..<HelmLimits.guardRounds {
      let numbers = guards.takeDirty()
      guard !numbers.isEmpty else { return }
      recheck(numbers)
      if isLate, keptRun?.wasRefused == true {
        // The command was already resumed because of this change.
      } else if isAll || keptRun?.staying == nil {
        resumeKeptCommand()
      } else {
        resumesAfterCommand = true
      }
      deliver { [unowned self] in possibilitiesChanged() }
    }
    report(.guardsDidNotSettle(rounds: HelmLimits.guardRounds))
  }

  /// Reevaluates once more the guards whose state has changed outside the main actor, and returns whether there are any.
  func flushLateGuards() -> Bool {
    guard guards.makeLateDirty() else { return false }
    flushGuards(resumingAll: true, isLate: true)
    return true
  }

  /// Resumes a command that a leave guard has kept, after the command that came first.
  func resumeAfterCommand() {
    resumesAfterCommand = false
    if keptRun?.staying != nil { resumeKeptCommand() }
  }

  /// Reevaluates all synchronous guards, for state that isn't `@Observable`.
  ///
  /// - Complexity: The number of guards, times the length of the path.
  public func recheckGuards() {
    guards.makeAllDirty()
    flushGuards()
  }

  /// Adds a guard, and evaluates it for the path.
  func add(_ new: MoveGuard<N>) -> HelmToken? {
    do {
      try count(1, new)
    } catch {
      report(error)
      return nil
    }
    let number = guards.add(new.resolved(in: graph))
    recheck([number])
    deliver { [unowned self] in possibilitiesChanged() }
    executeDeferred()
    return HelmToken { [weak self] in
      guard let self, let old = guards.remove(number) else { return }
      // The scope was counted when the guard was added, so its segues and fragments exist, and this doesn't throw.
      try? count(-1, old)
      for (_, each) in waiting.byNumber.sorted(by: { $0.key < $1.key }) where each.guardNumber == number {
        each.resolve(.verdict(.allow))
      }
      resumeKeptCommand()
      deliver { [weak self] in self?.possibilitiesChanged() }
    }
  }

  private func count(_ change: Int, _ moveGuard: MoveGuard<N>) throws(HelmError<N>) {
    switch moveGuard.scope {
    case .taking(let scope): try state.countGuard(change, scope)
    case .leaving(let fragments): try state.countGuard(change, leaving: fragments)
    }
  }

  /// Evaluates guards for all edges of the path in their scopes.
  ///
  /// Frames that they no longer allow are removed, and their redirects are followed, as one change.
  private func recheck(_ numbers: [Int]) {
    var refused: [(edge: PathEdge<N>, verdict: SegueVerdict<N>)] = []
    for number in numbers {
      guard case .taking(let scope) = guards.scope(of: number) else { continue }
      let edges = state.pathEdges(in: scope)
      for edge in edges where !refused.contains(where: { $0.edge == edge }) {
        guard let verdict = guards.verdict(of: number, on: .taking(edge)) else { continue }
        #if DEBUG
          hub.show(.verdict(verdict, on: .taking(edge)), .guardChange)
        #endif
        guard !verdict.isAllowed else { continue }
        refused.append((edge, verdict))
      }
      guards.setNeededCount(edges.count, of: number)
    }
    if !refused.isEmpty { holdingNotifications { revoke(refused) } }
  }

  private func revoke(_ refused: [(edge: PathEdge<N>, verdict: SegueVerdict<N>)]) {
    for case (let edge, .deny(let reason, _)) in refused {
      hub.emit(.denied(.taking(edge), reason: reason), for: .guardChange)
    }
    var redirects: [Redirect] = []
    for case (let edge, .redirect(let flow, _)) in refused where !redirects.contains(where: { $0.flow == flow }) {
      redirects.append((edge, flow))
    }
    let places = refused.map(\.edge.to)
    let kept = refused.contains(where: \.verdict.keeps) ? state.path : nil
    let whole = HelmRun<N>(.guardChange) { (state) throws(HelmError<N>) in
      try state.perform(removing: places, following: redirects)
    }
    // Frames that are no longer allowed are removed at once, even if a guard of the redirect is asynchronous, or the redirect fails.
    let isOneChange = redirects.isEmpty || dryRun(whole, undecided: .deny("not answered yet")).isPossible
    let alone = HelmRun<N>(.guardChange) { (state) throws(HelmError<N>) in try state.perform(removing: places) }
    let removal = isOneChange ? whole : alone
    removal.onDone = { [unowned self] outcome in
      if let kept { keep(kept, led: outcome) }
    }
    _ = advance(removal)
    if !isOneChange { follow(redirects, keeping: kept == nil ? nil : keptRun?.number) }
  }

  /// Follows redirects after a revocation, each as a change of its own.
  private func follow(_ redirects: [Redirect], keeping number: Int?) {
    for redirect in redirects {
      let run = HelmRun<N>(.guardChange) { (state) throws(HelmError<N>) in
        try state.perform(following: [redirect])
      }
      run.number = nextRunNumber()
      run.onDone = { [unowned self] outcome in
        if number != nil, keptRun?.number == number { keptRun?.redirected += framesAfterRedirect(outcome) }
      }
      executeNow(run)
    }
  }

  /// A redirect to follow, and the edge that it belongs to.
  typealias Redirect = (edge: PathEdge<N>, flow: Flow<N>)
}
