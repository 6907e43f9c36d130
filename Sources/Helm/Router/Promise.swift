/// A value that is given once, before or after somebody waits for it.
final class Promise<Value: Sendable>: Sendable {
  private struct State {
    var given: Value?
    var continuations: [CheckedContinuation<Value, Never>] = []
  }

  private let state = Locked(State())

  /// Gives the value; only the first counts.
  func give(_ value: Value) {
    let continuations = state.withValue { state -> [CheckedContinuation<Value, Never>] in
      guard state.given == nil else { return [] }
      state.given = value
      defer { state.continuations = [] }
      return state.continuations
    }
    for continuation in continuations { continuation.resume(returning: value) }
  }

  /// Whether the value is there.
  var isGiven: Bool { state.withValue { $0.given != nil } }

  /// The value, as soon as it is there.
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

/// The source of a promise's value; if it is released without giving one, the promise gets a default value.
final class Promiser<Value: Sendable>: Sendable {
  let promise = Promise<Value>()
  private let otherwise: Value

  init(otherwise: Value) { self.otherwise = otherwise }

  /// Gives the value; only the first counts.
  func give(_ value: Value) { promise.give(value) }

  deinit { promise.give(otherwise) }
}
