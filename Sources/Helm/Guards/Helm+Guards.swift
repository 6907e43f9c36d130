/// Conditions on segues (semantics.md §5).
extension Helm {
  /// Sets a condition on segues, asked each time that one is about to be taken.
  ///
  /// ```swift
  /// helm.guard(.into(.dashboard)) {
  ///   session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper)
  /// }
  /// ```
  ///
  /// The guard reads whatever `@Observable` state it likes. When what it read changes it is asked again by itself: frames
  /// that it no longer allows are removed, and its redirect is followed. It is also asked at once about the segues that
  /// led to where the app is. Of several guards of one segue all have to allow it; the first that does not decides.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The condition, given the edge that is about to be taken, with its ids.
  /// - Returns: What removes the guard; nothing where a segue or fragment is not in the graph, which is reported to
  ///   ``errors``.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (PathEdge<N>) -> SegueVerdict<N>
  ) -> HelmToken? {
    add(SegueGuard(scope: scope, answer: .now(verdict)))
  }

  /// Sets a condition on segues that needs not know which of them is about to be taken.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The condition.
  /// - Returns: As `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor () -> SegueVerdict<N>
  ) -> HelmToken? {
    add(SegueGuard(scope: scope, answer: .now { _ in verdict() }))
  }

  /// Sets a condition on segues that takes a while to answer, because it has to ask a server, say.
  ///
  /// A command that is awaited waits for it; one that is not goes on by itself when the guard has answered. It is not
  /// asked again when state changes, and not about the segues that were taken before.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The condition, given the edge that is about to be taken, with its ids. Its task is cancelled when the
  ///     answer is not needed any longer.
  /// - Returns: As `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the segues of the scope.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (PathEdge<N>) async -> SegueVerdict<N>
  ) -> HelmToken? {
    add(SegueGuard(scope: scope, answer: .later(verdict)))
  }

  /// Sets a condition on segues that takes a while to answer, and needs not know which of them is about to be taken.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The condition.
  /// - Returns: As `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the segues of the scope.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor () async -> SegueVerdict<N>
  ) -> HelmToken? {
    add(SegueGuard(scope: scope, answer: .later { _ in await verdict() }))
  }

  /// Asks again, at once, the guards whose observed state has changed.
  ///
  /// This happens by itself before the next command, and as soon as the main actor is free; a test, or a view that wants
  /// the new state in the same turn, can ask for it.
  ///
  /// - Complexity: The guards that have to be asked, times the path.
  public func flushGuards() {
    for _ in 0..<HelmLimits.guardRounds {
      let numbers = guards.takeDirty()
      guard !numbers.isEmpty else { return }
      for number in numbers { recheck(number) }
      resumeKeptCommand()
    }
    report(.restlessGuards(rounds: HelmLimits.guardRounds))
  }

  private func add(_ new: SegueGuard<N>) -> HelmToken? {
    do {
      try machine.countGuard(1, new.scope)
    } catch {
      report(error)
      return nil
    }
    let number = guards.add(new)
    recheck(number)
    return HelmToken { [weak self] in
      guard let self, let old = guards.remove(number) else { return }
      // The scope was counted in, so its segues and fragments are there to be counted out.
      try? machine.countGuard(-1, old.scope)
      for each in waiting where each.guardNumber == number { each.resolve(.verdict(.allow)) }
      resumeKeptCommand()
    }
  }

  /// Asks a guard about all edges of the path that it concerns.
  private func recheck(_ number: Int) {
    guard let scope = guards.scope(of: number) else { return }
    let refused = machine.pathEdges(in: scope).compactMap { edge -> (edge: PathEdge<N>, verdict: SegueVerdict<N>)? in
      guard let verdict = guards.verdict(of: number, on: edge), !verdict.isAllowed else { return nil }
      return (edge, verdict)
    }
    guard !refused.isEmpty else { return }
    if refused.contains(where: \.verdict.keeps) { kept = .replace(machine.path) }
    var removal = HelmRun<N>(.guardChange) { (machine) throws(HelmError<N>) in machine.revoke(refused.map(\.edge)) }
    _ = attempt(&removal)
    var followed: [Flow<N>] = []
    for (edge, verdict) in refused {
      switch verdict {
      case .allow: break
      case .deny(let reason, _): hub.emit(.denied(edge, reason: reason), for: .guardChange)
      case .redirect(let flow, _):
        guard !followed.contains(flow) else { continue }
        followed.append(flow)
        hub.emit(.step(.redirected(edge.edge, to: flow)), for: .guardChange)
        follow(flow)
      }
    }
  }

  private func follow(_ flow: Flow<N>) {
    var run = HelmRun<N>(.guardChange) { (machine) throws(HelmError<N>) in try machine.settle(flow) }
    run.ticket = nextTicket()
    guard case .waits(let edge, let number) = attempt(&run) else { return }
    beginWaiting(run, for: edge)
    Task { [run] in await self.wait(run, for: edge, number) }
  }
}
