/// The difference between a picture and its reference.
public enum ImageDifference: Hashable, Sendable, CustomStringConvertible {
  /// The sizes differ, which no tolerance allows.
  case size(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)

  /// More pixels differ than the tolerance allows.
  ///
  /// - `count`: The number of pixels that differ by more than the tolerance of a channel.
  /// - `total`: The number of pixels in the picture.
  /// - `x`, `y`: The smallest area that contains the differing pixels, from the left and from the top.
  /// - `largest`: The largest difference in a channel, out of 255.
  case pixels(count: Int, total: Int, x: ClosedRange<Int>, y: ClosedRange<Int>, largest: UInt8)

  /// A sentence that describes the difference.
  public var description: String {
    switch self {
    case .size(let width, let height, let expectedWidth, let expectedHeight):
      "The size is \(width) x \(height), not \(expectedWidth) x \(expectedHeight)."
    case .pixels(let count, let total, let x, let y, let largest):
      "\(grouped(count)) of \(grouped(total)) pixels \(count == 1 ? "differs" : "differ"), in x \(x), y \(y), "
        + "by up to \(largest) of 255."
    }
  }
}

extension SnapshotImage {
  /// Returns how this picture differs from a reference.
  ///
  /// - Parameters:
  ///   - reference: The expected picture.
  ///   - tolerance: How far the picture may differ from the reference; for pixels, ``ImageTolerance/bytes`` allows no
  ///     difference.
  /// - Returns: The difference; `nil` if it is within the tolerance.
  /// - Complexity: Linear in the number of pixels.
  public func difference(
    from reference: SnapshotImage, within tolerance: ImageTolerance = .pixels()
  ) -> ImageDifference? {
    guard width == reference.width, height == reference.height else {
      return .size(
        width: width, height: height, expectedWidth: reference.width, expectedHeight: reference.height)
    }
    var (count, left, right, top, bottom) = (0, Int.max, 0, 0, 0)
    var largest: UInt8 = 0
    forEachDifference(from: reference, above: tolerance.channel) { x, y, distance in
      if count == 0 { top = y }
      count += 1
      (left, right, bottom, largest) = (min(left, x), max(right, x), y, max(largest, distance))
    }
    guard !tolerance.allows(count, of: width * height) else { return nil }
    return .pixels(count: count, total: width * height, x: left...right, y: top...bottom, largest: largest)
  }

  /// Calls a closure, row by row, for the pixels that both pictures have and that differ by more than a limit in a
  /// channel.
  func forEachDifference(
    from reference: SnapshotImage, above limit: UInt8, _ body: (_ x: Int, _ y: Int, _ distance: UInt8) -> Void
  ) {
    let (columns, rows) = (min(width, reference.width), min(height, reference.height))
    // Without columns, the number of rows isn't limited by memory.
    guard columns > 0 else { return }
    pixels.withUnsafeBytes { new in
      reference.pixels.withUnsafeBytes { old in
        for y in 0..<rows {
          for x in 0..<columns {
            let (i, j) = ((y * width + x) * 4, (y * reference.width + x) * 4)
            if new.loadUnaligned(fromByteOffset: i, as: UInt32.self)
              == old.loadUnaligned(fromByteOffset: j, as: UInt32.self)
            {
              continue
            }
            var distance: UInt8 = 0
            for channel in 0..<4 {
              let (a, b) = (new[i + channel], old[j + channel])
              distance = max(distance, a > b ? a - b : b - a)
            }
            if distance > limit { body(x, y, distance) }
          }
        }
      }
    }
  }
}

/// Returns a number with its digits in groups of three, the same in every locale.
private func grouped(_ number: Int) -> String {
  var text = ""
  let digits = String(number)
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(" ") }
    text.append(digit)
  }
  return text
}
