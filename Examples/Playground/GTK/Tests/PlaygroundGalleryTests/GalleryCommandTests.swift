import Foundation
import Testing

@testable import PlaygroundGallery

@Suite @MainActor struct GalleryCommandTests {
  /// Keeps what was written, and a clock that goes on by 0.1 s whenever it is asked.
  @MainActor final class Screen {
    var output = ""
    var errors = ""
    private var now = Duration.zero

    func console(isTerminal: Bool = false) -> GalleryConsole {
      GalleryConsole(isTerminal: isTerminal, write: { self.output += $0 }, writeError: { self.errors += $0 })
    }

    func elapsed() -> Duration {
      now += .milliseconds(100)
      return now
    }
  }

  /// Does something with an empty folder, and removes it.
  func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func pageProgressAndPlace() throws {
    try withFolder { folder in
      let screen = Screen()
      let command = GalleryCommand(
        camera: FakeCamera(), console: screen.console(), graphviz: nil, elapsed: screen.elapsed)
      #expect(command.run(into: "\(folder)/a/b", tours: allTours) == 0)
      #expect(screen.errors == "")
      #expect(
        screen.output == """
          6/43  dashboard / article (id 1)  0.6 s
          11/43  dashboard / player / settings  1.1 s
          17/43  dashboard / player / library / city (id lisbon) / compose / discard  1.7 s
          22/43  dashboard / player / settings / compose  2.2 s
          27/43  dashboard / article (id 2) / compose / discard  2.7 s
          33/43  dashboard / article (id 1) / compose  3.3 s
          38/43  dashboard / player / library / compose / discard  3.8 s
          43/43  dashboard / news / compose / lock  4.3 s
          Graphviz is not installed, so this is the graph as a list. It has the program “dot”.
          43 pictures of 4 tours in 4.4 s
          \(folder)/a/b/index.html

          """)
      let page = try String(contentsOfFile: "\(folder)/a/b/index.html", encoding: .utf8)
      #expect(ReadPage(page).problem == nil)
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b")
      #expect(files == ["index.html"])

      // Once more, over the page that is there: the same bytes.
      let second = GalleryCommand(
        camera: FakeCamera(), console: screen.console(), graphviz: nil, elapsed: screen.elapsed)
      #expect(second.run(into: "\(folder)/a/b", tours: allTours) == 0)
      let again = try String(contentsOfFile: "\(folder)/a/b/index.html", encoding: .utf8)
      let isSame = again == page
      #expect(isSame)
    }
  }

  @Test func terminalHasOneLine() throws {
    try withFolder { folder in
      let screen = Screen()
      let command = GalleryCommand(
        camera: FakeCamera(), console: screen.console(isTerminal: true), graphviz: nil, elapsed: screen.elapsed)
      #expect(command.run(into: folder, tours: [allTours[2]]) == 0)
      #expect(
        screen.output.hasPrefix(
          "\r1/2  dashboard / library  0.1 s\u{1B}[K\r2/2  dashboard / library / city (id lisbon)  0.2 s\u{1B}[K\nGraphviz"
        ))
    }
  }

  @Test func folderIsAFile() throws {
    try withFolder { folder in
      let file = "\(folder)/file"
      try Data().write(to: URL(fileURLWithPath: file))
      let (screen, camera) = (Screen(), FakeCamera())
      let command = GalleryCommand(camera: camera, console: screen.console(), graphviz: nil, elapsed: screen.elapsed)
      #expect(command.run(into: "\(file)/gallery", tours: allTours) == 1)
      #expect(screen.output == "")
      #expect(screen.errors == "playground gallery: \(file)/gallery could not be written: Not a directory\n")
      // No picture is taken for a page that cannot be written.
      #expect(camera.log == [])
    }
  }

  @Test func pageIsAFolder() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/index.html/x", withIntermediateDirectories: true)
      let screen = Screen()
      let command = GalleryCommand(
        camera: FakeCamera(), console: screen.console(), graphviz: nil, elapsed: screen.elapsed)
      #expect(command.run(into: folder, tours: [allTours[2]]) == 1)
      #expect(screen.errors == "playground gallery: \(folder)/index.html could not be written: Is a directory\n")
    }
  }

  @Test func cameraFails() throws {
    try withFolder { folder in
      let (screen, camera) = (Screen(), FakeCamera())
      camera.badPictures[2] = .failure(.init(description: "too dark"))
      let command = GalleryCommand(
        camera: camera, console: screen.console(isTerminal: true), graphviz: nil, elapsed: screen.elapsed)
      #expect(command.run(into: folder, tours: allTours) == 1)
      #expect(
        screen.errors
          == "\r\u{1B}[Kplayground gallery: No picture could be taken of gatekeeper / login, in the tour "
          + "“Nobody is logged in”: too dark\n"
      )
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == [])
    }
  }

  /// Programs in the place of `dot`: one that is not there, one that fails in silence, one that fails with a word, and one
  /// that draws nothing.
  @Test(arguments: [
    ("exit 3", "exit code 3"), ("echo 'syntax error' >&2; exit 1", "syntax error"), ("kill -9 $$", "signal 9"),
    (
      "for a; do :; done; echo hello > \"$(echo \"$*\" | sed 's/.*-o \\([^ ]*\\) .*/\\1/')\"",
      "What it wrote is not an SVG file."
    ),
  ])
  func graphvizFails(script: String, reason: String) throws {
    try withFolder { folder in
      let program = "\(folder)/dot"
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: program))
      #expect(Graphviz.find(in: "/nowhere:\(folder)") == nil)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      let graphviz = try #require(Graphviz.find(in: "/nowhere:\(folder)"))
      let (screen, camera) = (Screen(), FakeCamera())
      let command = GalleryCommand(
        camera: camera, console: screen.console(), graphviz: graphviz, elapsed: screen.elapsed)
      #expect(command.run(into: "\(folder)/out", tours: allTours) == 1)
      #expect(screen.errors == "playground gallery: \(program) could not draw the graph: \(reason)\n")
      #expect(camera.log == [])
    }
  }

  @Test func graphvizIsGone() {
    #expect(throws: GalleryError.noDrawing(program: "/nowhere/dot", reason: "No such file or directory")) {
      try Graphviz(program: "/nowhere/dot").svg(of: "digraph {}")
    }
  }

  @Test(arguments: [(0, "0.0 s"), (49, "0.0 s"), (999, "0.9 s"), (12_340, "12.3 s")])
  func words(milliseconds: Int, text: String) { #expect(seconds(.milliseconds(milliseconds)) == text) }
}
