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
