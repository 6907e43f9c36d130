/// What a command will give: how it ended, or what a screen answers.
///
/// The command has been sent already. Whoever awaits the value holds this and not the ``Helm``, which can go meanwhile; the
/// value is that of a cancelled command then, `nil` for an answer.
///
/// ```swift
/// let answer = helm.present(.compose, expecting: Draft.self)
/// Task {
///   if let draft = await answer.value { drafts.append(draft) }
/// }
/// ```
public struct Pending<Value: Sendable>: Sendable {
  private let promise: Promise<Value>
  private let giveUp: @Sendable () -> Void

  init(_ promise: Promise<Value>, giveUp: @escaping @Sendable () -> Void) {
    self.promise = promise
    self.giveUp = giveUp
  }

  /// Something that has been given already.
  init(given value: Value) {
    promise = Promise()
    giveUp = {}
    promise.give(value)
  }

  /// The value, as soon as it is there; the same one each time.
  ///
  /// If the task that awaits it is cancelled, this is as `cancel()`.
  @MainActor public var value: Value {
    get async {
      await withTaskCancellationHandler {
        await promise.value
      } onCancel: {
        cancel()
      }
    }
  }

  /// Stops waiting.
  ///
  /// A command that waits for a guard is cancelled. What is presented stays; its answer is `nil`, and it is dismissed as any other
  /// screen. What a guard keeps stays kept.
  public func cancel() { giveUp() }
}

extension Pending: Hashable {
  /// Compares what is awaited, not its value.
  ///
  /// - Parameters:
  ///   - lhs: Something that is awaited.
  ///   - rhs: Something else that is awaited.
  /// - Returns: Whether both are the same.
  public static func == (lhs: Pending, rhs: Pending) -> Bool { lhs.promise === rhs.promise }

  /// Hashes what is awaited.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(promise)) }
}
