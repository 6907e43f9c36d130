/// How far a picture may be from its reference.
public enum ImageTolerance: Hashable, Sendable {
  /// None: the files are the same byte for byte. That asks for the same renderer and the same encoder.
  case bytes

  /// Some pixels may differ; how the files are encoded does not matter.
  ///
  /// - `share`: The share of all pixels that may differ, from 0 to 1; with that share exactly, a picture still fits.
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
    // A division gives the number that the share was written as, a product need not; and no share fits what is no number.
    guard case .pixels(let share, _) = self else { return false }
    return Double(differing) / Double(count) <= share
  }
}
