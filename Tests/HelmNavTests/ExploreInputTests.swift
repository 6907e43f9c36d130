import Foundation
import Helm
import HelmDocuments
import Testing

@testable import helm_nav

#if canImport(Glibc)
  import Glibc
#endif

/// Input of any kind to `explore`.
@Suite struct ExploreInputTests {
  private let graph = Sample.document.graph

  /// The error of a line.
  private func reason(_ line: String) -> String? {
    do { _ = try ExploreLine(line, graph: graph) } catch { return error.reason }
    return nil
  }

  /// Searching each escape for its end up to the end of the line would take too long.
  @Test(.timeLimit(.minutes(5))) func unterminatedEscapesTakeLinearTime() {
    let line = "present \"" + String(repeating: "\\u{", count: 256 << 10)
    #expect(reason(line) == "the closing quote is missing")
  }

  @Test(arguments: [
    ("\\u{1F600}", "😀"), ("\\u{0001F600}", "😀"), ("\\u{00001F600}", "u{00001F600}"), ("\\u{}", "u{}"),
    ("\\u{D800}", "u{D800}"), ("\\u{41", "u{41"), ("\\u{-41}", "u{-41}"), ("\\u", "u"), ("\\u{202E}", "\u{202E}"),
  ])
  func anEscapeIsOneScalar(_ escape: String, _ text: String) throws {
    #expect(try Word.split("\"\(escape)\"") == [Word(text: text, isQuoted: true)])
  }

  @Test(arguments: [
    String(repeating: "x", count: 8 << 20), "present " + String(repeating: "é", count: 1 << 20),
    "present \"" + String(repeating: "\u{316}\u{301}", count: 1 << 18) + "\"",
  ])
  func longWordsAreErrors(_ line: String) throws {
    #expect(try #require(reason(line)).hasPrefix("expected words of at most 4096 bytes, found one of "))
  }

  @Test func wordsMayBeAsLongAsNames() throws {
    let name = String(repeating: "x", count: 4096)
    #expect(try ExploreLine("present " + name, graph: graph) == .run(.present(NamedFragment(name))))
  }

  // MARK: Streams

  @Test func aLongLineIsReadInLinearTime() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("helm-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let size = 8 << 20
    try Data(repeating: UInt8(ascii: "x"), count: size).write(to: file)
    let descriptor = open(file.path, O_RDONLY)
    defer { close(descriptor) }
    let console = SystemConsole(input: descriptor)
    #expect(try console.readLine()?.utf8.count == size)
    #expect(try console.readLine() == nil)
  }

  @Test func aReadErrorIsNotTheEndOfInput() {
    let console = SystemConsole(input: -1)
    #expect(throws: FileError(name: "standard input", reason: "Bad file descriptor")) { try console.readLine() }
  }

  #if os(Linux)
    @Test(.enabled(if: access("/dev/ptmx", R_OK | W_OK) == 0)) func aTerminalHangupIsTheEndOfInput() throws {
      let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { close(terminal) }
      // What `unlockpt` and `ptsname` do, which are not available here.
      var (lock, number): (CInt, CUnsignedInt) = (0, 0)
      #expect(ioctl(terminal, 0x4004_5431, &lock) == 0)
      #expect(ioctl(terminal, 0x8004_5430, &number) == 0)
      let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      defer { close(descriptor) }
      // A partial line and two end-of-file characters; what follows is not read.
      let typed = Array("one\ntwo\u{4}\u{4}three\n".utf8)
      #expect(Glibc.write(terminal, typed, typed.count) == typed.count)
      let console = SystemConsole(input: descriptor)
      #expect(try console.readLine() == "one")
      #expect(try console.readLine() == "two")
      #expect(try console.readLine() == nil)
      #expect(try console.readLine() == nil)
    }

    @Test func aNonBlockingStreamIsAwaited() async throws {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      let (reading, writing) = (ends[0], ends[1])
      #expect(fcntl(reading, F_SETFL, O_NONBLOCK) == 0)
      let console = SystemConsole(input: reading)
      let text = Array("late\n".utf8)
      let writer = Thread {
        // It doesn't matter whether the read has begun by then.
        sched_yield()
        _ = Glibc.write(writing, text, text.count)
        close(writing)
      }
      writer.start()
      #expect(try console.readLine() == "late")
      #expect(try console.readLine() == nil)
      close(reading)
    }
  #endif

  // MARK: File names

  @Test(
    arguments: [
      [0x61], [0xFF], [0x61, 0xE9, 0x2E, 0x62], [0xE2, 0x82], [0xC3, 0xA9], [0xF0, 0x9F, 0x98, 0x80, 0x80],
      [0xED, 0xA0, 0x80],
      [0xC0, 0x80], [0xF4, 0x8F, 0xBB, 0xB4], [0xFF, 0xF4, 0x8F, 0xBA, 0x80],
    ] as [[UInt8]])
  func fileNamesRoundTrip(_ name: [UInt8]) throws {
    let text = FileName.text(of: name)
    #expect(FileName.bytes(of: text) == name.map { CChar(bitPattern: $0) } + [0])
    let utf8 = String(validatingCString: name.map { CChar(bitPattern: $0) } + [0])
    if let utf8, !utf8.unicodeScalars.contains(where: FileName.isStandIn) { #expect(text == utf8) }
  }

  @Test func aFileNameWithAZeroByteIsAnError() throws {
    let console = SystemConsole(input: -1)
    #expect(throws: FileError(name: "a\0b", reason: "Invalid argument")) { try console.readFile("a\0b") }
  }

  @Test func aFileNameThatIsNotUTF8IsWrittenAndRead() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let name = FileName.text(of: Array("\(folder)/helm-\(UUID())-".utf8) + [0xFF, 0xE9])
    let console = SystemConsole(input: -1)
    try console.writeFile(name, "text")
    #expect(try console.readFile(name) == Array("text".utf8))
    #expect(plain(name).hasSuffix("-\u{FFFD}\u{FFFD}") || plain(name).hasSuffix("…"))
    if let bytes = FileName.bytes(of: name) { unlink(bytes) }
  }
}
