import Foundation
import GTKBridge
import Helm
import HelmTesting
import PlaygroundGallery
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// Every screen looks as it did before.
@MainActor final class PictureTests: WindowTestCase {
  func testEveryPresentationLooksAsBefore() async throws {
    for (number, tour) in try Tour.all.enumerated() {
      let camera = WindowCamera(forReferences: true)
      let app = try tour.makeApp()
      camera.begin(app, size: tour.size)
      defer { camera.end() }
      let strategy = SnapshotStrategy.image(tolerance: Self.tolerance, codec: .cairo) { _ in
        let picture = try camera.picture()
        let pixels = try XCTUnwrap(Pixels(png: Array(picture)))
        XCTAssertEqual([pixels.width, pixels.height], [tour.size.width, tour.size.height])
        return picture
      }
      let report = try app.helm.verifySnapshots(of: tour.walk, as: strategy, named: "tour-\(number + 1)")
      XCTAssertEqual(report.matching.count + report.recorded.count, tour.stops.count, tour.title)
      XCTAssertEqual(report.stale, [], tour.title)
    }
  }

  /// Another picture of the same state is the same to the last byte.
  func testPicturesAreReproducible() async throws {
    try await open(account: "ada")
    try await tap("start")
    let first = try XCTUnwrap(window.picture()).png
    XCTAssertEqual(try XCTUnwrap(window.picture()).png, first)
    try await tap("Settings")
    XCTAssertNotEqual(try XCTUnwrap(window.picture()).png, first)
    try await tap("News")
    XCTAssertEqual(try XCTUnwrap(window.picture()).png, first)
  }

  func testAPictureIsReadAsItWasWritten() throws {
    let image = try SnapshotImage(width: 2, height: 1, pixels: [255, 0, 0, 255, 1, 2, 3, 255])
    XCTAssertEqual(try ImageCodec.cairo.decode(ImageCodec.cairo.encode(image)), image)
    XCTAssertThrowsError(try ImageCodec.cairo.decode(Data("no picture".utf8)))
  }

  /// The references come from Debian 12; other versions of the toolkit and its fonts draw a little otherwise.
  private static var tolerance: ImageTolerance {
    let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    let lines = release.split(separator: "\n")
    return lines.contains("ID=debian") && lines.contains("VERSION_ID=\"12\"")
      ? .bytes : .pixels(share: 0.2, channel: 32)
  }
}

extension ImageCodec {
  /// PNG files.
  fileprivate static var cairo: ImageCodec {
    ImageCodec(
      decode: { data in
        guard let pixels = Pixels(png: Array(data)) else { throw ImageSnapshotError.notDecoded("It is no PNG file.") }
        return try SnapshotImage(width: pixels.width, height: pixels.height, pixels: pixels.bytes)
      },
      encode: { image in
        let png = Pixels(width: image.width, height: image.height, bytes: image.pixels).png
        guard !png.isEmpty else { throw ImageSnapshotError.notEncoded("It is too large.") }
        return Data(png)
      })
  }
}
