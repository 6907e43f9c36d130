import Foundation
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// Sessions are recorded once that is switched on, and not before.
@MainActor final class RecordingTests: WindowTestCase {
  func testSessionsAreRecordedOnceThatIsSwitchedOn() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    app = try AppModel(session: Session(account: "ada"))
    app.showsInspector = true
    window = MainWindow(app, size: Self.wide, sessions: folder)
    await settle()
    try await tap("start")
    await window.recording.finish()
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))

    try await tap("record")
    try await tap("article-1")
    await window.recording.finish()
    let file = folder.appendingPathComponent("sessions-000001.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines[0].contains("\"kind\":\"start\",\"screen\":\"news\""), "\(lines)")
    XCTAssertTrue(
      lines[1].contains("\"from\":\"news\",\"to\":\"article\",\"style\":\"push\",\"cause\":\"person\""), "\(lines)")
    XCTAssertTrue(lines[2].contains("\"kind\":\"end\",\"left\":\"article\""), "\(lines)")

    try await tap("record")
    app.helm.back()
    await window.recording.finish()
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count, 3)
  }
}
