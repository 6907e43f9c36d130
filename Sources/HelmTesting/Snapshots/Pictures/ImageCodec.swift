#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A codec that reads and writes picture files, using a library of the app's platform.
public struct ImageCodec: Sendable {
  /// Decodes the content of a file.
  public let decode: @Sendable (Data) throws -> SnapshotImage

  /// Encodes a picture as the content of a file.
  public let encode: @Sendable (SnapshotImage) throws -> Data

  /// Creates a codec.
  ///
  /// - Parameters:
  ///   - decode: A closure that decodes the content of a file. It throws if the content isn't a picture, and is called
  ///     only for files that differ.
  ///   - encode: A closure that encodes a picture as the content of a file. The strategies use it to write opaque
  ///     pictures of differences.
  public init(
    decode: @escaping @Sendable (Data) throws -> SnapshotImage,
    encode: @escaping @Sendable (SnapshotImage) throws -> Data
  ) {
    self.decode = decode
    self.encode = encode
  }
}
