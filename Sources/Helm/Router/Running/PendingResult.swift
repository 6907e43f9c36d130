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
  private let onCancel: @Sendable () -> Void

  /// The identity of this value: the promise that it waits for.
  private let source: any AnyObject & Sendable

  init(_ promise: Promise<Value>, onCancel: @escaping @Sendable () -> Void) {
    self.init(wait: { await promise.value }, onCancel: onCancel, source: promise)
  }

  private init(
    wait: @escaping @MainActor @Sendable () async -> Value, onCancel: @escaping @Sendable () -> Void,
    source: any AnyObject & Sendable
  ) {
    (self.wait, self.onCancel, self.source) = (wait, onCancel, source)
  }

  /// Creates a result that is already available.
  init(resolved value: Value) { self.init(wait: { value }, onCancel: {}, source: Promise<Value>()) }

  /// Returns this pending result with its value transformed.
  func map<Other: Sendable>(_ transform: @escaping @MainActor @Sendable (Value) -> Other) -> PendingResult<Other> {
    PendingResult<Other>(wait: { [wait] in transform(await wait()) }, onCancel: onCancel, source: source)
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
  public func cancel() { onCancel() }
}

// Compared by what is awaited, not by value.
extension PendingResult: KeyEquatable {
  package var equalityKey: ObjectIdentifier { ObjectIdentifier(source) }
}

/// A value that is set once, before or after code awaits it.
final class Promise<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var continuations: [CheckedContinuation<Value, Never>] = []
  }

  private let state = Locked(State())

  /// Sets the value; only the first call counts.
  func resolve(_ value: Value) {
    let continuations = state.withValue { state -> [CheckedContinuation<Value, Never>] in
      guard state.value == nil else { return [] }
      state.value = value
      defer { state.continuations = [] }
      return state.continuations
    }
    for continuation in continuations { continuation.resume(returning: value) }
  }

  /// Whether the value has been set.
  var isResolved: Bool { state.withValue { $0.value != nil } }

  /// The value, once it is set.
  @MainActor var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let value = state.withValue { state -> Value? in
          if state.value == nil { state.continuations.append(continuation) }
          return state.value
        }
        if let value { continuation.resume(returning: value) }
      }
    }
  }
}

/// The producer of a promise's value; if it is deallocated without setting one, the promise gets a default value.
final class PromiseResolver<Value: Sendable>: Sendable {
  let promise = Promise<Value>()
  private let defaultValue: Value

  init(default value: Value) { defaultValue = value }

  /// Sets the value; only the first call counts.
  func resolve(_ value: Value) { promise.resolve(value) }

  deinit { promise.resolve(defaultValue) }
}
