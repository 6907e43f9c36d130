/// The pending result of a command, or the pending answer of a screen.
///
/// The command has already been sent. Code that awaits the value holds this instead of the ``Helm``, which may be deallocated meanwhile;
/// the value is then that of a cancelled command, or `nil` for an answer.
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

  /// The identity of this value: the promise that it waits for.
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

  /// Creates a result that is already available.
  init(given value: Value) {
    wait = { value }
    giveUp = {}
    source = Promise<Value>()
  }

  /// Returns this pending result with its value transformed.
  func map<Other: Sendable>(_ transform: @escaping @MainActor @Sendable (Value) -> Other) -> PendingResult<Other> {
    PendingResult<Other>(wait: { [wait] in transform(await wait()) }, giveUp: giveUp, source: source)
  }

  /// The value, once it is available; the same one each time.
  ///
  /// If the task that awaits it is cancelled, this calls `cancel()`.
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
  /// A command that waits for a guard is cancelled. A screen that is already presented stays: its answer is `nil`, and it is dismissed like
  /// any other screen. A command that a guard keeps stays kept.
  public func cancel() { giveUp() }
}

// Compared by what is awaited, not by value.
extension PendingResult: KeyEquatable {
  package var equalityKey: ObjectIdentifier { ObjectIdentifier(source) }
}
