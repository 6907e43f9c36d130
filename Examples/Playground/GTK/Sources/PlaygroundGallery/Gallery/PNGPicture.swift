import Foundation

/// A picture, as a PNG file.
public struct PNGPicture: Hashable, Sendable {
  /// The file.
  public let data: Data

  /// The width, in pixels.
  public let width: Int

  /// The height, in pixels.
  public let height: Int

  /// Reads the size out of a PNG file's head; `nil` where this is not a PNG file, or has no pixels.
  ///
  /// - Parameter data: The file.
  public init?(png data: Data) {
    let head = [UInt8](data.prefix(24))
    guard head.count == 24, head.starts(with: Self.signature), head[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    func number(at index: Int) -> Int { head[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { return nil }
    self.data = data
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
