/// How far a picture may differ from its reference.
public enum ImageTolerance: Hashable, Sendable {
  /// Not at all: the files are the same byte for byte. That requires the same renderer and the same encoder.
  case bytes

  /// In some pixels; how the files are encoded doesn't matter.
  ///
  /// - `share`: The largest share of pixels that may differ, from 0 to 1.
  /// - `channel`: How far a channel may be off, from 0 to 255, before its pixel counts as different.
  case pixels(share: Double = 0, channel: UInt8 = 0)

  /// How far a channel may be off.
  var channel: UInt8 {
    switch self {
    case .bytes: 0
    case .pixels(_, let channel): channel
    }
  }

  /// Whether some differing pixels are few enough.
  func allows(_ differing: Int, of count: Int) -> Bool {
    guard differing > 0 else { return true }
    // Dividing gives the number that the share was written as, multiplying may not; and NaN allows nothing.
    guard case .pixels(let share, _) = self else { return false }
    return Double(differing) / Double(count) <= share
  }
}
