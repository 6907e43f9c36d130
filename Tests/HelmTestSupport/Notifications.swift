import Observation

@MainActor private final class Counter { var count = 0 }

/// Returns how often an observer that reads a value once is notified while a closure runs.
@MainActor package func notifications(_ read: () -> Void, while action: () -> Void) -> Int {
  let notifications = Counter()
  withObservationTracking(read) { MainActor.assumeIsolated { notifications.count += 1 } }
  action()
  return notifications.count
}
