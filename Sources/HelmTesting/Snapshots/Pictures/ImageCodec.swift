#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How pictures are read from files and written to files, by a library of the app's platform.
public struct ImageCodec: Sendable {
  /// Reads what a file holds.
  public let decode: @Sendable (Data) throws -> SnapshotImage

  /// Makes what a file holds.
  public let encode: @Sendable (SnapshotImage) throws -> Data

  /// Describes a codec.
  ///
  /// - Parameters:
  ///   - decode: Reads what a file holds. It throws where that is no picture, and is called only with files that differ.
  ///   - encode: Makes what a file holds. The strategies write opaque pictures with it, those that show a difference.
  public init(
    decode: @escaping @Sendable (Data) throws -> SnapshotImage,
    encode: @escaping @Sendable (SnapshotImage) throws -> Data
  ) {
    self.decode = decode
    self.encode = encode
  }
}
