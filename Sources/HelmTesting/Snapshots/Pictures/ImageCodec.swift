#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads and writes picture files, with a library of the app's platform.
public struct ImageCodec: Sendable {
  /// Reads the content of a file.
  public let decode: @Sendable (Data) throws -> SnapshotImage

  /// Makes the content of a file.
  public let encode: @Sendable (SnapshotImage) throws -> Data

  /// Describes a codec.
  ///
  /// - Parameters:
  ///   - decode: Reads the content of a file. It throws if that isn't a picture, and is called only for files that
  ///     differ.
  ///   - encode: Makes the content of a file. The strategies write opaque pictures with it, which show differences.
  public init(
    decode: @escaping @Sendable (Data) throws -> SnapshotImage,
    encode: @escaping @Sendable (SnapshotImage) throws -> Data
  ) {
    self.decode = decode
    self.encode = encode
  }
}
