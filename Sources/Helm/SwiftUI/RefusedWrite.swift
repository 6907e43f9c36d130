#if canImport(SwiftUI)
  /// A value that a container has written and that was denied.
  ///
  /// UIKit has already moved when a binding is written: another tab is in front, or the screen is popped. SwiftUI moves it back only if it
  /// sees the value change. So the written value is returned for one update, and the actual value after that.
  struct RefusedWrite {
    let value: Any
    var isRead = false
  }

  extension Helm {
    /// Makes a container show the value it has written for one update, and then the actual value again.
    func showWritten<Value>(
      _ value: Value, by key: some Hashable, _ query: HelmObservation<N>.DrawnQuery, unless isAsWritten: Bool
    ) {
      viewMemory.refused[key] = isAsWritten ? nil : RefusedWrite(value: value)
      showAgain(query, unless: isAsWritten)
    }

    /// Returns the denied value that a container has written, for one update.
    func written<Value>(by key: some Hashable, _ query: HelmObservation<N>.DrawnQuery) -> Value? {
      guard let refused = viewMemory.refused[key], let value = refused.value as? Value else { return nil }
      if !refused.isRead {
        viewMemory.refused[key]?.isRead = true
        Task { [weak self] in
          self?.viewMemory.refused[key] = nil
          self?.showAgain(query, unless: false)
        }
      }
      return value
    }
  }
#endif
