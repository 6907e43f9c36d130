#if canImport(SwiftUI)
  import SwiftUI

  /// What a view showed last: while it slides or fades away it goes on showing that, whatever the state says by then.
  @MainActor final class LastShown<Value> {
    private var value: Value?

    nonisolated init() {}

    /// The value to show: the current one, or the last value of a view that is about to disappear.
    func value(_ now: Value, isClosing: Bool) -> Value {
      if isClosing, let value { return value }
      value = now
      return now
    }
  }
#endif
