/// A picture of a fragment: a PNG file and its size.
public struct DrawingPicture: Hashable, Sendable {
  /// The bytes of the file.
  public let png: [UInt8]

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// Creates a picture, reading its size from the header of a PNG file.
  ///
  /// - Parameter png: The bytes of the file; if they aren't a PNG file, or are one without pixels, the result is `nil`.
  /// - Complexity: Constant.
  public init?(png: [UInt8]) {
    guard png.count >= 24, png.starts(with: Self.signature), png[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(at index: Int) -> Int { png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
    guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
    self.png = png
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The picture as a data URL.
  ///
  /// - Complexity: Linear in the bytes.
  var dataAddress: String { "data:image/png;base64," + base64(png) }
}

/// Returns bytes in Base64.
///
/// - Parameter bytes: The bytes.
/// - Returns: The Base64 text, with padding.
/// - Complexity: Linear in the bytes.
func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let (first, second, third) = (
      Int(bytes[start]), start + 1 < bytes.count ? Int(bytes[start + 1]) : 0,
      start + 2 < bytes.count ? Int(bytes[start + 2]) : 0
    )
    text.append(letters[first >> 2])
    text.append(letters[(first & 3) << 4 | second >> 4])
    text.append(start + 1 < bytes.count ? letters[(second & 15) << 2 | third >> 6] : UInt8(ascii: "="))
    text.append(start + 2 < bytes.count ? letters[third & 63] : UInt8(ascii: "="))
  }
  return String(decoding: text, as: UTF8.self)
}
