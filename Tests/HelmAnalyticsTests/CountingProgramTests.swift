import Foundation
import Helm
import HelmDocuments
import Testing

@testable import helm_nav

/// The program that counts the figures, as a script in the place of Python.
@Suite struct CountingProgramTests {
  /// A folder of scripts, which is removed afterwards.
  final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("python-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a script, and returns its path.
    func script(_ text: String, at name: String) throws -> String {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("#!/bin/sh\n\(text)\n".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      return url.path
    }

    /// Writes a Python that has the client, and runs commands when it is to count.
    func python(_ commands: String = "", at name: String = "python3") throws -> String {
      try script(#"case "$2" in *"import duckdb") exit 0;; esac"# + "\n\(commands)", at: name)
    }
  }

  @Test func aPythonIsSearchedInTheEnvironmentTheDataFolderAndThePath() throws {
    let folder = try Folder()
    let named = try folder.python(at: "named/python3")
    let data = try folder.python(at: "data/helm-nav/analytics/bin/python3")
    let home = try folder.python(at: "home/.local/share/helm-nav/analytics/bin/python3")
    let plainPython = try folder.script("exit 1", at: "a/python3")
    let first = try folder.python(at: "b/python3")
    _ = try folder.python(at: "c/python3")
    var environment: [String: String] = [
      "HELM_ANALYTICS_PYTHON": named, "XDG_DATA_HOME": "\(folder.path)/data", "HOME": "\(folder.path)/home",
      "PATH": "\(folder.path)/a:\(folder.path)/b:\(folder.path)/c",
    ]
    #expect(try DuckDB(environment: environment).python == named)
    environment["HELM_ANALYTICS_PYTHON"] = ""
    #expect(try DuckDB(environment: environment).python == data)
    environment["HELM_ANALYTICS_PYTHON"] = nil
    #expect(try DuckDB(environment: environment).python == data)
    environment["XDG_DATA_HOME"] = ""
    #expect(try DuckDB(environment: environment).python == home)
    environment["XDG_DATA_HOME"] = nil
    #expect(try DuckDB(environment: environment).python == home)
    environment["HOME"] = "/nowhere"
    #expect(try DuckDB(environment: environment).python == first)
    let without = ["HOME": "/nowhere", "PATH": "\(folder.path)/a"]
    #expect(throws: FigureError(description: DuckDB.hint)) { try DuckDB(environment: without) }
    // A named one is not replaced by another.
    for name in [plainPython, "/nowhere/python3"] {
      let wrong = ["HELM_ANALYTICS_PYTHON": name, "HOME": "\(folder.path)/home"]
      let reason = "HELM_ANALYTICS_PYTHON is \(plain(name)), which cannot be run or has no DuckDB"
      #expect(throws: FigureError(description: reason)) { try DuckDB(environment: wrong) }
    }
  }

  private struct Request: Decodable {
    let sessions: [String]
    let funnel: [String]
    let to: String?
    let around: String?
    let byPerson: Bool
    let since: Int64?
    let version: String?
    let queries: [String: String]
    let memory: Int
    let threads: Int
  }

  @Test func aRequestIsAnsweredWithMessages() throws {
    let folder = try Folder()
    let python = try folder.python(
      """
      cat > "\(folder.path)/request"
      echo '{"progress": "1 of 2"}'
      echo '{"note": "a note"}'
      echo '{"damaged": {"count": 2, "places": [["x.jsonl", 3], ["y.jsonl", 0]]}}'
      echo '{"absurd": {"sessions": 1, "steps": 2}}'
      echo '{"figure": "ends", "columns": ["screen", "sessions"], "rows": [["a", 7], [null, -1]]}'
      echo '{"figure": "loops", "columns": [], "rows": []}'
      echo '{"progress": "2 of 2"}'
      """)
    let duckDB = try DuckDB(environment: ["HELM_ANALYTICS_PYTHON": python])
    var progress: [String] = []
    var notes: [String] = []
    let request = FigureRequest(sessions: ["s"], funnel: ["a", "b"], to: "c", byPerson: true, since: 5)
    let figures = try duckDB.count(request, progress: { progress.append($0) }, note: { notes.append($0) })
    #expect(progress == ["1 of 2", "2 of 2"] && notes == ["a note"])
    var expected = CountedFigures()
    expected.damaged = DamagedLines(
      count: 2, places: [.init(file: "x.jsonl", line: 3), .init(file: "y.jsonl", line: 0)])
    expected.absurd = AbsurdTimes(sessions: 1, steps: 2)
    expected.tables["ends"] = FigureTable(
      columns: ["screen", "sessions"], rows: [[.text("a"), .number(7)], [.none, .number(-1)]])
    expected.tables["loops"] = FigureTable(columns: [], rows: [])
    #expect(figures == expected)
    let sent = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/request"))
    let read = try JSONDecoder().decode(Request.self, from: sent)
    #expect(read.sessions == ["s"] && read.funnel == ["a", "b"] && read.to == "c" && read.around == nil)
    #expect(read.byPerson && read.since == 5 && read.version == nil)
    #expect(read.queries == request.queries && read.memory == 140 && read.threads == 2)
  }

  @Test(arguments: [
    (#"echo '{"error": "no such file"}'; exit 1"#, "no such file"),
    (#"echo '{"error": "the first"}'; echo '{"progress": "later"}'"#, "the first"),
    ("echo Traceback", "PYTHON wrote output that is not a figure"),
    ("exit 3", "DuckDB stopped with the code 3"), ("kill -9 $$", "DuckDB stopped with the code 9"),
  ])
  func failuresOfTheProgramAreErrors(commands: String, reason: String) throws {
    let folder = try Folder()
    let python = try folder.python("cat > /dev/null\n\(commands)")
    let duckDB = try DuckDB(environment: ["HELM_ANALYTICS_PYTHON": python])
    #expect(throws: FigureError(description: reason.replacing("PYTHON", with: python))) {
      try duckDB.count(FigureRequest(sessions: []), progress: { _ in })
    }
  }
}

/// The rows of a report on both sides of a limit, and their order.
@Suite struct ReportRowTests {
  private static let graph = NavigationGraph<NamedFragment>([Segue(from: "a", to: "b")])

  private static func table(_ columns: String, _ rows: [[FigureTable.Cell]]) -> FigureTable {
    FigureTable(columns: columns.split(separator: " ").map { String($0) }, rows: rows)
  }

  private static func page(_ figures: CountedFigures) -> String {
    let report = UsageReport(figures, graph: graph, funnel: [], target: nil)
    return ReportPage(report, graph: graph, picture: .missing(reason: "None.")).html
  }

  @Test(arguments: [12, 13, 14]) func aPageShowsTwelveRowsOfATable(count: Int) {
    var figures = CountedFigures()
    let rows = (0..<count).map { number -> [FigureTable.Cell] in
      [.text("s\(number)"), .number(9), .number(5), .number(1), .none, .none]
    }
    figures.tables["screens"] = Self.table("screen visits sessions total_ms median_ms p90_ms", rows)
    let page = Self.page(figures)
    #expect(page.contains("<details><summary>\(count - 12) more</summary>") == (count > 12))
    #expect(page.contains(" more</summary>") == (count > 12))
  }

  /// Users who came back are counted for a year.
  @Test func retentionIsOfFiftyTwoWeeksAndFlowsAreOrdered() {
    var figures = CountedFigures()
    let weeks: [[Int64]] = [[0, 10], [51, 2], [52, 3], [53, 4]]
    figures.tables["retention"] = Self.table(
      "age week people", weeks.map { [.number(60), .number($0[0]), .number($0[1])] })
    let retention = UsageReport(figures, graph: Self.graph, funnel: [], target: nil).retention
    #expect(retention.map(\.week) == Array(0...52))
    #expect(retention.map(\.people) == [10] + Array(repeating: 0, count: 50) + [2, 3])
    #expect(retention.allSatisfy { $0.of == 10 })
    // Steps around a screen are in the order of their places, their times and their names.
    let rows: [[FigureTable.Cell]] = [
      [.number(1), .text("a"), .text("c"), .number(5), .number(1)],
      [.number(0), .text("b"), .text("a"), .number(5), .number(2)],
      [.number(1), .text("a"), .text("b"), .number(5), .number(3)],
      [.number(0), .none, .text("a"), .number(5), .number(4)],
      [.number(-1), .text("c"), .text("b"), .number(1), .number(5)],
      [.number(0), .text("x"), .text("a"), .number(9), .number(6)],
      [.number(1), .text("a"), .none, .number(5), .number(7)],
    ]
    let flow = ScreenFlow(around: "a", Self.table("place origin target times sessions", rows).records)
    #expect(flow.links.map(\.sessions) == [5, 6, 4, 2, 7, 3, 1])
    #expect(flow.links.map(\.place) == [-1, 0, 0, 0, 1, 1, 1])
    #expect(flow.visits == 19)
  }
}
