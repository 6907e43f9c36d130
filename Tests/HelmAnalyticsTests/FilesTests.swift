import Foundation
import HelmAnalytics
import Testing

@Suite struct FilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")

  private func step(_ number: Int, app: String = "1") -> SessionStep {
    SessionStep(session: "s", step: number, at: 5, kind: .present, app: app, graph: "g")
  }

  private func lines(_ file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  @Test func filesHaveWholeLinesAndBoundedSize() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder, fileLimit: 3, byteLimit: 4096)
    for number in 0..<400 { await files.append(step(number)) }
    let urls = await files.files()
    #expect(urls.count == 3)
    var numbers: [Int] = []
    for url in urls {
      let text = try Data(contentsOf: url)
      #expect(text.count <= 4096)
      #expect(text.last == 0x0A)
      for line in try lines(url).dropLast() {
        numbers.append(try JSONDecoder().decode(SessionStep.self, from: Data(line.utf8)).step)
      }
    }
    #expect(numbers == Array((400 - numbers.count)..<400))
    #expect(numbers.count > 100)
    #expect(await files.lostSteps == 0)
  }

  @Test func aPartialLineLeftByACrashIsCutOff() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = SessionFiles(in: folder)
    await first.append(step(0))
    let url = try #require(await first.files().first)
    let half = Data(step(1).json.utf8.prefix(40)) + Data(String(repeating: "x", count: 9000).utf8)
    try (Data(contentsOf: url) + half).write(to: url)
    let second = SessionFiles(in: folder)
    await second.append(step(2))
    #expect(try lines(url) == [step(0).json, step(2).json, ""])
  }

  /// Writing continues in the latest file.
  @Test func writingContinuesInTheLatestFile() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = SessionFiles(in: folder, fileLimit: 3, byteLimit: 4096)
    await first.append(step(0))
    _ = await first.completeFiles()
    await first.append(step(1))
    let second = SessionFiles(in: folder, fileLimit: 3, byteLimit: 4096)
    await second.append(step(2))
    let files = await second.files()
    #expect(try files.map(lines) == [[step(0).json, ""], [step(1).json, step(2).json, ""]])
    // Other files, including those with similar names, are neither counted nor deleted.
    for name in [
      "sessions-000000.jsonl", "sessions--1.jsonl", "sessions-9223372036854775807.jsonl", "sessions-x.jsonl",
      "sessions-9.json", "other-000009.jsonl",
    ] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    #expect(await second.files() == files)
    for number in 0..<200 { await second.append(step(number)) }
    #expect(await second.files().count == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 9)
    // Seven digits are sorted after six.
    try Data("x\n".utf8).write(to: folder.appendingPathComponent("sessions-1000000.jsonl"))
    let third = SessionFiles(in: folder, fileLimit: 1)
    await third.append(step(5))
    #expect(await third.files().map(\.lastPathComponent) == ["sessions-1000000.jsonl"])
    #expect(try await lines(third.files()[0]) == ["x", step(5).json, ""])
  }

  /// The first line that doesn't fit starts the next file.
  @Test(arguments: [-1, 0, 1]) func aFileIsFilledUpToItsLimit(more: Int) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder, byteLimit: 5000)
    let empty = step(0, app: "").json.utf8.count + 1
    await files.append(step(0, app: String(repeating: "x", count: 2500 - empty)))
    await files.append(step(0, app: String(repeating: "x", count: 2500 + more - empty)))
    #expect(await files.files().count == (more > 0 ? 2 : 1))
    await files.append(step(0, app: String(repeating: "x", count: 5000 + more - empty)))
    #expect(await files.lostSteps == (more > 0 ? 1 : 0))
    #expect(await files.lastProblem == (more > 0 ? "A step of 5001 bytes does not fit into a file." : nil))
  }

  #if os(Linux)
    @Test func aFullDiskOnlyLosesSteps() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("sessions-000001.jsonl")
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/full")
      let files = SessionFiles(in: folder)
      for number in 0..<5 { await files.append(step(number)) }
      #expect(await files.lostSteps == 5)
      #expect(await files.lastProblem != nil)
      try FileManager.default.removeItem(at: file)
      let after = SessionFiles(in: folder)
      await after.append(step(9))
      #expect(try lines(file) == [step(9).json, ""])
    }
  #endif

  @Test func completeFilesReturnsAllFiles() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder, fileLimit: 10, byteLimit: 4096)
    #expect(await files.completeFiles() == [])
    var complete: [URL] = []
    for number in 0..<3 {
      await files.append(step(number))
      complete = await files.completeFiles()
      #expect(complete.count == number + 1)
      #expect(try lines(complete[number]) == [step(number).json, ""])
    }
    let all = await files.files()
    #expect(all.dropLast() == complete[...])
    #expect(try all.last.map(lines) == [""])
    // A file that was deleted meanwhile is not written to.
    for file in all { try FileManager.default.removeItem(at: file) }
    #expect(await files.completeFiles() == [])
    await files.append(step(9))
    let after = await files.files()
    #expect(try after.map(lines) == [[step(9).json, ""]])
  }

  /// The next step goes into the last file if no other can be created, so that one isn't complete.
  @Test func theLastFileIsNotCompleteIfNoOtherCanBeCreated() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // With a number of seven digits, the path is too long.
    var path = folder.path
    let length = Int(PATH_MAX) - 1 - "/sessions-999999.jsonl".utf8.count
    while path.utf8.count < length {
      let rest = length - path.utf8.count
      path += "/" + String(repeating: "f", count: rest > 250 ? 100 : rest - 1)
    }
    let deep = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    for number in [999_998, 999_999] {
      try Data().write(to: deep.appendingPathComponent("sessions-\(number).jsonl"))
    }
    let files = SessionFiles(in: deep)
    await files.append(step(0))
    #expect(await files.completeFiles().map(\.lastPathComponent) == ["sessions-999998.jsonl"])
    #expect(await files.lastProblem != nil)
    await files.append(step(1))
    #expect(try lines(try #require(await files.files().last)) == [step(0).json, step(1).json, ""])
    #expect(await files.lostSteps == 0)
  }

  @Test func aFolderThatCannotBeCreatedLosesSteps() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let files = SessionFiles(in: folder)
    await files.append(step(0))
    #expect(await files.lostSteps == 1)
    #expect(await files.files() == [])
  }

  @Test func aStepLargerThanAFileIsLost() async {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder, byteLimit: 4096)
    await files.append(step(0, app: String(repeating: "x", count: 5000)))
    await files.append(step(1))
    #expect(await files.lostSteps == 1)
    #expect(await files.files().count == 1)
  }

  @Test func completeFilesCanBeRemoved() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder)
    #expect(await files.completeFiles() == [])
    await files.append(step(0))
    let complete = await files.completeFiles()
    #expect(complete.map(\.lastPathComponent) == ["sessions-000001.jsonl"])
    await files.append(step(1))
    #expect(try lines(complete[0]) == [step(0).json, ""])
    #expect(await files.files().map(\.lastPathComponent) == ["sessions-000001.jsonl", "sessions-000002.jsonl"])
    await files.removeAll()
    #expect(await files.files() == [])
    await files.append(step(2))
    #expect(await files.files().map(\.lastPathComponent) == ["sessions-000001.jsonl"])
  }
}
