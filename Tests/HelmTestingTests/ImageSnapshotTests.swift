import Foundation
import Helm
import Testing

@testable import HelmTesting

@MainActor
@Suite("Image snapshots")
struct ImageSnapshotTests {
  static let graph = NavigationGraph<Letter>([Segue(.a => .b, style: .hold, dismissable: true)])

  /// A file with the size and then the bytes; a leading `!` is another encoding of the same image.
  nonisolated static let codec = ImageCodec(
    decode: { data in
      let bytes = data.first == UInt8(ascii: "!") ? Array(data.dropFirst()) : Array(data)
      guard bytes.count >= 2 else { throw ImageSnapshotError.notDecoded("\(bytes.count) bytes.") }
      return try SnapshotImage(width: Int(bytes[0]), height: Int(bytes[1]), pixels: Array(bytes[2...]))
    },
    encode: { Data([UInt8($0.width), UInt8($0.height)] + $0.pixels) })

  let root = FileManager.default.temporaryDirectory.path + "/helm-pictures-\(UUID().uuidString)"
  var references: String { root + "/references" }
  var differences: String { root + "/differences" }

  /// A picture of a state, 4 x 2, with some of its eight pixels darker.
  nonisolated static func picture(dark: Set<Int> = [], by amount: UInt8 = 60, prefix: String = "") -> Data {
    Data(prefix.utf8)
      + Data([4, 2] + (0..<8).flatMap { [200 - (dark.contains($0) ? amount : 0), 200, 200, 255] as [UInt8] })
  }

  func verify(
    tolerance: ImageTolerance = .bytes, codec: ImageCodec = codec, isCI: Bool = true,
    recording: SnapshotRecording = .environment, _ render: @escaping @MainActor @Sendable (String) throws -> Data
  ) throws -> SnapshotReport {
    try verify(
      as: .image(fileExtension: "img", tolerance: tolerance, codec: codec) { try render($0.rows.last?.name ?? "") },
      isCI: isCI, recording: recording)
  }

  func verify<Format: Sendable>(
    as strategy: SnapshotStrategy<Format>, isCI: Bool = true, recording: SnapshotRecording = .environment
  ) throws -> SnapshotReport {
    let helm = try Helm(graph: Self.graph)
    return try helm.verifySnapshots(
      of: helm.navigation.walk(covering: .presentations), as: strategy,
      folders: SnapshotFolders(references: references, differences: differences), recording: recording,
      environment: SnapshotEnvironment(isCI: isCI, records: false))
  }

  func files(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func data(_ file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

  func clean() { try? FileManager.default.removeItem(atPath: root) }

  func record() throws {
    #expect(try verify(isCI: false, recording: .all) { _ in Self.picture() }.recorded.count == 2)
    #expect(files(references) == ["a+b.img", "a.img"])
  }

  @Test("identical files are not decoded, and nothing is written")
  func same() throws {
    defer { clean() }
    try record()
    let never = ImageCodec(
      decode: { _ in throw ImageSnapshotError.notDecoded("not to be called") },
      encode: { _ in throw ImageSnapshotError.notEncoded("not to be called") })
    #expect(try verify(codec: never) { _ in Self.picture() }.matching.count == 2)
    #expect(files(root) == ["references"])
  }

  @Test("a difference writes the new picture and a difference picture, names both files, and keeps the reference")
  func difference() throws {
    defer { clean() }
    try record()
    let failure = #expect(throws: SnapshotFailure.self) {
      try verify { Self.picture(dark: $0 == "b" ? [2, 5] : []) }
    }
    #expect(
      failure?.description == """
        \(references)/a+b.img differs from its reference:
        2 of 8 pixels differ, in x 1...2, y 0...1, by up to 60 of 255.
        new: \(differences)/a+b.new.img
        difference: \(differences)/a+b.difference.img
        after these steps:
          1. present b
        """)
    #expect(files(differences) == ["a+b.difference.img", "a+b.new.img"])
    #expect(try data(differences + "/a+b.new.img") == Self.picture(dark: [2, 5]))
    let shown = try Self.codec.decode(data(differences + "/a+b.difference.img"))
    let marked = (0..<8).filter { Array(shown.pixels[$0 * 4..<$0 * 4 + 4]) == [255, 0, 255, 255] }
    #expect(marked == [2, 5])
    #expect(try data(references + "/a+b.img") == Self.picture())
    #expect(files(references) == ["a+b.img", "a.img"])
    #expect(failure?.report.stale == [])
    #expect(failure?.report.matching == [references + "/a.img"])
  }

