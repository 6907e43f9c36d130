import Foundation
import HelmTesting
import Testing

@Suite("Snapshot images")
struct SnapshotImageTests {
  /// An opaque grey picture.
  static func grey(_ width: Int, _ height: Int, _ level: UInt8 = 100) throws -> SnapshotImage {
    let pixels = (0..<width * height).flatMap { _ -> [UInt8] in [level, level, level, 255] }
    return try SnapshotImage(width: width, height: height, pixels: pixels)
  }

  /// A picture with some bytes changed.
  static func changed(_ image: SnapshotImage, _ changes: [(x: Int, y: Int, channel: Int, by: Int)]) throws
    -> SnapshotImage
  {
    var pixels = image.pixels
    for change in changes {
      let i = (change.y * image.width + change.x) * 4 + change.channel
      pixels[i] = UInt8(Int(pixels[i]) + change.by)
    }
    return try SnapshotImage(width: image.width, height: image.height, pixels: pixels)
  }

  static func pixel(_ image: SnapshotImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image else { return [] }
    let i = (y * image.width + x) * 4
    return Array(image.pixels[i..<i + 4])
  }

  @Test(
    "an impossible size is an error",
    arguments: [(-1, 1), (1, -1), (-1, -1), (Int.max, 2), (2, Int.max), (Int.max / 2, 1), (Int.min, Int.min)])
  func sizes(width: Int, height: Int) {
    #expect(throws: ImageSnapshotError.size(width: width, height: height)) {
      try SnapshotImage(width: width, height: height, pixels: [])
    }
    #expect(throws: ImageSnapshotError.size(width: width, height: height)) {
      try SnapshotImage(width: width, height: height, straightPixels: [])
    }
  }

  @Test("a wrong number of bytes is an error")
  func length() throws {
    #expect(throws: ImageSnapshotError.length(15, expected: 16)) {
      try SnapshotImage(width: 2, height: 2, pixels: Array(repeating: 0, count: 15))
    }
    #expect(throws: ImageSnapshotError.length(17, expected: 16)) {
      try SnapshotImage(width: 2, height: 2, straightPixels: Array(repeating: 0, count: 17))
    }
    #expect(
      ImageSnapshotError.length(17, expected: 16).description == "The pixels are 17 bytes, not 16, four for each.")
    #expect(
      try SnapshotImage(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8]).pixels == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test("straight colors are premultiplied and rounded, and invisible pixels are equal")
  func straight() throws {
    let image = try SnapshotImage(
      width: 4, height: 1, straightPixels: [9, 8, 7, 255, 255, 100, 1, 128, 255, 255, 255, 0, 3, 2, 1, 0])
    #expect(image.pixels == [9, 8, 7, 255, 128, 50, 1, 128, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("a difference has the number of pixels, their range and the largest deviation")
  func difference() throws {
    let reference = try Self.grey(8, 6)
    #expect(try Self.grey(8, 6).difference(from: reference) == nil)
    let new = try Self.changed(
      reference, [(5, 1, 0, 1), (2, 3, 1, -40), (2, 3, 2, 7), (6, 4, 3, -3), (5, 4, 0, 2)])
    let difference = new.difference(from: reference)
    #expect(difference == .pixels(count: 4, total: 48, x: 2...6, y: 1...4, largest: 40))
    #expect(difference?.description == "4 of 48 pixels differ, in x 2...6, y 1...4, by up to 40 of 255.")
    #expect(reference.difference(from: new) == difference)
    #expect(new.difference(from: reference, within: .bytes) == difference)
    let one = try Self.changed(reference, [(7, 5, 3, -255)]).difference(from: reference)
    #expect(one?.description == "1 of 48 pixels differs, in x 7...7, y 5...5, by up to 255 of 255.")
    let large = ImageDifference.pixels(count: 1204, total: 268_800, x: 12...30, y: 40...55, largest: 9)
    #expect(large.description == "1 204 of 268 800 pixels differ, in x 12...30, y 40...55, by up to 9 of 255.")
    #expect(
      ImageDifference.pixels(count: 999, total: 1_000_000, x: 0...1, y: 0...1, largest: 1).description.hasPrefix(
        "999 of 1 000 000 "))
  }

  @Test("generated images differ in exactly the changed pixels", arguments: 1...40)
  func generated(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let (width, height) = (1 + dice.roll(12), 1 + dice.roll(12))
    let bytes = (0..<width * height * 4).map { _ in UInt8(dice.roll(256)) }
    let reference = try SnapshotImage(width: width, height: height, pixels: bytes)
    var offs: [Int: Int] = [:]
    var pixels = bytes
    for _ in 0..<dice.roll(30) {
      let i = dice.roll(bytes.count)
      pixels[i] = UInt8(dice.roll(256))
    }
    for i in bytes.indices where pixels[i] != bytes[i] {
      offs[i / 4] = max(offs[i / 4] ?? 0, abs(Int(pixels[i]) - Int(bytes[i])))
    }
    let new = try SnapshotImage(width: width, height: height, pixels: pixels)
    let limit = dice.roll(256)
    let counted = offs.filter { $0.value > limit }
    let tolerance = ImageTolerance.pixels(channel: UInt8(limit))
    var expected: ImageDifference?
    if let most = counted.values.max() {
      let (columns, rows) = (counted.keys.map { $0 % width }.sorted(), counted.keys.map { $0 / width }.sorted())
      expected = .pixels(
        count: counted.count, total: width * height, x: columns[0]...columns[columns.count - 1],
        y: rows[0]...rows[rows.count - 1], largest: UInt8(most))
    }
    #expect(new.difference(from: reference, within: tolerance) == expected, "seed \(seed)")
    let picture = new.differencePicture(from: reference, within: tolerance)
    for i in 0..<width * height {
      let isMarked = Self.pixel(picture, i % width, i / width) == [255, 0, 255, 255]
      #expect(isMarked == (counted[i] != nil), "seed \(seed), pixel \(i)")
    }
  }

  @Test(
    "the tolerated share of pixels may differ",
    arguments: [
      (29, 100, 0.29, true), (30, 100, 0.29, false), (1, 3, 1.0 / 3, true), (7, 100, 0.07, true), (57, 100, 0.57, true),
      (1, 100, 0, false), (0, 100, 0, true), (100, 100, 1, true), (1, 100, -1, false), (0, 100, -1, true),
      (1, 100, .nan, false), (0, 100, .nan, true), (100, 100, .infinity, true),
    ])
  func share(differing: Int, count: Int, share: Double, fits: Bool) throws {
    let reference = try Self.grey(count, 1)
    let new = try Self.changed(reference, (0..<differing).map { ($0, 0, 0, 50) })
    #expect((new.difference(from: reference, within: .pixels(share: share)) == nil) == fits)
  }

  @Test(
    "each channel may deviate by the tolerance in either direction", arguments: [0, 1, 2, 3], [-20, 20])
  func channel(channel: Int, by: Int) throws {
    let reference = try Self.grey(3, 2, 100)
    let start = channel == 3 ? try Self.changed(reference, [(1, 1, 3, -100)]) : reference
    let new = try Self.changed(start, [(1, 1, channel, by)])
    #expect(new.difference(from: start, within: .pixels(channel: 20)) == nil)
    #expect(
      new.difference(from: start, within: .pixels(channel: 19))
        == .pixels(count: 1, total: 6, x: 1...1, y: 1...1, largest: 20))
    #expect(new.difference(from: start, within: .pixels(share: 1.0 / 6, channel: 19)) == nil)
  }

  @Test("another size is a difference at any tolerance, and the picture shows the parts of only one image")
  func otherSize() throws {
    let reference = try Self.grey(2, 3, 0)
    let new = try Self.changed(Self.grey(3, 2, 0), [(1, 0, 0, 200)])
    let difference = new.difference(from: reference, within: .pixels(share: 1, channel: 255))
    #expect(difference == .size(width: 3, height: 2, expectedWidth: 2, expectedHeight: 3))
    #expect(difference?.description == "The size is 3 x 2, not 2 x 3.")
    let picture = new.differencePicture(from: reference)
    let (pale, changed, onlyNew, onlyOld, neither): ([UInt8], [UInt8], [UInt8], [UInt8], [UInt8]) = (
      [170, 170, 170, 255], [255, 0, 255, 255], [0, 90, 255, 255], [255, 140, 0, 255], [128, 128, 128, 255]
    )
    #expect(picture?.width == 3)
    #expect(
      picture?.pixels
        == [
          pale, changed, onlyNew,
          pale, pale, onlyNew,
          onlyOld, onlyOld, neither,
        ].flatMap { $0 })
    #expect(
      reference.differencePicture(from: new)?.pixels
        == [
          pale, changed, onlyOld,
          pale, pale, onlyOld,
          onlyNew, onlyNew, neither,
        ].flatMap { $0 })
  }

  @Test("only what both pictures have can differ")
  func otherShapes() throws {
    let (wide, high) = (try Self.grey(2, 1, 50), try Self.changed(Self.grey(1, 2, 50), [(0, 1, 0, 100)]))
    #expect(Self.pixel(wide.differencePicture(from: high), 1, 0) == [0, 90, 255, 255])
    #expect(Self.pixel(high.differencePicture(from: wide), 1, 0) == [255, 140, 0, 255])
  }

  @Test("pixels without a difference are shown pale grey over white")
  func pale() throws {
    let image = try SnapshotImage(
      width: 5, height: 1,
      pixels: [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 120, 255, 255, 255, 0])
    let picture = image.differencePicture(from: image)
    #expect((0..<5).map { Self.pixel(picture, $0, 0) } == [170, 255, 255, 215, 255].map { [$0, $0, $0, 255] })
  }

  @Test("empty images are compared by size, and have no difference picture")
  func empty() throws {
    let none = try SnapshotImage(width: 0, height: 0, pixels: [])
    let rows = try SnapshotImage(width: 0, height: .max, pixels: [])
    let columns = try SnapshotImage(width: .max, height: 0, pixels: [])
    let one = try Self.grey(1, 1)
    #expect(none.difference(from: none) == nil)
    #expect(none.differencePicture(from: none) == nil)
    #expect(rows.difference(from: rows) == nil)
    #expect(rows.differencePicture(from: rows) == nil)
    #expect(one.difference(from: none) == .size(width: 1, height: 1, expectedWidth: 0, expectedHeight: 0))
    #expect(one.differencePicture(from: none)?.pixels == [0, 90, 255, 255])
    #expect(none.differencePicture(from: one)?.pixels == [255, 140, 0, 255])
    // Their product would be too large.
    #expect(rows.differencePicture(from: columns) == nil)
    #expect(rows.differencePicture(from: one) == nil)
  }
}
