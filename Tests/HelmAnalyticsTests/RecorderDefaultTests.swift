import Foundation
import Helm
import HelmTesting
import Testing

@testable import HelmAnalytics

private enum Screen: Fragment { case list, detail }

/// What a recorder and its files do unless they are told otherwise.
@Suite struct RecorderDefaultTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("defaults-\(UUID().uuidString)")

  private func step(_ number: Int, app: String = "1") -> SessionStep {
    SessionStep(session: "s", step: number, at: 5, kind: .present, app: app, graph: "g")
  }

  @Test func eightFilesAreKept() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder)
    for number in 0..<10 {
      await files.append(step(number))
      _ = await files.completeFiles()
    }
    // The last one is empty so far.
    #expect(
      await files.files().map(\.lastPathComponent) == (4...11).map { "sessions-0000\($0 < 10 ? "0" : "")\($0).jsonl" })
    #expect(await files.lostSteps == 0)
    #expect(await files.lastProblem == nil)
  }

  @Test func aFileHasUpToAMillionBytes() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SessionFiles(in: folder)
    let rest = 1_000_000 - step(0, app: "").json.utf8.count - 1
    await files.append(step(0, app: String(repeating: "x", count: rest)))
    #expect(await files.lastProblem == nil)
    await files.append(step(0, app: String(repeating: "x", count: rest + 1)))
    #expect(await files.lastProblem == "A step of 1000001 bytes does not fit into a file.")
    #expect(await files.lostSteps == 1)
  }

  /// A file without a complete line is written from its start.
  @Test(arguments: [1, 4095, 4096, 4097]) func aFileWithoutACompleteLineIsEmptied(count: Int) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("sessions-000007.jsonl")
    try Data(repeating: UInt8(ascii: "x"), count: count).write(to: file)
    let files = SessionFiles(in: folder)
    await files.append(step(1))
    #expect(try String(contentsOf: file, encoding: .utf8) == step(1).json + "\n")
    #expect(await files.files().map(\.lastPathComponent) == ["sessions-000007.jsonl"])
  }

  @Test func theNumbersOfFilesHaveUpToNineDigits() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["000001", "999999999", "1000000000", "00000000"] {
      try Data().write(to: folder.appendingPathComponent("sessions-\(name).jsonl"))
    }
    #expect(
      await SessionFiles(in: folder).files().map(\.lastPathComponent)
        == ["sessions-000001.jsonl", "sessions-999999999.jsonl"])
  }

  /// Usage from before is added to.
  @Test @MainActor func usageContinuesFromTheGivenOne() throws {
    let helm = try Helm(nav: [.push(.list => .detail)] as Segues<Screen>)
    var usage = UsageSummary()
    var known = step(0)
    (known.from, known.to) = ("list", "detail")
    usage.note(known)
    let options = SessionOptions<Screen>(appVersion: "1")
    let recorder = SessionRecorder(
      helm, to: SessionSink { _ in }, options: options, usage: usage, now: { 5 }, numbers: SeededNumbers(seed: 1))
    #expect(recorder.usage == usage)
    #expect(SessionRecorder(helm, to: SessionSink { _ in }, options: options, usage: usage).usage == usage)
    #expect(SessionRecorder(helm, to: SessionSink { _ in }, options: options).usage == UsageSummary())
    helm.present(.detail)
    #expect(recorder.usage == usage)
    helm.back()
    recorder.hasConsent = true
    helm.present(.detail)
    #expect(recorder.usage.count(ofSegueFrom: "list", to: "detail") == .init(count: 2, error: 0))
    #expect(recorder.droppedSteps == 0)
  }
}
