/// Conditions on moves.
extension Helm {
  /// Sets a condition on segues that needs this object.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The condition, given this object and the edge that is about to be taken.
  /// - Returns: As `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (Helm, PathEdge<N>) -> SegueVerdict<N>
  ) -> HelmToken? {
    add(.taking(scope) { [weak self] edge in self.map { verdict($0, edge) } ?? .allow })
  }

  /// Asks the guards whose observed state has changed, without delay.
  ///
  /// This happens by itself before the next command, and as soon as the main actor is free; a test, or a view that wants
  /// the new state in the same turn, can ask for it.
  ///
  /// - Complexity: The guards that have to be asked, times the path.
  public func flushGuards() {
    guard !guards.isAsking, untold.holds == 0 else { return }
    defer { dispatchDeferred() }
    for _ in 0..<HelmLimits.guardRounds {
      let numbers = guards.takeDirty()
      guard !numbers.isEmpty else { return }
      for number in numbers { recheck(number) }
      resumeKeptCommand()
      tell { [unowned self] in possibilitiesChanged() }
    }
    report(.guardsDidNotSettle(rounds: HelmLimits.guardRounds))
  }

  /// Asks all synchronous guards again, for state that isn't `@Observable`.
  ///
  /// - Complexity: The guards, times the path.
  public func recheckGuards() {
    guards.makeAllDirty()
    flushGuards()
  }

  /// Asks all guards again each time a sequence gives an element, for state that isn't `@Observable`.
  ///
  /// ```swift
  /// helm.recheckGuards(on: session.changes)
  /// ```
  ///
  /// - Parameter changes: A sequence that gives an element each time state has changed.
  /// - Returns: A token that stops it; it also stops at the end of the sequence, and with this object.
  @discardableResult
  public func recheckGuards<Changes: AsyncSequence & Sendable>(on changes: Changes) -> HelmToken {
    let task = Task { [weak self] in
      var iterator = changes.makeAsyncIterator()
      while (try? await iterator.next()) != nil, !Task.isCancelled, let self { self.recheckGuards() }
    }
    recheckTasks.add(task)
    return HelmToken { task.cancel() }
  }

  /// Adds a guard, and asks it about the path.
  func add(_ new: MoveGuard<N>) -> HelmToken? {
    do {
      try count(1, new)
    } catch {
      report(error)
      return nil
    }
    let number = guards.add(new)
    recheck(number)
    tell { [unowned self] in possibilitiesChanged() }
    dispatchDeferred()
    return HelmToken { [weak self] in
      guard let self, let old = guards.remove(number) else { return }
      // The scope was counted in, so its segues and fragments exist and can be counted out.
      try? count(-1, old)
      for each in waiting.byNumber.values where each.guardNumber == number { each.resolve(.verdict(.allow)) }
      resumeKeptCommand()
      tell { [weak self] in self?.possibilitiesChanged() }
    }
  }

  private func count(_ change: Int, _ moveGuard: MoveGuard<N>) throws(HelmError<N>) {
    switch moveGuard.scope {
    case .taking(let scope): try state.countGuard(change, scope)
    case .leaving(let scope): try state.countGuard(change, scope)
    }
  }

  /// Asks a guard about all edges of the path that it concerns.
  private func recheck(_ number: Int) {
    guard case .taking(let scope) = guards.scope(of: number) else { return }
    let edges = state.pathEdges(in: scope)
    let refused = edges.compactMap { edge -> (edge: PathEdge<N>, verdict: SegueVerdict<N>)? in
      guard let verdict = guards.verdict(of: number, on: .taking(edge)), !verdict.isAllowed else { return nil }
      return (edge, verdict)
    }
    guards.noteNeeded(edges.count, of: number)
    guard !refused.isEmpty else { return }
    noting {
      for case (let edge, .deny(let reason, _)) in refused {
        hub.emit(.denied(.taking(edge), reason: reason), for: .guardChange)
      }
      let path = state.path
      let removal = HelmRun<N>(.guardChange) { (state) throws(HelmError<N>) in state.revoke(refused.map(\.edge)) }
      _ = advance(removal)
      if refused.contains(where: \.verdict.keeps) { keep(path) }
      followRedirects(of: refused)
    }
  }

  /// Follows the redirects of edges that are no longer allowed, each once.
  private func followRedirects(of refused: [(edge: PathEdge<N>, verdict: SegueVerdict<N>)]) {
    var followed: [Flow<N>] = []
    for case (let edge, .redirect(let flow, let keeps)) in refused where !followed.contains(flow) {
      followed.append(flow)
      hub.emit(.step(.redirected(edge.edge, to: flow)), for: .guardChange)
      let run = HelmRun<N>(.guardChange) { (state) throws(HelmError<N>) in try state.settle(flow) }
      run.number = nextRunNumber()
      if keeps, let number = keptRun?.number {
        run.onDone = { [unowned self] outcome in
          if keptRun?.number == number { keptRun?.redirected += framesPresented(by: outcome.steps) }
        }
      }
      dispatch(run)
    }
  }
}

extension Helm {
  /// How many observations there are of what guards have read, for tests: a bounded number, however often they are asked.
  package var guardObservationCount: Int { guards.observationCount }
}
