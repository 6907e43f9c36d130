/// A value that is set once, before or after code awaits it.
final class Promise<Value: Sendable>: Sendable {
  private struct State {
    var given: Value?
    var continuations: [CheckedContinuation<Value, Never>] = []
  }

  private let state = Locked(State())

  /// Sets the value; only the first call counts.
  func give(_ value: Value) {
    let continuations = state.withValue { state -> [CheckedContinuation<Value, Never>] in
      guard state.given == nil else { return [] }
      state.given = value
      defer { state.continuations = [] }
      return state.continuations
    }
    for continuation in continuations { continuation.resume(returning: value) }
  }

  /// Whether the value has been set.
  var isGiven: Bool { state.withValue { $0.given != nil } }

  /// The value, once it is set.
  @MainActor var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let given = state.withValue { state -> Value? in
          if state.given == nil { state.continuations.append(continuation) }
          return state.given
        }
        if let given { continuation.resume(returning: given) }
      }
    }
  }
}

/// The producer of a promise's value; if it is deallocated without setting one, the promise gets a default value.
final class Promiser<Value: Sendable>: Sendable {
  let promise = Promise<Value>()
  private let otherwise: Value

  init(otherwise: Value) { self.otherwise = otherwise }

  /// Sets the value; only the first call counts.
  func give(_ value: Value) { promise.give(value) }

  deinit { promise.give(otherwise) }
}
