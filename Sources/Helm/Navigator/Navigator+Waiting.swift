/// Commands and answers that are waited for.
extension Navigator {
  /// Runs a command, and waits for asynchronous guards.
  ///
  /// The command is run from the state that there is when all guards have answered. A newer command replaces one that
  /// is still waiting. If a guard redirects and keeps the command, this waits until it has been resumed or dropped.
  ///
  /// - Parameter command: The command.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func performAndWait(_ command: NavigationCommand<N>) async -> NavigationResult<N> {
    part.base.isCancelled(command) ? .cancelled : await part.base.begin(command).value
  }

  /// Presents a fragment as ``present(_:id:)`` does, and waits for asynchronous guards.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func presentAndWait(_ fragment: N, id: (any FragmentID)? = nil) async -> NavigationResult<N> {
    await performAndWait(.present(fragment, id: id))
  }

  /// Presents a fragment with its id, and waits for asynchronous guards.
  ///
  /// - Parameter target: The fragment with its id; its occurrence is ignored.
  /// - Returns: How it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  @_disfavoredOverload
  @discardableResult
  public func presentAndWait(_ target: PathFragment<N>) async -> NavigationResult<N> {
    await performAndWait(.present(target.fragment, id: target.id))
  }

  /// Runs a command, and hands out how it will end, to be awaited by what doesn't hold this object.
  ///
  /// ```swift
  /// let opening = helm.begin(.present(.settings))
  /// Task { print(await opening.value) }
  /// ```
  ///
  /// It is run before this returns, unless a guard is asynchronous. ``performAndWait(_:)`` awaits the same, and holds this
  /// object meanwhile. If the ``Helm/Helm`` goes first, the command is cancelled.
  ///
  /// - Parameter command: The command.
  /// - Returns: What gives how it ended.
  /// - Complexity: As the command, for each time that its guards have answered.
  public func begin(_ command: NavigationCommand<N>) -> PendingResult<NavigationResult<N>> { part.base.begin(command) }

  /// Presents a fragment and waits for its answer.
  ///
  /// ```swift
  /// let draft: Draft? = await helm.present(.compose, awaiting: Draft.self)
  /// ```
  ///
  /// The fragment answers by ``dismiss(returning:)``. If it goes any other way, by a swipe, `back()`, a redirect or a
  /// replace, the answer is `nil`. It is also `nil` if the fragment couldn't be presented or the task is cancelled. If
  /// a guard redirects and keeps the command, this waits until the command has been resumed or dropped.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - awaiting: The type of the answer.
  /// - Returns: The answer, exactly once.
  /// - Complexity: As the command, for each time that its guards have answered.
  public func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, awaiting: Answer.Type
  ) async -> Answer? {
    let id = AnyFragmentID?(id)
    if part.base.isCancelled(.present(.fragment(fragment, id: id))) { return nil }
    let answer: PendingResult<Answer?> = part.base.beginPresenting(fragment, id: id)
    return await answer.value
  }

  /// Presents a fragment, and hands out its answer, to be awaited by what doesn't hold this object.
  ///
  /// ```swift
  /// let answer = helm.beginPresenting(.compose, awaiting: Draft.self)
  /// Task {
  ///   if let draft = await answer.value { drafts.append(draft) }
  /// }
  /// ```
  ///
  /// The fragment is presented before this returns, unless a guard is asynchronous. The answer is the one that
  /// ``present(_:id:awaiting:)`` returns, which holds this object while it is awaited. If the ``Helm/Helm`` goes first, the
  /// answer is `nil`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - awaiting: The type of the answer.
  /// - Returns: What gives the answer.
  /// - Complexity: As the command, for each time that its guards have answered.
  public func beginPresenting<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, awaiting: Answer.Type
  ) -> PendingResult<Answer?> {
    part.base.beginPresenting(fragment, id: AnyFragmentID?(id))
  }

  /// Dismisses the topmost fragment whose answer is awaited, and answers: of a module one of its own, of a screen the screen or
  /// what it was presented from.
  ///
  /// If no answer is awaited, this is ``dismiss()``, and the answer is ignored. Errors: `segueNotDismissable`, or
  /// `unexpectedAnswer` for an answer of the wrong type, for which `nil` is given instead.
  ///
  /// - Parameter answer: The answer; `nil` is one too.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(returning answer: (some Sendable)?) {
    part.base.dismiss(returning: answer.map { $0 as any Sendable })
  }
}