  @Test("differences within the tolerance pass and keep the reference, and larger ones show only what exceeds it")
  func tolerance() throws {
    defer { clean() }
    try record()
    func dark(_ name: String) -> Data { Self.picture(dark: name == "b" ? [1, 6] : [], by: 30) }
    #expect(try verify(tolerance: .pixels(share: 0.25)) { dark($0) }.matching.count == 2)
    #expect(try verify(tolerance: .pixels(channel: 30)) { dark($0) }.matching.count == 2)
    #expect(try verify(tolerance: .pixels(channel: 30), isCI: false, recording: .all) { dark($0) }.recorded == [])
    #expect(try data(references + "/a+b.img") == Self.picture())
    #expect(files(root) == ["references"])
    #expect(throws: SnapshotFailure.self) { try verify(tolerance: .pixels(share: 0.24)) { dark($0) } }
    #expect(throws: SnapshotFailure.self) { try verify(tolerance: .pixels(channel: 29)) { dark($0) } }
    #expect(throws: SnapshotFailure.self) { try verify { dark($0) } }
  }

  @Test("another encoding of the same pixels is reported as such")
  func encoding() throws {
    defer { clean() }
    try record()
    let failure = #expect(throws: SnapshotFailure.self) { try verify { _ in Self.picture(prefix: "!") } }
    #expect(
      failure?.problems.map(\.kind)
        == Array(
          repeating: .differs(
            "The files differ, but their pixels don't: they are encoded differently. Compare pixels, or record again."),
          count: 2))
    #expect(files(differences) == ["a+b.new.img", "a.new.img"])
    #expect(try verify(tolerance: .pixels()) { _ in Self.picture(prefix: "!") }.matching.count == 2)
    #expect(files(differences) == [])
  }

  @Test("another size is a difference at any tolerance, with a difference picture")
  func size() throws {
    defer { clean() }
    try record()
    let failure = #expect(throws: SnapshotFailure.self) {
      try verify(tolerance: .pixels(share: 1, channel: 255)) { _ in Data([1, 1, 0, 0, 0, 255]) }
    }
    #expect(failure?.problems.first?.kind == .differs("The size is 1 x 1, not 4 x 2."))
    let shown = try Self.codec.decode(data(differences + "/a.difference.img"))
    #expect("\(shown.width) x \(shown.height)" == "4 x 2")
  }

  @Test("an undecodable reference or rendering is a difference without a picture, and can be recorded again")
  func undecodable() throws {
    defer { clean() }
    try record()
    try Data([7]).write(to: URL(fileURLWithPath: references + "/a.img"))
    let failure = #expect(throws: SnapshotFailure.self) {
      try verify(tolerance: .pixels(share: 1)) { _ in Self.picture() }
    }
    #expect(
      failure?.problems.map(\.kind)
        == [.differs("The reference cannot be read. The file is not a picture: 1 bytes.")])
    #expect(files(differences) == ["a.new.img"])
    let new = #expect(throws: SnapshotFailure.self) {
      try verify(tolerance: .pixels(share: 1)) { $0 == "b" ? Data() : Data([7]) }
    }
    #expect(
      new?.problems.map(\.kind)
        == [.differs("The new picture cannot be read. The file is not a picture: 0 bytes.")])
    #expect(files(differences) == ["a+b.new.img"])
    #expect(try verify(isCI: false, recording: .all) { _ in Self.picture() }.recorded == [references + "/a.img"])
  }

  @Test(
    "files of an earlier difference are replaced, or removed once the snapshot matches, and other files are kept")
  func earlier() throws {
    defer { clean() }
    try record()
    let others = ["a.img", "a.new.img.txt", "c.new.img", "notes.md"]
    #expect(throws: SnapshotFailure.self) { try verify { _ in Self.picture(dark: [0]) } }
    for other in others { try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(differences)/\(other)")) }
    // Now there is no difference picture any more.
    #expect(throws: SnapshotFailure.self) { try verify { $0 == "a" ? Data() : Self.picture(dark: [1]) } }
    #expect(files(differences) == (["a+b.difference.img", "a+b.new.img", "a.new.img"] + others).sorted())
    #expect(try data(differences + "/a.new.img") == Data())
    #expect(try data(differences + "/a+b.new.img") == Self.picture(dark: [1]))
    #expect(try verify { _ in Self.picture() }.matching.count == 2)
    #expect(files(differences) == others.sorted())
    #expect(throws: SnapshotFailure.self) { try verify { _ in Self.picture(dark: [0]) } }
    #expect(try verify(isCI: false, recording: .all) { _ in Self.picture(dark: [0]) }.recorded.count == 2)
    #expect(files(differences) == others.sorted())
  }

  @Test("a folder with the name of a difference picture is kept, and the failure names what could not be written")
  func foreignFolder() throws {
    defer { clean() }
    try record()
    let inner = differences + "/a.difference.img/precious"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    #expect(try verify { _ in Self.picture() }.matching.count == 2)
    let failure = #expect(throws: SnapshotFailure.self) {
      try verify { Self.picture(dark: $0 == "a" ? [3] : []) }
    }
    #expect(FileManager.default.fileExists(atPath: inner))
    let written = failure?.problems.first?.written
    #expect(written?.new == differences + "/a.new.img")
    #expect(written?.picture == nil)
    #expect(written?.failures.count == 1)
    #expect(failure?.description.contains("\(differences)/a.difference.img could not be written: ") == true)
    #expect(
      failure?.problems.first?.kind == .differs("1 of 8 pixels differs, in x 3...3, y 0...0, by up to 60 of 255."))
  }

  @Test("a failing encoder does not suppress the difference")
  func failingEncoder() throws {
    defer { clean() }
    try record()
    let broken = ImageCodec(decode: Self.codec.decode, encode: { _ in throw ImageSnapshotError.notEncoded("no ink.") })
    let failure = #expect(throws: SnapshotFailure.self) {
      try verify(codec: broken) { Self.picture(dark: $0 == "a" ? [3] : []) }
    }
    #expect(
      failure?.problems.map(\.written.failures) == [
        ["\(differences)/a.difference.img could not be written: The picture cannot be written: no ink."]
      ])
    #expect(files(differences) == ["a.new.img"])
  }

  @Test("a difference picture shows how the new picture differs from its reference, not the reverse")
  func order() throws {
    defer { clean() }
    try record()
    let narrow = Data([2, 3] + (0..<6).flatMap { _ in [200, 200, 200, 255] as [UInt8] })
    #expect(throws: SnapshotFailure.self) { try verify(tolerance: .pixels()) { _ in narrow } }
    let (new, old) = (try Self.codec.decode(narrow), try Self.codec.decode(Self.picture()))
    let expected = try #require(new.differencePicture(from: old))
    #expect(old.differencePicture(from: new) != expected)
    #expect(try data(differences + "/a.difference.img") == Self.codec.encode(expected))
  }

  @Test("the new picture is written if a reference is missing and may not be recorded")
  func missing() throws {
    defer { clean() }
    let failure = #expect(throws: SnapshotFailure.self) { try verify { _ in Self.picture() } }
    #expect(failure?.problems.map(\.kind) == [.missing, .missing])
    #expect(files(root) == ["differences"])
    #expect(files(differences) == ["a+b.new.img", "a.new.img"])
    // When recorded on a developer's machine, it is no difference.
    let recorded = #expect(throws: SnapshotFailure.self) { try verify(isCI: false) { _ in Self.picture() } }
    #expect(recorded?.problems.map(\.kind) == [.recorded, .recorded])
    #expect(recorded?.problems.map(\.written) == Array(repeating: SnapshotDifferenceFiles(), count: 2))
    #expect(files(references) == ["a+b.img", "a.img"])
    #expect(files(differences) == [])
  }

  @Test("a custom strategy may provide difference pictures")
  func ownStrategy() throws {
    defer { clean() }
    func strategy(_ text: String) -> SnapshotStrategy<String> {
      SnapshotStrategy(
        fileExtension: "html", encode: { Data($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) },
        difference: { $0 == $1 ? nil : "other" }, differencePicture: { Data("<del>\($0)</del><ins>\($1)</ins>".utf8) },
        render: { _ in text })
    }
    _ = try verify(as: strategy("x"), isCI: false, recording: .all)
    #expect(throws: SnapshotFailure.self) { try verify(as: strategy("y")) }
    #expect(try data(differences + "/a.difference.html") == Data("<del>x</del><ins>y</ins>".utf8))
    let plain = SnapshotStrategy<Int>(
      fileExtension: "html", encode: { Data("\($0)".utf8) }, decode: { $0.count }, difference: { "\($0), \($1)" },
      render: { _ in 5 })
    #expect(throws: SnapshotFailure.self) { try verify(as: plain) }
    #expect(files(differences) == ["a+b.new.html", "a.new.html"])
  }

  @Test(
    "a reference that a strategy cannot decode is reported with the new rendering, and can be recorded again"
  )
  func unreadableReference() throws {
    defer { clean() }
    struct Broken: Error, CustomStringConvertible { var description: String { "broken" } }
    let strategy = SnapshotStrategy<String>(
      fileExtension: "img", encode: { Data($0.utf8) }, decode: { _ in throw Broken() }, difference: { _, _ in nil },
      render: { _ in "new" })
    try record()
    let failure = #expect(throws: SnapshotFailure.self) { try verify(as: strategy) }
    #expect(failure?.problems.map(\.kind) == [.file("broken"), .file("broken")])
    #expect(files(differences) == ["a+b.new.img", "a.new.img"])
    #expect(try verify(as: strategy, isCI: false, recording: .all).recorded.count == 2)
  }
}
