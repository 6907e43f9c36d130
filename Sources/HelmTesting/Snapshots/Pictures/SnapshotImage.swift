/// A picture as its pixels: a value independent of any file format.
public struct SnapshotImage: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// The pixels row by row from the top, four bytes each: red, green, blue and alpha.
  ///
  /// The colors are premultiplied: invisible pixels are all the same, whatever color a file gives them.
  public let pixels: [UInt8]

  /// Creates a picture from premultiplied pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row; may be zero.
  ///   - height: The number of rows; may be zero.
  ///   - pixels: Four bytes for each pixel, row by row from the top; the colors are already multiplied by alpha.
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

  /// Creates a picture from pixels whose colors aren't multiplied by alpha, as most libraries that read PNG files
  /// return them.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row; may be zero.
  ///   - height: The number of rows; may be zero.
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
