import Foundation

/// Keeping the state from one launch of the app to the next.
extension Helm {
  /// The state as a small document: the path with its ids, the limit of the history, and the graph's fingerprint.
  ///
  /// The same state always gives the same data, for ``init(restoring:graph:renaming:)`` and
  /// ``restore(saved:renaming:)``.
  ///
  /// - Returns: The data, or `nil` if several fragments share a name, which is reported to ``errors``: `uncodablePath`.
  /// - Complexity: Linear in the path and in the graph.
  public func save() -> Data? {
    do {
      return try SavedState(navigation, history: historyLimit).data()
    } catch {
      report(.uncodablePath(reason: "\(error)"))
      return nil
    }
  }

  /// Starts with a saved state, as far as the graph still allows it.
  ///
  /// What can't be restored is dropped along with everything on top of it, and the longest valid rest is kept;
  /// ``restoration`` reports the result. If nothing is left, or the data is damaged, the app starts as usual. Nothing
  /// that the rules forbid is ever shown; guards added later remove what they don't allow.
  ///
  /// - Parameters:
  ///   - data: What `save()` returned; with `nil`, the app starts as usual.
  ///   - graph: The graph.
  ///   - renames: The fragments that used to have other names, by their old names.
  /// - Throws: What is wrong with the graph.
  /// - Complexity: Linear in fragments, segues and path; more where edges get in each other's way under new rules.
  public convenience init(
    restoring data: Data?, graph: NavigationGraph<N>, renaming renames: [String: N] = [:]
  ) throws(ValidationError<N>) {
    try self.init(graph: graph)
    guard let data else { return }
    let (report, history) = plannedRestoration(of: data, renaming: renames)
    restoration = report
    guard report.problem == nil else { return }
    if let history { historyLimit = history }
    if !report.restored.isEmpty || report.dropped.isEmpty { launch(at: report.restored) }
  }

  /// Starts with a saved state in the graph of groups of segues, as far as the graph still allows it.
  ///
  /// - Parameters:
  ///   - data: What `save()` returned; with `nil`, the app starts as usual.
  ///   - nav: The groups.
  ///   - entry: The fragment to start from; it may be left out where one fragment alone has segues out and none in.
  ///   - renames: The fragments that used to have other names, by their old names.
  /// - Throws: What is wrong with the graph.
  /// - Complexity: As `init(restoring:graph:renaming:)`.
  public convenience init(
    restoring data: Data?, nav: Segues<N>, entry: N? = nil, renaming renames: [String: N] = [:]
  ) throws(ValidationError<N>) {
    try self.init(restoring: data, graph: NavigationGraph(nav, entry: entry), renaming: renames)
  }

  /// Goes to a saved state, as far as graph, rules and guards allow it, in one command.
  ///
  /// An asynchronous guard counts as one that doesn't allow it.
  ///
  /// - Parameters:
  ///   - data: What `save()` returned.
  ///   - renames: The fragments that have had other names, by those.
  /// - Returns: The result, as in ``restoration``; if nothing could be read, or nothing is left, the state doesn't
  ///   change.
  /// - Complexity: Linear in the path; more where edges get in each other's way under new rules.
  @discardableResult
  public func restore(saved data: Data, renaming renames: [String: N] = [:]) -> RestorationReport<N> {
    let (report, _) = plannedRestoration(of: data, renaming: renames)
    restoration = report
    guard report.problem == nil, !report.restored.isEmpty || report.dropped.isEmpty else { return report }
    if report.restored != state.path { perform(.replace(report.restored)) }
    return report
  }

  /// Finds out what can be restored.
  private func plannedRestoration(
    of data: Data, renaming renames: [String: N]
  ) -> (RestorationReport<N>, history: Int?) {
    do {
      let saved = try SavedState(data: data)
      let found = state.restorable(saved.edges(in: graph, renaming: renames)) { refusal(of: $0) }
      let report = RestorationReport(
        restored: found.path, dropped: found.dropped, isSameGraph: saved.graph == graph.fingerprint,
        isLongest: found.isLongest, problem: nil)
      return (report, max(0, min(saved.history, 1_000_000)))
    } catch {
      let report = RestorationReport<N>(
        restored: [], dropped: [], isSameGraph: false, isLongest: true, problem: reason(of: error))
      return (report, nil)
    }
  }

  /// Why the guards do not allow an edge.
  private func refusal(of edge: PathEdge<N>) -> String? {
    let move = GuardedMove.taking(edge)
    if guards.isSlow(move) { return "it takes a while to answer" }
    return switch guards.verdict(on: move) {
    case .deny(let reason, _): reason
    case .redirect(let flow, _): "it leads to \(flow)"
    case .allow: nil
    }
  }
}
