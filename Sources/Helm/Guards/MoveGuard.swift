/// A guard that an app has added.
@MainActor
final class MoveGuard<N: Fragment> {
  let scope: Scope
  let evaluation: Evaluation

  indirect enum Scope {
    case taking(GuardScope<N>)
    case leaving([N])
  }

  enum Evaluation {
    /// A synchronous guard, reevaluated when state that it read changes.
    case synchronous(@MainActor (GuardedMove<N>) -> SegueVerdict<N>)

    /// An asynchronous guard.
    case asynchronous(@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)
  }

  init(scope: Scope, evaluation: Evaluation) {
    self.scope = scope
    self.evaluation = evaluation
  }

  /// Returns the guard with its scope resolved to the segues of a graph.
  func resolved(in graph: NavigationGraph<N>) -> MoveGuard {
    guard case .taking(let scope) = scope else { return self }
    return MoveGuard(scope: .taking(scope.resolved(in: graph)), evaluation: evaluation)
  }

  static func taking(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (PathEdge<N>) -> SegueVerdict<N>
  ) -> MoveGuard {
    MoveGuard(
      scope: .taking(scope),
      evaluation: .synchronous { if case .taking(let edge) = $0 { verdict(edge) } else { .allow } })
  }

  static func taking(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (PathEdge<N>) async -> SegueVerdict<N>
  ) -> MoveGuard {
    MoveGuard(
      scope: .taking(scope),
      evaluation: .asynchronous { if case .taking(let edge) = $0 { await verdict(edge) } else { .allow } })
  }

  static func leaving(
    _ fragments: [N], _ verdict: @escaping @MainActor (PathFragment<N>) -> LeaveVerdict
  ) -> MoveGuard {
    MoveGuard(
      scope: .leaving(fragments),
      evaluation: .synchronous { if case .leaving(let place) = $0 { SegueVerdict(verdict(place)) } else { .allow } })
  }

  static func leaving(
    _ fragments: [N], _ verdict: @escaping @MainActor (PathFragment<N>) async -> LeaveVerdict
  ) -> MoveGuard {
    MoveGuard(
      scope: .leaving(fragments),
      evaluation: .asynchronous {
        if case .leaving(let place) = $0 { SegueVerdict(await verdict(place)) } else { .allow }
      })
  }
}

extension SegueVerdict {
  fileprivate init(_ verdict: LeaveVerdict) {
    switch verdict {
    case .allow: self = .allow
    case .deny(let reason, let keep): self = .deny(reason, keep: keep)
    }
  }
}
