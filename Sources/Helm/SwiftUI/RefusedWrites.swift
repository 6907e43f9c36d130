#if canImport(SwiftUI)
  /// Values that containers have written and that were denied.
  ///
  /// UIKit has already moved when a binding is written: another tab is in front, or the screen is popped. SwiftUI moves it back only if it
  /// sees the value change. So the written value is returned for one update, and the actual value after that.
  struct RefusedWrites {
    private var values: [AnyHashable: Any] = [:]
    private var seen: Set<AnyHashable> = []

    /// Stores a value until it has been read.
    mutating func keep(_ value: Any, for key: AnyHashable) { values[key] = value }

    /// Returns a stored value, and whether it is read for the first time.
    mutating func value<Value>(for key: AnyHashable, as type: Value.Type) -> (value: Value, isNew: Bool)? {
      guard let value = values[key] as? Value else { return nil }
      return (value, seen.insert(key).inserted)
    }

    mutating func forget(_ key: AnyHashable) {
      values[key] = nil
      seen.remove(key)
    }
  }

  extension Helm {
    /// Makes a container show the value it has written for one update, and then the actual value again.
    func showWritten<Value>(
      _ value: Value, by key: some Hashable, _ question: HelmObservation<N>.DrawnQuestion, unless isAsWritten: Bool
    ) {
      if isAsWritten { return viewMemory.refused.forget(AnyHashable(key)) }
      viewMemory.refused.keep(value, for: AnyHashable(key))
      showAgain(question, unless: false)
    }

    /// Returns the denied value that a container has written, for one update.
    func written<Value>(by key: some Hashable, _ question: HelmObservation<N>.DrawnQuestion) -> Value? {
      let key = AnyHashable(key)
      guard let written = viewMemory.refused.value(for: key, as: Value.self) else { return nil }
      if written.isNew {
        Task { @MainActor [weak self] in
          self?.viewMemory.refused.forget(key)
          self?.showAgain(question, unless: false)
        }
      }
      return written.value
    }
  }
#endif
