extension SnapshotImage {
  /// Returns a picture that shows where this one differs from a reference.
  ///
  /// It is this picture, gray and pale, with each differing pixel in magenta. If the sizes differ, it is large enough
  /// for both: the area that only this picture has is blue, the area that only the reference has is orange, and the
  /// area that neither has is gray.
  ///
  /// - Parameters:
  ///   - reference: The expected picture.
  ///   - tolerance: How far a channel may be off; the share of pixels doesn't matter here.
  /// - Returns: An opaque picture, or `nil` if it would have no pixels, or more than 67 million and more than both
  ///   have.
  /// - Complexity: Linear in the number of the returned picture's pixels.
  public func differencePicture(
    from reference: SnapshotImage, within tolerance: ImageTolerance = .pixels()
  ) -> SnapshotImage? {
    let (columns, rows) = (max(width, reference.width), max(height, reference.height))
    let (count, isTooLarge) = columns.multipliedReportingOverflow(by: rows)
    let most = max(width * height, reference.width * reference.height, 1 << 26)
    guard !isTooLarge, 0 < count, count <= most else { return nil }
    var picture = [UInt8](repeating: 255, count: count * 4)
    picture.withUnsafeMutableBytes { bytes in
      func paint(_ x: Int, _ y: Int, _ colour: Colour) {
        let i = (y * columns + x) * 4
        (bytes[i], bytes[i + 1], bytes[i + 2]) = colour
      }
      for y in 0..<rows {
        for x in 0..<columns {
          let isNew = x < width && y < height
          let isOld = x < reference.width && y < reference.height
          switch (isNew, isOld) {
          case (true, true): paint(x, y, pale(x, y))
          case (true, false): paint(x, y, (0, 90, 255))
          case (false, true): paint(x, y, (255, 140, 0))
          case (false, false): paint(x, y, (128, 128, 128))
          }
        }
      }
      forEachDifference(from: reference, above: tolerance.channel) { x, y, _ in paint(x, y, (255, 0, 255)) }
    }
    return try? SnapshotImage(width: columns, height: rows, pixels: picture)
  }

  private typealias Colour = (red: UInt8, green: UInt8, blue: UInt8)

  /// Returns the pixel over white, with a third of its darkness.
  private func pale(_ x: Int, _ y: Int) -> Colour {
    let i = (y * width + x) * 4
    let light = (Int(pixels[i]) * 77 + Int(pixels[i + 1]) * 150 + Int(pixels[i + 2]) * 29) / 256
    let darkness = max(0, Int(pixels[i + 3]) - light)
    let grey = UInt8(255 - darkness / 3)
    return (grey, grey, grey)
  }
}
