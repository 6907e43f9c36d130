/// Commands and answers that can be awaited.
extension Navigator {
  /// Runs a command and waits for asynchronous guards.
  ///
  /// Once all guards have returned, the command runs from the state at that time. A newer command replaces one that is still waiting. If a
  /// guard keeps the command, this returns without waiting until the command is resumed or dropped; the result contains a ``PendingResult``
  /// for that.
  ///
  /// - Parameter command: The command.
  /// - Returns: The result of the command.
  /// - Complexity: That of the command, each time its guards have returned.
  @discardableResult
  public func performAndWait(_ command: NavigationCommand<N>) async -> NavigationResult<N> {
    guard !Task.isCancelled else {
      connection.base.emitCancelled(command)
      return .cancelled
    }
    return await connection.base.begin(command).value
  }

  /// Presents a fragment as ``present(_:id:)`` does, and waits for asynchronous guards as ``performAndWait(_:)`` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: The result of the command.
  /// - Complexity: That of the command, each time its guards have returned.
  @discardableResult
  public func presentAndWait(_ fragment: N, id: (any FragmentID)? = nil) async -> NavigationResult<N> {
    await performAndWait(.present(fragment, id: id))
  }

  /// Presents a fragment with its id, and waits for asynchronous guards as ``performAndWait(_:)`` does.
  ///
  /// - Parameter target: The fragment with its id; its occurrence is ignored.
  /// - Returns: The result of the command.
  /// - Complexity: That of the command, each time its guards have returned.
  @_disfavoredOverload
  @discardableResult
  public func presentAndWait(_ target: PathFragment<N>) async -> NavigationResult<N> {
    await performAndWait(.present(target.fragment, id: target.id))
  }

  /// Runs a command, and returns its pending result, which can be awaited without a reference to this object.
  ///
  /// ```swift
  /// let opening = helm.begin(.present(.settings))
  /// Task { print(await opening.value) }
  /// ```
  ///
  /// The command runs before this method returns, unless a guard is asynchronous. ``performAndWait(_:)`` awaits the same result but retains
  /// this object meanwhile. If the ``Helm/Helm`` is deallocated first, the command is cancelled.
  ///
  /// - Parameter command: The command.
  /// - Returns: The pending result of the command.
  /// - Complexity: That of the command, each time its guards have returned.
  public func begin(_ command: NavigationCommand<N>) -> PendingResult<NavigationResult<N>> {
    connection.base.begin(command)
  }

  /// Presents a fragment and waits for its answer.
  ///
  /// ```swift
  /// let draft: Draft? = await helm.present(.compose, awaiting: Draft.self)
  /// ```
  ///
  /// The fragment answers with ``dismiss(returning:)``. If it is removed in any other way, by a swipe, `back()`, a redirect or a
  /// replacement of the path, the answer is `nil`. It is also `nil` if the fragment can't be presented or the task is cancelled. If a guard
  /// keeps the command, this waits until the command has been resumed or dropped.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - awaiting: The type of the answer.
  /// - Returns: The answer, exactly once.
  /// - Complexity: That of the command, each time its guards have returned.
  public func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, awaiting: Answer.Type
  ) async -> Answer? {
    let id = AnyFragmentID?(id)
    guard !Task.isCancelled else {
      connection.base.emitCancelled(.present(.fragment(fragment, id: id)))
      return nil
    }
    let answer: PendingResult<Answer?> = connection.base.beginPresenting(fragment, id: id)
    return await answer.value
  }

  /// Presents a fragment, and returns its pending answer, which can be awaited without a reference to this object.
  ///
  /// ```swift
  /// let answer = helm.beginPresenting(.compose, awaiting: Draft.self)
  /// Task {
  ///   if let draft = await answer.value { drafts.append(draft) }
  /// }
  /// ```
  ///
  /// The fragment is presented before this method returns, unless a guard is asynchronous. The answer is the one that
  /// ``present(_:id:awaiting:)`` returns, but that method retains this object while it waits. If the ``Helm/Helm`` is deallocated first,
  /// the answer is `nil`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - awaiting: The type of the answer.
  /// - Returns: The pending answer.
  /// - Complexity: That of the command, each time its guards have returned.
  public func beginPresenting<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, awaiting: Answer.Type
  ) -> PendingResult<Answer?> {
    connection.base.beginPresenting(fragment, id: AnyFragmentID?(id))
  }

  /// Dismisses the topmost fragment whose answer is awaited, and answers.
  ///
  /// From a module, only the module's fragments count; from a screen, only the screen and the frames it was presented from. If no answer is
  /// awaited, this is ``dismiss()``, and the answer is ignored. Errors: `segueNotDismissable`, or `unexpectedAnswer` for an answer of the
  /// wrong type, in whose place the caller receives `nil`.
  ///
  /// - Parameter answer: The answer; `nil` is a valid one.
  /// - Complexity: Linear in the fragments searched from the top, and in those added and removed.
  @_disfavoredOverload
  public func dismiss(returning answer: (some Sendable)?) {
    connection.base.dismiss(returning: answer.map { $0 as any Sendable })
  }
}
