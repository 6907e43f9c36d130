#if canImport(SwiftUI)
  /// What containers have written in vain.
  ///
  /// UIKit has moved by the time a binding is written: another tab is in front, the screen is popped. SwiftUI moves it
  /// back only if it sees the value change. So the written value is returned for one update, and the actual one after
  /// that.
  struct RefusedWrites {
    private var values: [AnyHashable: Any] = [:]
    private var seen: Set<AnyHashable> = []

    /// Keeps a value until it has been seen.
    mutating func keep(_ value: Any, for key: AnyHashable) { values[key] = value }

    /// A value that was kept, and whether it is seen for the first time.
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
    /// Lets a container show what it has written for one update, and then the actual value again.
    func showWritten<Value>(
      _ value: Value, by key: some Hashable, _ question: HelmObservation<N>.DrawnQuestion, unless isAsWritten: Bool
    ) {
      if isAsWritten { return viewMemory.refused.forget(AnyHashable(key)) }
      viewMemory.refused.keep(value, for: AnyHashable(key))
      showAgain(question, unless: false)
    }

    /// What a container has written in vain, for one update.
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
