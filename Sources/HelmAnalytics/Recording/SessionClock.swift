import Foundation

/// A clock for the time of day that never goes back while the app runs.
struct SessionClock: Sendable {
  private let start = ContinuousClock.now
  private let milliseconds1970 = Int64(Date().timeIntervalSince1970 * 1000)

  /// The milliseconds since 1970.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return milliseconds1970 + seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
