import Helm

/// Guards (semantics.md §5).
extension ReferenceNavigation {
  /// What the guards say of an edge: the first that does not allow it decides.
  func verdict(on edge: DirectedEdge<N>) -> SegueVerdict<N> {
    guards.first { $0.scope.contains(edge) && $0.verdict != .allow }?.verdict ?? .allow
  }

  /// Asks the guards of an edge that is about to be taken.
  mutating func ask(about edge: DirectedEdge<N>) throws {
    switch verdict(on: edge) {
    case .allow: return
    case .deny: throw ReferenceFailure("denied")
    case .redirect(let flow, _):
      if redirectsInProgress.contains(edge) { throw ReferenceFailure("circularRedirection") }
      redirectsInProgress.append(edge)
      throw ReferenceTurn(state: self, flow: flow)
    }
  }

  /// Runs something; where a guard leads elsewhere, the rest of it is dropped and the guard's flow is presented.
  mutating func turning(_ body: (inout ReferenceNavigation) throws -> Void) throws {
    do {
      try body(&self)
    } catch let turn as ReferenceTurn<N> {
      self = turn.state
      try turning { try $0.takeFlow(turn.flow) }
    }
  }

  /// Changes what a guard says: what it no longer allows is removed, and its redirect is followed, if that is possible.
  mutating func set(_ verdict: SegueVerdict<N>, ofGuard number: Int) {
    guards[number].verdict = verdict
    let refused = path.filter { guards[number].scope.contains($0.edge) }
    guard verdict != .allow, !refused.isEmpty else { return }
    for each in refused where path.contains(each) { remove(each.to) }
    guard case .redirect(let flow, _) = verdict else { return }
    try? atomically { reference in
      for edge in flow {
        let scene = reference.scene
        let isOnTheWay = scene.presented.contains { scene.way(from: $0).contains { $0.fragment == edge.to } }
        if !scene.presented.contains(where: { $0.fragment == edge.from }) && isOnTheWay { continue }
        reference.redirectsInProgress = []
        try reference.turning { try $0.takeFlow(Flow(edge)) }
      }
    }
  }
}

/// Thrown where a guard leads elsewhere: the state there, and the flow to present.
private struct ReferenceTurn<N: Fragment>: Error {
  let state: ReferenceNavigation<N>
  let flow: Flow<N>
}
