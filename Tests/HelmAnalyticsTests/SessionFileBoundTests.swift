import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmAnalytics

/// The bounds of files, and what is left of a damaged one.
@Suite struct SessionFileBoundTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bounds-\(UUID().uuidString)")

  private func step(_ number: Int, app: String = "1") -> SessionStep {
    SessionStep(session: "s", step: number, at: 5, kind: .present, app: app, graph: "g")
  }

  @Test func aFileHasAtLeast4096BytesAndThereIsAtLeastOne() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder, fileLimit: 0, byteLimit: 10)
    let sink = SessionSink.files(files)
    let rest = 4096 - step(0, app: "").json.utf8.count - 1
    await sink.write(step(0, app: String(repeating: "x", count: rest)))
    #expect(await files.lostSteps == 0)
    await sink.write(step(1, app: String(repeating: "x", count: rest + 1)))
    #expect(await files.lostSteps == 1)
    #expect(await files.lastProblem == "A step of 4097 bytes does not fit into a file.")
    await sink.write(step(2))
    #expect(await files.files().map(\.lastPathComponent) == ["sessions-000002.jsonl"])
    let file = try #require(await files.files().first)
    #expect(try String(contentsOf: file, encoding: .utf8) == step(2).json + "\n")
  }
}
