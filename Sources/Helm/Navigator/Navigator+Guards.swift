/// Guards on segues, and on leaving fragments.
extension Navigator {
  /// Adds a guard to segues, evaluated each time one of them is about to be taken.
  ///
  /// ```swift
  /// helm.guard(.into(.dashboard)) {
  ///   session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper)
  /// }
  /// ```
  ///
  /// The guard can read any `@Observable` state. When that state changes, the guard is evaluated again: frames that it no longer allows are
  /// removed, and its redirect is followed. It is also evaluated right away for the segues that led to the current state. If a segue has
  /// several guards, all of them have to allow it; the first one that doesn't decides.
  ///
  /// A guard lives as long as the ``Helm/Helm``. A guard that needs the `Helm` should take it as an argument, because capturing it creates
  /// a retain cycle.
  ///
  /// A module's guard receives the edge in terms of the module's fragments; an end outside the module is replaced by the other one.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The guard, given the edge that is about to be taken, with its ids.
  /// - Returns: A token that removes the guard, or `nil` if a segue or fragment isn't in the graph, which is reported to
  ///   ``Helm/Helm/errors``.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (PathEdge<N>) -> SegueVerdict<N>
  ) -> HelmToken? {
    connection.base.add(.taking(scope, verdict))
  }

  /// Adds a guard to segues that doesn't need to know which of them is about to be taken.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The guard.
  /// - Returns: A token that removes the guard, or `nil`, as for `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor () -> SegueVerdict<N>
  ) -> HelmToken? {
    connection.base.add(.taking(scope) { _ in verdict() })
  }

  /// Adds an asynchronous guard to segues, for example one that queries a server.
  ///
  /// A command that is awaited waits for the guard; any other continues on its own once the guard returns. The guard isn't evaluated again
  /// when state changes, nor for segues that were taken before.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The guard, given the edge that is about to be taken, with its ids. Its task is cancelled if the verdict is no longer
  ///     needed.
  /// - Returns: A token that removes the guard, or `nil`, as for `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the segues of the scope.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor (PathEdge<N>) async -> SegueVerdict<N>
  ) -> HelmToken? {
    connection.base.add(.taking(scope, verdict))
  }

  /// Adds an asynchronous guard to segues that doesn't need to know which of them is about to be taken.
  ///
  /// - Parameters:
  ///   - scope: The segues.
  ///   - verdict: The guard.
  /// - Returns: A token that removes the guard, or `nil`, as for `guard(_:_:)` with an edge.
  /// - Complexity: Linear in the segues of the scope.
  @discardableResult
  public func `guard`(
    _ scope: GuardScope<N>, _ verdict: @escaping @MainActor () async -> SegueVerdict<N>
  ) -> HelmToken? {
    connection.base.add(.taking(scope) { _ in await verdict() })
  }

  /// Adds a guard on leaving a fragment, evaluated when a command is about to remove it.
  ///
  /// ```swift
  /// helm.guard(leaving: .compose) { draft.isDirty ? .deny("The draft is not saved.") : .allow }
  /// ```
  ///
  /// The guard is evaluated for everything that would remove the fragment: a dismissal, going back, a swipe, a link, another modal in its
  /// place. If it denies, the whole command is denied. Rules don't evaluate it: a fragment that is disabled or no longer allowed is
  /// removed.
  ///
  /// - Parameters:
  ///   - fragments: The fragments.
  ///   - verdict: The guard, given the place that is about to be removed.
  /// - Returns: A token that removes the guard, or `nil` if a fragment isn't in the graph, which is reported to ``Helm/Helm/errors``.
  /// - Complexity: Linear in the fragments.
  @discardableResult
  public func `guard`(
    leaving fragments: N..., verdict: @escaping @MainActor (PathFragment<N>) -> LeaveVerdict
  ) -> HelmToken? {
    connection.base.add(.leaving(fragments, verdict))
  }

  /// Adds a guard on leaving a fragment that doesn't need to know at which place.
  ///
  /// - Parameters:
  ///   - fragments: The fragments.
  ///   - verdict: The guard.
  /// - Returns: A token that removes the guard, or `nil` if a fragment isn't in the graph, which is reported to ``Helm/Helm/errors``.
  /// - Complexity: Linear in the fragments.
  @discardableResult
  public func `guard`(leaving fragments: N..., verdict: @escaping @MainActor () -> LeaveVerdict) -> HelmToken? {
    connection.base.add(.leaving(fragments) { _ in verdict() })
  }

  /// Adds an asynchronous guard on leaving a fragment, for example one that asks the user.
  ///
  /// - Parameters:
  ///   - fragments: The fragments.
  ///   - verdict: The guard, given the place that is about to be removed.
  /// - Returns: A token that removes the guard, or `nil` if a fragment isn't in the graph, which is reported to ``Helm/Helm/errors``.
  /// - Complexity: Linear in the fragments.
  @discardableResult
  public func `guard`(
    leaving fragments: N..., verdict: @escaping @MainActor (PathFragment<N>) async -> LeaveVerdict
  ) -> HelmToken? {
    connection.base.add(.leaving(fragments, verdict))
  }

  /// Adds an asynchronous guard on leaving a fragment that doesn't need to know at which place.
  ///
  /// - Parameters:
  ///   - fragments: The fragments.
  ///   - verdict: The guard.
  /// - Returns: A token that removes the guard, or `nil` if a fragment isn't in the graph, which is reported to ``Helm/Helm/errors``.
  /// - Complexity: Linear in the fragments.
  @discardableResult
  public func `guard`(
    leaving fragments: N..., verdict: @escaping @MainActor () async -> LeaveVerdict
  ) -> HelmToken? {
    connection.base.add(.leaving(fragments) { _ in await verdict() })
  }
}
