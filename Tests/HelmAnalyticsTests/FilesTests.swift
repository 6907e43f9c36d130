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

  @Test func wholeLinesInBoundedFiles() async throws {
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

  @Test func whatACrashHasLeftIsCutOff() async throws {
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

  #if os(Linux)
    @Test func fullDiskLosesStepsAndNothingElse() async throws {
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

  @Test func completeFilesAreAllThatThereAre() async throws {
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
    // What was deleted meanwhile is not written to.
    for file in all { try FileManager.default.removeItem(at: file) }
    #expect(await files.completeFiles() == [])
    await files.append(step(9))
    let after = await files.files()
    #expect(try after.map(lines) == [[step(9).json, ""]])
  }

  @Test func folderThatCannotBeMade() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let files = SessionFiles(in: folder)
    await files.append(step(0))
    #expect(await files.lostSteps == 1)
    #expect(await files.files() == [])
  }

  @Test func stepThatFitsNoFile() async {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder, byteLimit: 4096)
    await files.append(step(0, app: String(repeating: "x", count: 5000)))
    await files.append(step(1))
    #expect(await files.lostSteps == 1)
    #expect(await files.files().count == 1)
  }

  @Test func completeFilesAndRemoval() async throws {
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
