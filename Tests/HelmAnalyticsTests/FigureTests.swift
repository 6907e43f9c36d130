import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

@testable import helm_nav

/// Whether DuckDB is installed; if not, `make analytics` says so.
let duckDB = try? DuckDB()

/// The figures of generated sessions, counted in three ways: by SQL, by plain loops over the lines, and by the
/// generator.
@Suite(.enabled(if: duckDB != nil, "DuckDB for Python is not installed: Scripts/install-analytics"))
struct FigureTests {
  static let graph = Sample.document.graph
  static let funnel = ["splash", "login", "register", "news"]
  static let plan = SessionPlan<NamedFragment>(
    way: ["gatekeeper", "register", "dashboard", "settings"], reached: [300, 200, 100, 50])

  /// Generates sessions, and writes them to a file in a temporary folder.
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

  @Test(arguments: [1, 2, 3] as [UInt64]) func sqlMatchesANaiveImplementation(seed: UInt64) throws {
    let (sessions, file) = try sessions(seed: seed, 1500)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(
      FigureRequest(sessions: [file.deletingLastPathComponent().path], funnel: Self.funnel, to: "settings"))
    // The lines as read back, so that the written lines are counted.
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

  @Test(arguments: [4, 5] as [UInt64]) func theReportMatchesTheGeneratedSessions(seed: UInt64) throws {
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

  @Test func damagedLinesAreCountedAndOmitted() throws {
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

  @Test func sinceOmitsEarlierSessions() throws {
    let (_, file) = try sessions(seed: 8, 100)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(FigureRequest(sessions: [file.path], since: 1_767_225_600_000 + 60 * 60_000))
    #expect(UsageReport(figures, graph: Self.graph, funnel: [], target: nil).totals.sessions == 40)
  }

  /// A line of the schema.
  private func line(_ session: String, _ step: Int, at: Int64, app: String? = "1.0") -> String {
    let version = app.map { #","app":"\#($0)""# } ?? ""
    return
      #"{"v":1,"session":"\#(session)","step":\#(step),"at":\#(at),"kind":"start","screen":"splash","graph":"g"\#(version)}"#
  }

  @Test func sessionsWithAWrongClockAreOmittedAndNoted() throws {
    let extra = [
      line("old", 0, at: 86_400_000, app: "9.0"), line("new", 0, at: 4_102_444_800_000, app: "9.1"),
      line("none", 0, at: 1_767_225_600_000, app: nil), line("far", 0, at: 1 << 62),
      line("far", 1 << 40, at: 1_767_225_600_000),
    ]
    let (_, file) = try sessions(seed: 9, 30, then: extra.joined(separator: "\n") + "\n")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(FigureRequest(sessions: [file.path]))
    #expect(figures.absurd == AbsurdTimes(sessions: 2, steps: 2))
    #expect(figures.damaged.count == 2)
    let report = UsageReport(figures, graph: Self.graph, funnel: [], target: nil)
    #expect(report.totals.sessions == 31)
    #expect(report.versions.map(\.app) == ["1.2", "1.1", "1.0"])
    #expect(report.difference.map { [$0.old, $0.new] } == ["1.1", "1.2"])
    #expect(report.text.contains("2 sessions with 2 steps left out"))
    // If no time is a valid date, none is an outlier.
    let small = file.deletingLastPathComponent().appendingPathComponent("small.jsonl")
    try Data((line("a", 0, at: 5) + "\n" + line("b", 0, at: 90_000_000)).utf8).write(to: small)
    let all = try count(FigureRequest(sessions: [small.path]))
    #expect(all.absurd == AbsurdTimes())
    #expect(UsageReport(all, graph: Self.graph, funnel: [], target: nil).totals.sessions == 2)
  }

  /// An upload that was repeated completely or in part, and one that lost a part.
  @Test func stepsSentTwiceCountOnce() throws {
    let (sessions, file) = try sessions(seed: 10, 200)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let lines = sessions.flatMap(\.steps).map(\.json)
    var again = lines.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    again += sessions[7].steps.map(\.json) + sessions[7].steps.map(\.json)
    let other = file.deletingLastPathComponent().appendingPathComponent("again.jsonl")
    try Data(again.joined(separator: "\n").utf8).write(to: other)
    let once = try count(FigureRequest(sessions: [file.path], funnel: Self.funnel, to: "settings"))
    let twice = try count(FigureRequest(sessions: [file.path, other.path], funnel: Self.funnel, to: "settings"))
    for (name, table) in once.tables {
      #expect(
        twice.tables[name]?.rows.sorted { "\($0)" < "\($1)" } == table.rows.sorted { "\($0)" < "\($1)" }, "\(name)")
    }
    // Without its first steps, and with one step twice.
    let part = file.deletingLastPathComponent().appendingPathComponent("part.jsonl")
    let kept = sessions[0].steps.dropFirst(2).map(\.json)
    try Data((kept + kept.prefix(1)).joined(separator: "\n").utf8).write(to: part)
    let found = try count(FigureRequest(sessions: [part.path]))
    #expect(UsageReport(found, graph: Self.graph, funnel: [], target: nil).totals.steps == kept.count)
  }

  @Test func oneVersionCanBeSelected() throws {
    let (sessions, file) = try sessions(seed: 11, 100)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let figures = try count(FigureRequest(sessions: [file.path], version: "1.1"))
    let expected = sessions.flatMap(\.steps).count { $0.app == "1.1" }
    #expect(UsageReport(figures, graph: Self.graph, funnel: [], target: nil).totals.steps == expected)
    #expect(expected > 0)
  }

  /// Two people: one reaches the screens of the funnel in three sessions over five weeks, the other in one session.
  @Test func funnelsFollowPeopleAcrossSessions() throws {
    let week: Int64 = 604_800_000
    func session(_ name: String, _ person: String?, _ at: Int64, _ screens: String...) -> [String] {
      screens.enumerated().map { number, screen in
        let pseudonym = person.map { #","person":"\#($0)""# } ?? ""
        let start = #""kind":"start","screen":"\#(screen)""#
        let next = #""kind":"present","from":"x","to":"\#(screen)","screen":"\#(screen)""#
        return
          #"{"v":1,"session":"\#(name)","step":\#(number),"at":\#(1_767_225_600_000 + at + Int64(number)),\#(number == 0 ? start : next),"app":"1","graph":"g"\#(number == 0 ? pseudonym : "")}"#
      }
    }
    let lines =
      session("a1", "ann", 0, "splash") + session("a2", "ann", week + 5, "login", "splash")
      + session("a3", "ann", 3 * week + 7, "news", "register") + session("b1", "bob", 10, "splash", "login", "register")
      + session("c1", nil, 20, "splash", "login") + session("z", "zoe", 4 * week, "news")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("people-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    func report(_ isByPerson: Bool) throws -> UsageReport {
      let funnel = ["splash", "login", "register"]
      var options = ReportOptions()
      (options.countsPeople, options.around) = (isByPerson, "splash")
      return UsageReport(
        try count(FigureRequest(sessions: [file.path], funnel: funnel, around: "splash", byPerson: isByPerson)),
        graph: Self.graph, funnel: funnel, target: nil, options: options)
    }
    let (sessions, people) = (try report(false), try report(true))
    #expect(sessions.funnel.map(\.sessions) == [4, 2, 1])
    #expect(people.funnel.map(\.sessions) == [2, 2, 2])
    #expect(people.funnel[2].totalMedianMs == 2)
    #expect(people.text.contains("  screen    users"))
    // A week counts for people whose week is over: zoe has only begun, and bob's fourth week lasts a little longer.
    #expect(
      people.retention == [
        .init(week: 0, people: 3, of: 3), .init(week: 1, people: 1, of: 2), .init(week: 2, people: 0, of: 2),
        .init(week: 3, people: 1, of: 1),
      ])
    #expect(
      sessions.flow?.links.map { "\($0.place) \($0.from ?? "-") \($0.to ?? "-") \($0.times) \($0.sessions)" } == [
        "-1 - login 1 1", "0 - splash 3 3", "0 login splash 1 1", "1 splash - 2 2", "1 splash login 2 2",
        "2 login - 1 1", "2 login register 1 1",
      ])
  }

  @Test func emptyInputIsAnError() throws {
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
