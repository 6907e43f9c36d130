/// Conditions on moves.
extension Navigator {
  /// Sets a condition on segues, asked each time that one is about to be taken.
  ///
  /// ```swift
  /// helm.guard(.into(.dashboard)) {
  ///   session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper)
  /// }
  /// ```
  ///
  /// The guard can read any `@Observable` state. When that changes, it is asked again: frames that it no longer allows
  /// are removed, and its redirect is followed. It is also asked right away about the segues that led to the current
  /// state. If a segue has several guards, all have to allow it; the first that doesn't decides.
  ///
  /// A guard lives as long as the ``Helm/Helm``. One that needs that takes it as an argument; capturing it would be a
  /// retain cycle.
  ///
  /// A guard of a module is given the edge in the module's words; an end outside of the module is replaced by the other one.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The condition, given the edge that is about to be taken, with its ids.
  /// - Returns: What removes the guard; nothing where a segue or fragment is not in the graph, which is reported to
  ///   ``Helm/Helm/errors``.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (PathEdge<N>) -> SegueVerdict<N>
  ) -> HelmToken? {
    part.base.add(.taking(scope, verdict))
  }

  /// Sets a condition on segues that doesn't need to know which of them is about to be taken.
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
    part.base.add(.taking(scope) { _ in verdict() })
  }

  /// Sets a condition on segues that answers asynchronously, for example because it asks a server.
  ///
  /// A command that is awaited waits for it; any other continues by itself once the guard has answered. The guard is
  /// not asked again when state changes, nor about segues that were taken before.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The condition, given the edge that is about to be taken, with its ids. Its task is cancelled if the
  ///     answer is no longer needed.
  /// - Returns: As `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the segues of the scope.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (PathEdge<N>) async -> SegueVerdict<N>
  ) -> HelmToken? {
    part.base.add(.taking(scope, verdict))
  }

  /// Sets a condition on segues that answers asynchronously and doesn't need to know which of them is about to be
  /// taken.
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
    part.base.add(.taking(scope) { _ in await verdict() })
  }

  /// Sets a condition on leaving a fragment, asked when a command is about to remove it.
  ///
  /// ```swift
  /// helm.guard(leaving: .compose) { draft.isDirty ? .deny("The draft is not saved.") : .allow }
  /// ```
  ///
  /// It is asked by everything that would remove the fragment: a dismissal, going back, a swipe, a link, another modal
  /// in its place. If the guard denies, the whole command is denied. Rules don't ask: a fragment that is disabled or no
  /// longer allowed is removed.
  ///
  /// - Parameters:
  ///   - fragments: The fragments.
  ///   - verdict: The condition, given the place that is about to be removed.
  /// - Returns: What removes the guard; nothing where a fragment is not in the graph, which is reported to ``Helm/Helm/errors``.
  /// - Complexity: Linear in the fragments.
  @discardableResult
  public func `guard`(
    leaving fragments: N..., verdict: @escaping @MainActor (PathFragment<N>) -> LeaveVerdict
  ) -> HelmToken? {
    part.base.add(.leaving(fragments, verdict))
  }

  /// Sets a condition on leaving a fragment that doesn't need to know at which place.
  ///
  /// - Parameters:
  ///   - fragments: The fragments.
  ///   - verdict: The condition.
  /// - Returns: What removes the guard; nothing where a fragment is not in the graph, which is reported to ``Helm/Helm/errors``.
  /// - Complexity: Linear in the fragments.
  @discardableResult
  public func `guard`(leaving fragments: N..., verdict: @escaping @MainActor () -> LeaveVerdict) -> HelmToken? {
    part.base.add(.leaving(fragments) { _ in verdict() })
  }

  /// Sets a condition on leaving a fragment that answers asynchronously, for example because it asks a person.
  ///
  /// - Parameters:
  ///   - fragments: The fragments.
  ///   - verdict: The condition, given the place that is about to be removed.
  /// - Returns: What removes the guard; nothing where a fragment is not in the graph, which is reported to ``Helm/Helm/errors``.
  /// - Complexity: Linear in the fragments.
  @discardableResult
  public func `guard`(
    leaving fragments: N..., verdict: @escaping @MainActor (PathFragment<N>) async -> LeaveVerdict
  ) -> HelmToken? {
    part.base.add(.leaving(fragments, verdict))
  }

  /// Sets a condition on leaving a fragment that answers asynchronously, and doesn't need to know at which place.
  ///
  /// - Parameters:
  ///   - fragments: The fragments.
  ///   - verdict: The condition.
  /// - Returns: What removes the guard; nothing where a fragment is not in the graph, which is reported to ``Helm/Helm/errors``.
  /// - Complexity: Linear in the fragments.
  @discardableResult
  public func `guard`(
    leaving fragments: N..., verdict: @escaping @MainActor () async -> LeaveVerdict
  ) -> HelmToken? {
    part.base.add(.leaving(fragments) { _ in await verdict() })
  }
}
