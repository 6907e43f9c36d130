import Foundation

/// Saving the state between launches of the app.
extension Helm {
  /// Returns the state as a small document: the path with its ids, the limit of the history, and the graph's fingerprint.
  ///
  /// If a place is kept, because a guard has removed it or a restored one waits behind a login, that place is saved and not the login. The
  /// same state always produces the same data, for ``init(restoring:graph:id:migrating:)`` and ``restore(saved:migrating:)``.
  ///
  /// - Parameter date: The date to include, for a migration with a limited `lifetime`; by default none.
  /// - Returns: The data, or `nil` if several fragments share a name, which is reported to ``errors``: `uncodablePath`.
  /// - Complexity: Linear in the path; the first time, in the graph as well.
  public func save(at date: Date? = nil) -> Data? {
    do {
      return try SavedState(savedPath, from: state.root, history: historyLimit, at: date, names: savedNames).data()
    } catch {
      report(.uncodablePath(reason: "\(error)"))
      return nil
    }
  }

  /// The path that `save()` writes: the kept place, if there is one.
  var savedPath: HelmPath<N> {
    observation.keptCommand.access()
    return keptRun?.place ?? path
  }

  /// Creates a navigation in a saved state, as far as the graph still allows it.
  ///
  /// Frames that can't be restored are dropped along with everything on top of them; ``restoration`` reports the result. Autos fire on the
  /// remaining frames. If none remain, or the data is damaged, the app starts as usual. Nothing that the rules forbid is ever shown; guards
  /// added later remove what they don't allow.
  ///
  /// - Parameters:
  ///   - data: The data that `save()` returned; with `nil`, the app starts as usual.
  ///   - graph: The graph.
  ///   - id: The id of the fragment to start from, which isn't saved; for example, the system passes a window for one draft the draft's id.
  ///   - migration: How to read states that earlier versions of the app have saved; a dictionary literal lists renamed fragments by their
  ///     old names.
  /// - Throws: `FindingsError`, with every problem of the graph.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    restoring data: Data?, graph: NavigationGraph<N>, id: (any FragmentID)? = nil,
    migrating migration: StateMigration<N> = [:]
  ) throws(FindingsError<ValidationFinding<N>>) {
    self.init(in: try Navigation(graph: graph, id: id))
    guard let data else { return }
    let plan = plan(restoring: data, migrating: migration)
    restoration = plan.report
    if let history = plan.history { historyLimit = history }
    guard let restored = plan.state else { return }
    state = restored
    recorder = Recorder(start: restored)
  }

  /// Creates a navigation of the graph of groups of segues in a saved state, as far as the graph still allows it.
  ///
  /// - Parameters:
  ///   - data: The data that `save()` returned; with `nil`, the app starts as usual.
  ///   - nav: The groups.
  ///   - entry: The fragment to start from; it can be omitted if exactly one fragment has outgoing segues but no incoming ones.
  ///   - id: The id of the fragment to start from.
  ///   - migration: How to read states that earlier versions of the app have saved; a dictionary literal lists renamed fragments by their
  ///     old names.
  /// - Throws: `FindingsError`, with every problem of the graph.
  /// - Complexity: That of `init(restoring:graph:id:migrating:)`.
  public convenience init(
    restoring data: Data?, nav: Segues<N>, entry: N? = nil, id: (any FragmentID)? = nil,
    migrating migration: StateMigration<N> = [:]
  ) throws(FindingsError<ValidationFinding<N>>) {
    try self.init(restoring: data, graph: NavigationGraph(nav, entry: entry), id: id, migrating: migration)
  }

  /// Goes to a saved state, as far as graph, rules and guards allow it, in one command.
  ///
  /// If a guard doesn't allow it and keeps commands, its redirect is followed, and the saved state waits behind it. If a leave guard denies
  /// the move, the state is unchanged, and ``RestorationReport/problem`` contains the reason. Asynchronous guards are assumed not to allow
  /// it.
  ///
  /// - Parameters:
  ///   - data: The data that `save()` returned.
  ///   - migration: How to read states that earlier versions of the app have saved.
  /// - Returns: The report, which is also stored in ``restoration``; if nothing could be read, or no frame could be restored, the state is
  ///   unchanged.
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
      case .superseded, .dropped, .cancelled:
        restoration = plan.report.refused("Something else was presented meanwhile.")
      }
    }
    switch started {
    case .waits(let move, _): restoration = plan.report.refused("A guard of \(move) has not answered yet.")
    case .failed(.deferred): restoration = plan.report.refused("A guard is being evaluated.")
    default: break
    }
    return restoration ?? plan.report
  }

  /// Goes to a saved state when the app starts, unless the app has already navigated, which takes precedence.
  func restoreAtStart(saved data: Data, migrating migration: StateMigration<N>) {
    guard hasNavigated else { return _ = restore(saved: data, migrating: migration) }
    restoration = RestorationReport(problem: "The app had already navigated.")
  }

  /// Whether a command has navigated, is about to, or is kept.
  var hasNavigated: Bool { hasMoved || !waiting.isEmpty || keptRun?.requested != nil }

  // MARK: Plans

  /// The result of planning a restoration.
  private struct Plan {
    let report: RestorationReport<N>

    /// The state to go to; `nil` if the app stays where it is.
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
    var isKeeping = false
    var redirects: [Redirect] = []
    let found = state.restorable(kept, isSameGraph: isSameGraph) { edge in
      guard let (verdict, reason) = refusal(of: edge) else { return nil }
      isKeeping = isKeeping || verdict.keeps
      if verdict.keeps, case .redirect(let flow, _) = verdict, !redirects.contains(where: { $0.flow == flow }) {
        redirects.append((edge, flow))
      }
      return reason
    }
    let path = found.navigation.path
    var waiting: HelmPath<N>?
    if isKeeping {
      let later = state.restorable(kept, isSameGraph: isSameGraph) { edge in
        refusal(of: edge).flatMap { $0.verdict.keeps ? nil : $0.reason }
      }
      waiting = later.navigation.path == path ? nil : later.navigation.path
    }
    let isRestored = found.dropped.count < kept.edges.count || kept.edges.isEmpty
    let report = RestorationReport(
      restored: isRestored ? path : [], dropped: found.dropped, isSameGraph: isSameGraph, isLongest: found.isLongest,
      waiting: waiting, saved: kept.edges.count)
    return Plan(
      report: report, state: isRestored ? found.navigation : nil, history: max(0, min(saved.history, 1_000_000)),
      redirects: redirects)
  }

  /// Returns the run that goes to a saved state, and keeps what has to wait.
  private func restoring(_ plan: Plan, to path: HelmPath<N>?) -> HelmRun<N> {
    let command = NavigationCommand<N>.replace(path ?? state.path)
    guard let waiting = plan.report.waiting else { return HelmRun(command) }
    func run(following redirects: [Redirect]) -> HelmRun<N> {
      HelmRun(.command(command)) { (state) throws(HelmError<N>) in
        try state.perform(then: path.map { .replace($0) }, following: redirects)
      }
    }
    var whole = run(following: plan.redirects)
    // A redirect that can't be followed at once doesn't prevent restoring what is allowed.
    if !dryRun(whole, undecided: .deny("not answered yet")).isPossible { whole = run(following: []) }
    whole.isRedirected = true
    whole.onDone = { [unowned self] outcome in keep(waiting, led: outcome, isRestored: true) }
    return whole
  }

  /// Returns the verdict of the guards that don't allow an edge, and the reason.
  private func refusal(of edge: PathEdge<N>) -> (verdict: SegueVerdict<N>, reason: String)? {
    let move = GuardedMove.taking(edge)
    if guards.isAsynchronous(move) { return (.deny(""), "its guard is asynchronous") }
    let verdict = guards.verdict(on: move)
    switch verdict {
    case .deny(let reason, _): return (verdict, reason)
    case .redirect(let flow, _): return (verdict, "it leads to \(flow)")
    case .allow: return nil
    }
  }
}
