import Foundation

/// Keeping the state from one launch of the app to the next.
extension Helm {
  /// The state as a small document: the path with its ids, the limit of the history, and the graph's fingerprint.
  ///
  /// Where a place is kept, because a guard has taken it away or a restored one waits behind a login, that is saved and not
  /// the login. The same state always gives the same data, for ``init(restoring:graph:id:migrating:)`` and
  /// ``restore(saved:migrating:)``.
  ///
  /// - Parameter date: The date to write down, for a migration whose `lifetime` is limited; by default none.
  /// - Returns: The data, or `nil` if several fragments share a name, which is reported to ``errors``: `uncodablePath`.
  /// - Complexity: Linear in the path; in the graph as well, the first time.
  public func save(at date: Date? = nil) -> Data? {
    do {
      let path = keptRun?.place ?? path
      return try SavedState(path, from: state.root, history: historyLimit, at: date, names: savedNames).data()
    } catch {
      report(.uncodablePath(reason: "\(error)"))
      return nil
    }
  }

  /// Starts with a saved state, as far as the graph still allows it.
  ///
  /// What can't be restored is dropped along with everything on top of it; ``restoration`` reports the result. What opens by
  /// itself opens on what is left. If nothing is left, or the data is damaged, the app starts as usual. Nothing that the rules
  /// forbid is ever shown; guards added later remove what they don't allow.
  ///
  /// - Parameters:
  ///   - data: What `save()` returned; with `nil`, the app starts as usual.
  ///   - graph: The graph.
  ///   - id: The id of the fragment to start from, which is not saved: a window for one draft is given the draft's by the system.
  ///   - migration: How to read what an earlier version of the app has saved; a dictionary has the fragments with other names then, by
  ///     those.
  /// - Throws: What is wrong with the graph.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    restoring data: Data?, graph: NavigationGraph<N>, id: (any FragmentID)? = nil,
    migrating migration: StateMigration<N> = [:]
  ) throws(ValidationError<N>) {
    self.init(in: try Navigation(graph: graph, id: id))
    guard let data else { return }
    let plan = plan(restoring: data, migrating: migration)
    restoration = plan.report
    if let history = plan.history { historyLimit = history }
    if let state = plan.state { launch(in: state) }
  }

  /// Starts with a saved state in the graph of groups of segues, as far as the graph still allows it.
  ///
  /// - Parameters:
  ///   - data: What `save()` returned; with `nil`, the app starts as usual.
  ///   - nav: The groups.
  ///   - entry: The fragment to start from; it may be left out where one fragment alone has segues out and none in.
  ///   - id: The id of the fragment to start from.
  ///   - migration: How to read what an earlier version of the app has saved; a dictionary has the fragments with other names then, by
  ///     those.
  /// - Throws: What is wrong with the graph.
  /// - Complexity: As `init(restoring:graph:id:migrating:)`.
  public convenience init(
    restoring data: Data?, nav: Segues<N>, entry: N? = nil, id: (any FragmentID)? = nil,
    migrating migration: StateMigration<N> = [:]
  ) throws(ValidationError<N>) {
    try self.init(restoring: data, graph: NavigationGraph(nav, entry: entry), id: id, migrating: migration)
  }

  /// Goes to a saved state, as far as graph, rules and guards allow it, in one command.
  ///
  /// Where a guard doesn't allow it and keeps commands, its redirect is followed, and the saved state waits behind it. A leave
  /// guard that denies keeps the app where it is, which ``RestorationReport/problem`` says. An asynchronous guard counts as one
  /// that doesn't allow it.
  ///
  /// - Parameters:
  ///   - data: What `save()` returned.
  ///   - migration: How to read what an earlier version of the app has saved.
  /// - Returns: The result, as in ``restoration``; if nothing could be read, or nothing is left, the state doesn't
  ///   change.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func restore(saved data: Data, migrating migration: StateMigration<N> = [:]) -> RestorationReport<N> {
    let plan = plan(restoring: data, migrating: migration)
    restoration = plan.report
    let path = plan.state?.path
    if plan.report.waiting == nil, path == nil || path == state.path { return plan.report }
    let started = start(restoring(plan, to: path)) { [weak self] result in
      guard let self else { return }
      switch result {
      case .done, .redirected: restoration = plan.report
      case .denied(_, let reason, _): restoration = plan.report.refused(reason)
      case .failed(let error): restoration = plan.report.refused("\(error)")
      case .superseded, .cancelled: restoration = plan.report.refused("Something else was presented meanwhile.")
      }
    }
    switch started {
    case .failure(.undecided(let move)): restoration = plan.report.refused("A guard of \(move) has not answered yet.")
    case .failure(.deferred): restoration = plan.report.refused("A guard is being asked.")
    default: break
    }
    return restoration ?? plan.report
  }

  /// Goes to a saved state when the app starts, unless it has gone somewhere by then: what came first wins.
  func restoreAtStart(saved data: Data, migrating migration: StateMigration<N>) {
    if hasGoneSomewhere {
      restoration = RestorationReport(problem: "The app had gone somewhere else before.")
    } else {
      restore(saved: data, migrating: migration)
    }
  }

  /// Whether a command has gone somewhere, is about to, or is kept.
  var hasGoneSomewhere: Bool { hasMoved || !waiting.byNumber.isEmpty || keptRun?.wanted != nil }

  // MARK: Plans

  /// What restoring a saved state comes to.
  private struct Plan {
    var report: RestorationReport<N>

    /// The state to go to; `nil` where the app stays.
    var state: Navigation<N>?

    var history: Int?

    /// The redirects of guards that keep what they don't allow.
    var redirects: [Redirect] = []
  }

  private func plan(restoring data: Data, migrating migration: StateMigration<N>) -> Plan {
    let saved: SavedState
    do {
      saved = try SavedState(data: data)
      if migration.hasExpired(savedAt: saved.date.map { Date(timeIntervalSince1970: Double($0)) }) {
        throw SavedStateError.expired
      }
    } catch {
      return Plan(report: RestorationReport(problem: reason(of: error)))
    }
    let kept = saved.edges(in: savedNames, migrating: migration) { graph.idKind(of: $0) }
    let isSameGraph = saved.graph == savedNames.fingerprint
    var keeping: [(edge: PathEdge<N>, verdict: SegueVerdict<N>)] = []
    let found = state.restorable(kept, isSameGraph: isSameGraph) { edge in
      guard let (verdict, reason) = refusal(of: edge) else { return nil }
      if verdict.keeps { keeping.append((edge, verdict)) }
      return reason
    }
    var waiting: HelmPath<N>?
    if !keeping.isEmpty {
      let later = state.restorable(kept, isSameGraph: isSameGraph) { edge in
        refusal(of: edge).flatMap { $0.verdict.keeps ? nil : $0.reason }
      }
      waiting = later.navigation.path == found.navigation.path ? nil : later.navigation.path
    }
    let report = RestorationReport(
      restored: found.navigation.path, dropped: found.dropped, isSameGraph: isSameGraph, isLongest: found.isLongest,
      waiting: waiting, saved: kept.edges.count)
    var plan = Plan(report: report, history: max(0, min(saved.history, 1_000_000)))
    if report.kept > 0 || kept.edges.isEmpty { plan.state = found.navigation } else { plan.report.restored = [] }
    for case (let edge, .redirect(let flow, _)) in keeping where !plan.redirects.contains(where: { $0.flow == flow }) {
      plan.redirects.append((edge, flow))
    }
    return plan
  }

  /// The command that goes to a saved state, and keeps what has to wait.
  private func restoring(_ plan: Plan, to path: HelmPath<N>?) -> HelmRun<N> {
    let command = NavigationCommand<N>.replace(path ?? state.path)
    guard let waiting = plan.report.waiting else { return HelmRun(command) }
    var whole = HelmRun<N>(.command(command)) { (state) throws(HelmError<N>) in
      try state.restore(path, following: plan.redirects)
    }
    if !rehearse(whole, undecided: .deny("not answered yet")).isPossible {
      // A redirect that can't be followed at once doesn't keep what is allowed from being restored.
      whole = HelmRun<N>(.command(command)) { (state) throws(HelmError<N>) in try state.restore(path, following: []) }
    }
    whole.isLedElsewhere = true
    whole.onDone = { [unowned self] outcome in keep(waiting, led: outcome, isRestored: true) }
    return whole
  }

  /// What the guards say against an edge.
  private func refusal(of edge: PathEdge<N>) -> (verdict: SegueVerdict<N>, reason: String)? {
    let move = GuardedMove.taking(edge)
    if guards.isSlow(move) { return (.deny(""), "it takes a while to answer") }
    let verdict = guards.verdict(on: move)
    switch verdict {
    case .deny(let reason, _): return (verdict, reason)
    case .redirect(let flow, _): return (verdict, "it leads to \(flow)")
    case .allow: return nil
    }
  }
}
