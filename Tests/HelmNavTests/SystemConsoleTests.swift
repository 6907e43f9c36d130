import Foundation
import Testing

@testable import helm_nav

/// The files of the built program, in a folder that is removed afterwards.
@Suite struct SystemConsoleTests {
  final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("console-\(UUID().uuidString)").path

    init(_ files: [String: String] = [:]) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for (name, text) in files {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    var names: Set<String> { Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []) }
  }

  private let console = SystemConsole()

  @Test func filesInFoldersListsNestedFiles() throws {
    let folder = try Folder(["b": "", "a/c": "", "a/b/d.png": "", "a.txt": "", "e/f": ""])
    try FileManager.default.createDirectory(atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
    // A link to a file counts as a file; a link to a folder isn't followed, since it may be cyclic.
    try folder.link("link", to: "b")
    try folder.link("a/back", to: "..")
    try folder.link("lost", to: "nowhere")
    mkfifo("\(folder.path)/pipe", 0o600)
    #expect(try console.files(in: folder.path) == ["a.txt", "a/b/d.png", "a/c", "b", "e/f", "link"])
    #expect(try console.files(in: "\(folder.path)/a") == ["b/d.png", "c"])
    #expect(throws: FileError(name: "\(folder.path)/no", reason: "No such file or directory")) {
      try console.files(in: "\(folder.path)/no")
    }
    #expect(throws: FileError(name: "\(folder.path)/b", reason: "Not a directory")) {
      try console.files(in: "\(folder.path)/b")
    }
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n", [""]), ("a\n\nb\n", ["a", "", "b"]),
      ("é\r\n😀", ["é\r", "😀"]),
    ] as [(String, [String])])
  func readLinesSplitsAtLineFeeds(text: String, lines: [String]) throws {
    let folder = try Folder(["f": text])
    var read: [String] = []
    try console.readLines(of: "\(folder.path)/f") { read.append($0) }
    #expect(read == lines)
    #expect(try console.readFile("\(folder.path)/f") == Array(text.utf8))
  }

  /// A line may be longer than the read buffer.
  @Test func readLinesReadsLongLines() throws {
    let lines = [65_535, 65_536, 65_537, 3].map { String(repeating: "x", count: $0) }
    let folder = try Folder(["f": lines.joined(separator: "\n")])
    var read: [String] = []
    try console.readLines(of: "\(folder.path)/f") { read.append($0) }
    #expect(read == lines)
    struct Enough: Error {}
    #expect(throws: Enough.self) { try console.readLines(of: "\(folder.path)/f") { _ in throw Enough() } }
  }

  @Test func missingFilesAreErrors() throws {
    let error = FileError(name: "/nowhere/f", reason: "No such file or directory")
    #expect(throws: error) { try console.readFile("/nowhere/f") }
    #expect(throws: error) { try console.readLines(of: "/nowhere/f") { _ in } }
    #expect(throws: error) { try console.writeFile("/nowhere/f", "text") }
    #expect(throws: FileError(name: "a\0b", reason: "Invalid argument")) { try console.readFile("a\0b") }
    #expect(throws: FileError(name: "a\0b", reason: "Invalid argument")) { try console.writeFile("a\0b", "") }
    let folder = try Folder()
    #expect(throws: FileError(name: folder.path, reason: "Is a directory")) { try console.readFile(folder.path) }
    #expect(throws: FileError(name: folder.path, reason: "Is a directory")) { try console.writeFile(folder.path, "") }
  }

  @Test func writeFileKeepsPermissions() throws {
    let folder = try Folder(["f": "a longer text than the new one"])
    let file = "\(folder.path)/f"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try console.writeFile(file, "new")
    #expect(folder.text("f") == "new" && folder.names == ["f"])
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    try folder.link("link", to: "f")
    try console.writeFile("\(folder.path)/link", bytes: Array("newer".utf8))
    #expect(folder.text("f") == "newer" && folder.names == ["f", "link"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "f")
    try console.writeFile("\(folder.path)/g", parts: ["one, ", "", "two"])
    #expect(folder.text("g") == "one, two")
    let mask = umask(0)
    umask(mask)
    #expect(
      try FileManager.default.attributesOfItem(atPath: "\(folder.path)/g")[.posixPermissions] as? Int
        == Int(0o666 & ~mask))
    // A path that isn't a regular file is written to directly.
    try console.writeFile("/dev/null", "text")
    #if os(Linux)
      #expect(throws: FileError(name: "/dev/full", reason: "No space left on device")) {
        try console.writeFile("/dev/full", "text")
      }
    #endif
  }

  @Test func runPassesFilesArgumentsAndInput() throws {
    func shell(_ script: String, files: [String: [UInt8]] = [:], input: String = "") throws -> String {
      String(
        decoding: try console.run("/bin/sh", ["-c", script, "-Gimagepath="], files: files, input: Array(input.utf8)),
        as: UTF8.self)
    }
    #expect(try shell("cat; echo told >&2", input: "heard") == "heard")
    // The argument with the folder of pictures is completed with it.
    let files = ["a.png": Array("picture".utf8), "b": []]
    #expect(try shell("cat ${0#-Gimagepath=}/a.png", files: files) == "picture")
    let folder = try shell("echo ${0#-Gimagepath=}", files: files).trimmingCharacters(in: .newlines)
    #expect(folder.contains("/helm-nav-") && !FileManager.default.fileExists(atPath: folder))
    #expect(try shell("ls ${0#-Gimagepath=}", files: files) == "a.png\nb\nstderr\nstdin\nstdout\n")
    #expect(throws: ProgramError.failed("it was terminated by signal 9")) { try shell("kill -9 $$") }
    // Errors are reported by their first three lines.
    #expect(throws: ProgramError.failed("1 2 3")) {
      try shell("echo 1 >&2; echo 2 >&2; echo 3 >&2; echo 4 >&2; exit 1")
    }
    #expect(throws: ProgramError.failed("it exited with code 255")) { try shell("exit 255") }
    #expect(throws: ProgramError.missing) { try console.run("no such program", [], files: [:], input: []) }
  }

  /// Lines of a terminal or a pipe, with any line ending.
  @Test(
    arguments: [
      ("", []), ("a\nb\n", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("\n\n", ["", ""]), ("a", ["a"]), ("\r\n", [""]),
      (String(repeating: "x", count: 70_000) + "\ny", [String(repeating: "x", count: 70_000), "y"]),
    ] as [(String, [String])])
  func readLineSplitsStandardInput(text: String, lines: [String]) throws {
    let folder = try Folder(["f": text])
    let handle = try #require(FileHandle(forReadingAtPath: "\(folder.path)/f"))
    let console = SystemConsole(input: handle.fileDescriptor)
    var read: [String] = []
    while let line = try console.readLine() { read.append(line) }
    #expect(read == lines)
    #expect(try console.readLine() == nil)
  }

  @Test func readFileReturnsTheRestOfStandardInput() throws {
    let folder = try Folder(["f": "a\nb\nc", "other": "d"])
    let handle = try #require(FileHandle(forReadingAtPath: "\(folder.path)/f"))
    let console = SystemConsole(input: handle.fileDescriptor)
    #expect(try console.readLine() == "a")
    #expect(try console.readFile("\(folder.path)/other") == Array("d".utf8))
    #expect(try console.readFile("-") == Array("b\nc".utf8))
    #expect(try console.readLine() == nil)
  }
}
