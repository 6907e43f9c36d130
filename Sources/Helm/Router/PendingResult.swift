/// What a command will give: how it ended, or what a screen answers.
///
/// The command has been sent already. The code that awaits the value holds this and not the ``Helm``, which can go meanwhile; the
/// value is that of a cancelled command then, `nil` for an answer.
///
/// ```swift
/// let answer = helm.beginPresenting(.compose, awaiting: Draft.self)
/// Task {
///   if let draft = await answer.value { drafts.append(draft) }
/// }
/// ```
public struct PendingResult<Value: Sendable>: Sendable {
  private let wait: @MainActor @Sendable () async -> Value
  private let giveUp: @Sendable () -> Void

  /// What tells this from others: the promise that it waits for.
  private let source: any AnyObject & Sendable

  init(_ promise: Promise<Value>, giveUp: @escaping @Sendable () -> Void) {
    wait = { await promise.value }
    self.giveUp = giveUp
    source = promise
  }

  private init(
    wait: @escaping @MainActor @Sendable () async -> Value, giveUp: @escaping @Sendable () -> Void,
    source: any AnyObject & Sendable
  ) {
    self.wait = wait
    self.giveUp = giveUp
    self.source = source
  }

  /// Something that has been given already.
  init(given value: Value) {
    wait = { value }
    giveUp = {}
    source = Promise<Value>()
  }

  /// What this gives, in other words.
  func map<Other: Sendable>(_ transform: @escaping @MainActor @Sendable (Value) -> Other) -> PendingResult<Other> {
    PendingResult<Other>(wait: { [wait] in transform(await wait()) }, giveUp: giveUp, source: source)
  }

  /// The value, as soon as it is there; the same one each time.
  ///
  /// If the task that awaits it is cancelled, this is as `cancel()`.
  @MainActor public var value: Value {
    get async {
      await withTaskCancellationHandler {
        await wait()
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

// What is awaited counts, not its value.
extension PendingResult: KeyEquatable {
  package var equalityKey: ObjectIdentifier { ObjectIdentifier(source) }
}
