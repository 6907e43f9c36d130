import Foundation
import Testing

@testable import helm_nav

@Suite("Reports of session files", .enabled(if: (try? DuckDB()) != nil, "Scripts/install-analytics"))
struct ReportOfFilesTests {
  @Test("generated sessions are counted, and a missing file is an error")
  func files() throws {
    let console = TextConsole(files: ["g.json": smallGraph])
    #expect(runTool(["sessions", "g.json", "--count", "20"], console) == 0)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(console.output.utf8).write(to: file)
    let report = TextConsole(files: ["g.json": smallGraph])
    #expect(runTool(["report", "g.json", file.path], report) == 0, "\(report.errors)")
    #expect(report.output.contains("20 sessions"))
  }
}
