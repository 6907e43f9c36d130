#if canImport(SwiftUI)
  import SwiftUI

  /// What a view has shown last: what slides or fades away shows that until it has gone, whatever the state says by then.
  @MainActor final class LastShown<Value> {
    private var value: Value?

    nonisolated init() {}

    /// The value to show: what the state says now, or the last value of a view that is about to go.
    func value(_ now: Value, isClosing: Bool) -> Value {
      if isClosing, let value { return value }
      value = now
      return now
    }
  }
#endif
