/// A picture as its pixels: a value, apart from any file format.
public struct SnapshotImage: Hashable, Sendable {
  /// How many pixels a row has.
  public let width: Int

  /// How many rows there are.
  public let height: Int

  /// The pixels row by row from the top, four bytes each: red, green, blue and alpha.
  ///
  /// The colors are premultiplied: invisible pixels are all the same, whatever color a file gives them.
  public let pixels: [UInt8]

  /// A picture of premultiplied pixels.
  ///
  /// - Parameters:
  ///   - width: How many pixels a row has; may be zero.
  ///   - height: How many rows there are; may be zero.
  ///   - pixels: Four bytes for each pixel, row by row from the top; the colors are multiplied by alpha already.
  /// - Throws: ``ImageSnapshotError/size(width:height:)`` or ``ImageSnapshotError/length(_:expected:)``.
  public init(width: Int, height: Int, pixels: [UInt8]) throws(ImageSnapshotError) {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    let (length, isTooLong) = count.multipliedReportingOverflow(by: 4)
    guard width >= 0, height >= 0, !isTooLarge, !isTooLong else {
      throw .size(width: width, height: height)
    }
    guard pixels.count == length else { throw .length(pixels.count, expected: length) }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of pixels whose colors aren't multiplied by alpha, as most libraries that read PNG files give them.
  ///
  /// - Parameters:
  ///   - width: How many pixels a row has; may be zero.
  ///   - height: How many rows there are; may be zero.
  ///   - straightPixels: Four bytes for each pixel, row by row from the top.
  /// - Throws: ``ImageSnapshotError/size(width:height:)`` or ``ImageSnapshotError/length(_:expected:)``.
  /// - Complexity: Linear in the number of pixels.
  public init(width: Int, height: Int, straightPixels: [UInt8]) throws(ImageSnapshotError) {
    var pixels = straightPixels
    pixels.withUnsafeMutableBufferPointer { bytes in
      for alpha in stride(from: 3, to: bytes.count, by: 4) where bytes[alpha] != 255 {
        let share = Int(bytes[alpha])
        for channel in alpha - 3..<alpha {
          bytes[channel] = UInt8((Int(bytes[channel]) * share + 127) / 255)
        }
      }
    }
    try self.init(width: width, height: height, pixels: pixels)
  }
}
