import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

@testable import helm_nav

/// Whether there is a DuckDB; where there is none, `make analytics` says so.
let duckDB = try? DuckDB()

/// The figures of generated sessions by three ways: SQL, plain loops over the lines, and what the generator knows.
@Suite(.enabled(if: duckDB != nil, "DuckDB for Python is not installed: Scripts/install-analytics"))
struct FigureTests {
  static let graph = Sample.document.graph
  static let funnel = ["splash", "login", "register", "news"]
  static let plan = SessionPlan<NamedFragment>(
    way: ["gatekeeper", "register", "dashboard", "settings"], reached: [300, 200, 100, 50])

  /// Generates sessions, and writes them to a file in a folder of its own.
  private func sessions(seed: UInt64, _ count: Int, then extra: String = "") throws -> (
    sessions: [GeneratedSession], file: URL
  ) {
    var generator = try SessionGenerator(
      Self.graph, count: count, seed: seed, plans: [Self.plan], versions: ["1.0", "1.1", "1.2"])
    var sessions: [GeneratedSession] = []
    while let session = generator.next() { sessions.append(session) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("figures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("it's [a] file*.jsonl")
    let lines = sessions.flatMap(\.steps).map(\.json).joined(separator: "\n") + "\n" + extra
    try Data(lines.utf8).write(to: file)
    return (sessions, file)
  }

  private func count(_ request: FigureRequest) throws -> CountedFigures {
    try #require(duckDB).count(request, progress: { _ in })
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func sqlCountsAsPlainLoopsDo(seed: UInt64) throws {
    let (sessions, file) = try sessions(seed: seed, 1500)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(
      FigureRequest(sessions: [file.deletingLastPathComponent().path], funnel: Self.funnel, to: "settings"))
    // The lines as they were read back, so that what is written counts, and not what was meant.
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let steps = try lines.map { try JSONDecoder().decode(SessionStep.self, from: Data($0.utf8)) }
    #expect(steps == sessions.flatMap(\.steps))
    let naive = NaiveFigures(steps)
    #expect(figures.tables.count == 14, "seed \(seed)")
    for (name, table) in figures.tables {
      let expected = naive.table(name, funnel: Self.funnel, to: "settings")
      #expect(table.rows.sorted { "\($0)" < "\($1)" } == expected.sorted { "\($0)" < "\($1)" }, "\(name), seed \(seed)")
    }
    #expect(figures.damaged == DamagedLines())
  }

  @Test(arguments: [4, 5] as [UInt64]) func reportSaysWhatTheGeneratorKnows(seed: UInt64) throws {
    let (sessions, file) = try sessions(seed: seed, 1000)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(FigureRequest(sessions: [file.path], funnel: Self.funnel, to: "settings"))
    let report = UsageReport(figures, graph: Self.graph, funnel: Self.funnel, target: "settings")
    #expect(report.totals.sessions == 1000)
    #expect(report.totals.ended == sessions.count { $0.isEnded }, "seed \(seed)")
    #expect(report.screens.reduce(0) { $0 + $1.visits } == sessions.reduce(0) { $0 + $1.visits.count })
    for screen in report.screens {
      let visits = sessions.flatMap(\.visits).filter { $0.screen == screen.name }
      let dwells = visits.compactMap(\.dwell).sorted()
      #expect(screen.visits == visits.count)
      #expect(screen.totalMs == dwells.reduce(0, +))
      #expect(screen.medianMs == (dwells.isEmpty ? nil : dwells[(dwells.count + 1) / 2 - 1]))
    }
    for end in report.ends { #expect(end.sessions == sessions.count { $0.visits.last?.screen == end.screen }) }
    // What random sessions add to the plan, each screen after the one before.
    let reached = Self.funnel.indices.map { stage in
      sessions.count { session in
        var rest = session.visits[...]
        return Self.funnel.prefix(stage + 1).allSatisfy { screen in
          guard let place = rest.firstIndex(where: { $0.screen == screen }) else { return false }
          rest = rest[(place + 1)...]
          return true
        }
      }
    }
    #expect(report.funnel.map(\.sessions) == reached, "seed \(seed)")
    let way = try #require(
      report.ways?.ways.first { $0.screens == ["splash", "login", "register", "news", "settings"] })
    #expect(way.sessions >= 50)
    let generator = try SessionGenerator(Self.graph, count: 0, seed: seed, plans: [Self.plan])
    let never = Set(generator.weights.filter { $0.value == 0 }.keys.map { [$0.from.name, $0.to.name] })
    #expect(never.isSubset(of: report.untaken.map { [$0.from, $0.to] }), "seed \(seed)")
  }

  @Test func plannedConversionsAreExact() throws {
    let (_, file) = try sessions(seed: 6, 300)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(FigureRequest(sessions: [file.path], funnel: Self.funnel + ["settings"]))
    let report = UsageReport(figures, graph: Self.graph, funnel: Self.funnel + ["settings"], target: nil)
    #expect(report.funnel.map(\.sessions) == [300, 300, 200, 100, 50])
  }

  @Test func damagedLinesAreCountedNamedAndLeftOut() throws {
    let bad = """
      {"v":1,"session":"a","st

      not json
      {"v":1,"session":"a","step":"x","at":5,"kind":"start","app":"1","graph":"g"}
      {"v":2,"session":"a","step":0,"at":5,"kind":"start","app":"1","graph":"g"}
      {"v":1,"session":"a","step":0,"at":5,"kind":"jump","app":"1","graph":"g"}
      {"v":1,"session":"a","step":0,"at":5,"kind":"start","scr
      """
    let (sessions, file) = try sessions(seed: 7, 10, then: bad)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(FigureRequest(sessions: [file.path]))
    let first = sessions.reduce(0) { $0 + $1.steps.count } + 1
    #expect(figures.damaged.count == 6)
    #expect(
      figures.damaged.places == [0, 2, 3, 4, 5, 6].map { DamagedLines.Place(file: file.path, line: first + $0) })
    #expect(UsageReport(figures, graph: Self.graph, funnel: [], target: nil).totals.sessions == 10)
  }

  @Test func since() throws {
    let (_, file) = try sessions(seed: 8, 100)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(FigureRequest(sessions: [file.path], since: 1_767_225_600_000 + 60 * 60_000))
    #expect(UsageReport(figures, graph: Self.graph, funnel: [], target: nil).totals.sessions == 40)
  }

  @Test func nothingToCount() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      throws: FigureError(
        description: "\(folder.path): there are no files of sessions (.jsonl, .json, .gz, .parquet) in this folder")
    ) { try count(FigureRequest(sessions: [folder.path])) }
    #expect(throws: FigureError(description: "/nowhere: No such file or directory")) {
      try count(FigureRequest(sessions: ["/nowhere"]))
    }
    let file = folder.appendingPathComponent("a.jsonl")
    try Data("\n".utf8).write(to: file)
    let figures = try count(FigureRequest(sessions: [file.path]))
    #expect(UsageReport(figures, graph: Self.graph, funnel: [], target: nil).totals.sessions == 0)
  }
}
