import Foundation
import HelmDocuments
import Testing

@testable import helm_nav

/// Reports of events exported by other analytics, read by the readers of `infer`.
@Suite(.enabled(if: duckDB != nil, "DuckDB for Python is not installed: Scripts/install-analytics"))
struct ExportTests {
  /// A screen view in several formats, with its session, time in milliseconds and screen.
  static let formats: [(name: String, line: @Sendable (String, Int, String) -> String)] = [
    (
      "firebase",
      { session, time, screen in
        #"{"event_name":"screen_view","event_timestamp":"\#(time)000","user_pseudo_id":"p","event_params":[{"key":"ga_session_id","#
          + #""value":{"string_value":"\#(session)"}},{"key":"firebase_screen","value":{"string_value":"\#(screen)"}}]}"#
      }
    ),
    (
      "amplitude",
      { session, time, screen in
        #"{"event_type":"[Amplitude] Screen Viewed","amplitude_id":1,"session_id":"\#(session)","event_time":\#(time),"#
          + #""event_properties":{"[Amplitude] Screen Name":"\#(screen)"}}"#
      }
    ),
    (
      "posthog",
      { session, time, screen in
        #"{"event":"$screen","distinct_id":"p","timestamp":\#(time),"properties":{"$screen_name":"\#(screen)","$session_id":"\#(session)"}}"#
      }
    ),
    (
      "mixpanel",
      { session, time, screen in
        #"{"event":"Screen View","properties":{"time":\#(time),"distinct_id":"\#(session)","screen_name":"\#(screen)"}}"#
      }
    ),
    (
      "segment",
      { session, time, screen in
        #"{"type":"screen","name":"\#(screen)","anonymousId":"\#(session)","timestamp":\#(time)}"#
      }
    ),
    (
      "otel",
      { session, time, screen in
        #"{"resourceSpans":[{"scopeSpans":[{"spans":[{"name":"view","startTimeUnixNano":"\#(time)000000","attributes":["#
          + #"{"key":"app.screen.name","value":{"stringValue":"\#(screen)"}},{"key":"session.id","value":{"stringValue":"\#(session)"}}]}]}]}]}"#
      }
    ),
    ("columns", { session, time, screen in #"{"session":"\#(session)","time":\#(time),"screen":"\#(screen)"}"# }),
  ]

  /// The report of an export.
  private func report(of format: Int) throws -> UsageReport {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("exports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    let lines = (0..<40).flatMap { session in
      ["list", "detail", "list", "detail", "reviews"].enumerated().map { place, screen in
        Self.formats[format].line("s\(session)", 1_767_225_600_000 + session * 60_000 + place * 1500, screen)
      }
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("events"))
    let arguments = [
      "infer", path("events"), "--format", Self.formats[format].name, "-o", path("Graph.swift"), "--document",
      path("graph.json"), "--steps", path("steps.jsonl"),
    ]
    try #require(Tool(console: SystemConsole()).run(arguments) == 0)
    let graph = try GraphDocument(reading: String(contentsOfFile: path("graph.json"), encoding: .utf8)).graph
    let figures = try #require(duckDB).count(FigureRequest(sessions: [path("steps.jsonl")]), progress: { _ in })
    return UsageReport(figures, graph: graph, funnel: [], target: nil)
  }

  @Test(arguments: formats.indices) func reportsCountExportedEvents(format: Int) throws {
    let report = try report(of: format)
    #expect(report.damaged == DamagedLines())
    #expect(report.totals.sessions == 40 && report.totals.steps == 200)
    #expect(
      Dictionary(uniqueKeysWithValues: report.screens.map { ($0.name, $0.visits) })
        == ["list": 80, "detail": 80, "reviews": 40])
    #expect(report.screens.first { $0.name == "list" }?.medianMs == 1500)
  }
}
