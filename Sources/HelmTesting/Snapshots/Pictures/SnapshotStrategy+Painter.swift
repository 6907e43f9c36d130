#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SnapshotStrategy where Format == Data {
  /// Returns the same strategy, with differences that say which painter drew the new picture.
  func drawn(by painter: ViewPainter) -> SnapshotStrategy {
    let difference = difference
    return SnapshotStrategy(
      fileExtension: fileExtension, encode: encode, decode: decode,
      difference: { reference, new in
        difference(reference, new).map { "\($0) The new picture was drawn by \(painter)." }
      }, differencePicture: differencePicture, render: render)
  }
}
