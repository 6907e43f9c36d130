#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SnapshotStrategy where Format == Data {
  /// Returns a strategy for picture files that the app's own toolkit renders.
  ///
  /// Identical files are never decoded. If files differ, their pixels are compared, and a picture shows where they
  /// differ.
  ///
  /// ```swift
  /// try helm.verifySnapshots(of: walk, as: .image(codec: png) { _ in try window.picture() }, named: "screens")
  /// ```
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of the files, without the dot.
  ///   - tolerance: How far a picture may differ from its reference.
  ///   - codec: The codec for the format of the files.
  ///   - render: A closure that renders the picture of a state, as the content of a file.
  /// - Returns: A strategy that compares pictures, and shows where they differ.
  public static func image(
    fileExtension: String = "png", tolerance: ImageTolerance = .bytes, codec: ImageCodec,
    render: @escaping @MainActor @Sendable (SnapshotState) throws -> Data
  ) -> SnapshotStrategy {
    let comparison = ImageFileComparison(tolerance: tolerance, codec: codec)
    return SnapshotStrategy(
      fileExtension: fileExtension, encode: { $0 }, decode: { $0 },
      difference: { comparison.difference($0, $1) }, differencePicture: { try comparison.picture($0, $1) },
      render: render)
  }
}

/// A comparison of two picture files.
struct ImageFileComparison: Sendable {
  let tolerance: ImageTolerance
  let codec: ImageCodec

  /// Returns how the new file differs from the reference; `nil` if it is within the tolerance.
  func difference(_ reference: Data, _ new: Data) -> String? {
    guard reference != new else { return nil }
    let old: SnapshotImage
    do { old = try codec.decode(reference) } catch { return "The reference cannot be read. \(error)" }
    do {
      if let difference = try codec.decode(new).difference(from: old, within: tolerance) { return "\(difference)" }
    } catch {
      return "The new picture cannot be read. \(error)"
    }
    return tolerance == .bytes
      ? "The files differ, but their pixels don't: they are encoded differently. Compare pixels, or record again." : nil
  }

  /// Returns a picture of the differences between two files; `nil` if no pixel differs or one of them isn't a picture.
  func picture(_ reference: Data, _ new: Data) throws -> Data? {
    guard let old = try? codec.decode(reference), let new = try? codec.decode(new),
      new.difference(from: old, within: tolerance) != nil
    else { return nil }
    return try new.differencePicture(from: old, within: tolerance).map { try codec.encode($0) }
  }
}
