/// The tolerance for differences between a picture and its reference.
public enum ImageTolerance: Hashable, Sendable {
  /// No difference: the files are identical, byte for byte. That requires the same renderer and the same encoder.
  case bytes

  /// Differences in some pixels; how the files are encoded doesn't matter.
  ///
  /// - `share`: The largest share of pixels that may differ, from 0 to 1.
  /// - `channel`: How far a channel may be off, from 0 to 255, before its pixel counts as different.
  case pixels(share: Double = 0, channel: UInt8 = 0)

  /// The largest difference in a channel at which a pixel still counts as the same.
  var channel: UInt8 {
    switch self {
    case .bytes: 0
    case .pixels(_, let channel): channel
    }
  }

  /// Returns whether a number of differing pixels is allowed.
  func allows(_ differing: Int, of count: Int) -> Bool {
    guard differing > 0 else { return true }
    // Dividing returns the value that the share was written as, which multiplying may not; NaN allows nothing.
    guard case .pixels(let share, _) = self else { return false }
    return Double(differing) / Double(count) <= share
  }
}
