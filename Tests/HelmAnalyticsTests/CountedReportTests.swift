import Helm
import HelmDocuments
import Testing

@testable import helm_nav

/// Figures as an engine counts them, all different, so that none can be confused with another.
@Suite struct CountedReportTests {
  private static func table(_ columns: [String], _ rows: [[Any?]]) -> FigureTable {
    FigureTable(
      columns: columns,
      rows: rows.map { row in
        row.map { ($0 as? Int).map { .number(Int64($0)) } ?? ($0 as? String).map { .text($0) } ?? .none }
      })
  }

  static let figures: CountedFigures = {
    var figures = CountedFigures()
    figures.damaged = DamagedLines(
      count: 2, places: [.init(file: "x.jsonl", line: 3), .init(file: "y.jsonl", line: 0)])
    figures.tables["totals"] = table(
      ["sessions", "steps", "ended", "first_ms", "last_ms", "median_ms", "p90_ms"],
      [[101, 102, 103, 1_767_225_600_104, 1_767_312_000_105, 106, 107]])
    figures.tables["screens"] = table(
      ["screen", "visits", "sessions", "total_ms", "median_ms", "p90_ms"],
      [["a", 11, 12, 13, 14, 15], ["c", 21, 22, nil, nil, nil], ["b", 21, 23, 24, 25, 26]])
    figures.tables["segues"] = table(
      ["origin", "target", "times", "sessions", "by_person", "by_link", "by_rule", "undone"],
      [["a", "b", 31, 32, 33, 34, 35, 36], ["b", "a", 41, 42, 43, 44, 45, 46], ["b", "c", 0, 0, 0, 0, 0, 0]])
    figures.tables["ends"] = table(["screen", "sessions", "ended"], [["a", 51, 52], ["b", 53, 50]])
    figures.tables["loops"] = table(
      ["screen", "next1", "next2", "next3", "times", "sessions"],
      [["a", "b", nil, nil, 61, 62], ["a", "b", "c", "d", 63, 64]])
    figures.tables["funnel-0"] = table(["sessions", "median_ms", "p90_ms", "total_median_ms"], [[71, 72, 73, 74]])
    figures.tables["funnel-1"] = table(["sessions", "median_ms", "p90_ms", "total_median_ms"], [[65, 66, 67, 68]])
    figures.tables["ways"] = table(
      ["before1", "before2", "before3", "before4", "before5", "longer", "sessions", "median_ms"],
      [
        ["b", "a", nil, nil, nil, 0, 81, 82], ["e5", "e4", "e3", "e2", "e1", 1, 83, 84],
        ["b", "a", nil, nil, nil, 1, 81, 85],
      ])
    figures.tables["moves"] = table(
      ["origin", "target", "moves", "times"],
      [["a", "c", 2, 91], ["a", "c", 4, 92], ["b", "a", 3, 93], ["a", "b", 1, 94], ["c", "b", 2, 95]])
    figures.tables["versions"] = table(
      ["app", "sessions", "steps", "first_ms", "last_ms"],
      [["1.0", 200, 201, 202, 203], ["0.9", 210, 211, 112, 213], ["1.1", 400, 221, 222, 223]])
    figures.tables["version-screens"] = table(
      ["app", "screen", "visits", "median_ms"],
      [
        ["1.0", "a", 20, 231], ["1.1", "a", 10, 232], ["0.9", "a", 7, 233], ["1.1", "b", 100, 234],
        ["1.0", "c", 2, 235],
      ])
    figures.tables["version-segues"] = table(
      ["app", "origin", "target", "times", "median_ms"], [["1.0", "a", "b", 5, 241], ["1.1", "a", "b", 30, 242]])
    return figures
  }()

  static let graph = NavigationGraph<NamedFragment>([
    Segue(from: "a", to: "b", dismissable: true), Segue(from: "b", to: "a"), Segue(from: "b", to: "c"),
    Segue(from: "c", to: "d", style: .hold, dismissable: true),
  ])

  @Test func everyFigureIsInItsPlaceInTheReport() {
    let report = UsageReport(Self.figures, graph: Self.graph, funnel: ["a", "b", "c"], target: "t")
    var expected = UsageReport()
    expected.damaged = Self.figures.damaged
    expected.totals = .init(
      sessions: 101, steps: 102, ended: 103, firstMs: 1_767_225_600_104, lastMs: 1_767_312_000_105, medianMs: 106,
      p90Ms: 107)
    expected.screens = [
      .init(name: "b", visits: 21, sessions: 23, totalMs: 24, medianMs: 25, p90Ms: 26),
      .init(name: "c", visits: 21, sessions: 22, totalMs: 0, medianMs: nil, p90Ms: nil),
      .init(name: "a", visits: 11, sessions: 12, totalMs: 13, medianMs: 14, p90Ms: 15),
    ]
    expected.segues = [
      .init(
        from: "b", to: "a", times: 41, sessions: 42, byPerson: 43, byLink: 44, byRule: 45, undone: 46, isInGraph: true),
      .init(
        from: "a", to: "b", times: 31, sessions: 32, byPerson: 33, byLink: 34, byRule: 35, undone: 36, isInGraph: true),
      .init(from: "b", to: "c", times: 0, sessions: 0, byPerson: 0, byLink: 0, byRule: 0, undone: 0, isInGraph: true),
    ]
    expected.ends = [.init(screen: "b", sessions: 53, ended: 50), .init(screen: "a", sessions: 51, ended: 52)]
    expected.loops = [
      .init(screens: ["a", "b", "c", "d", "a"], times: 63, sessions: 64),
      .init(screens: ["a", "b", "a"], times: 61, sessions: 62),
    ]
    expected.funnel = [
      .init(screen: "a", sessions: 71, medianMs: nil, p90Ms: nil, totalMedianMs: nil),
      .init(screen: "b", sessions: 65, medianMs: 66, p90Ms: 67, totalMedianMs: 68),
      .init(screen: "c", sessions: 0, medianMs: nil, p90Ms: nil, totalMedianMs: nil),
    ]
    expected.ways = .init(
      target: "t",
      ways: [
        .init(screens: ["e1", "e2", "e3", "e4", "e5", "t"], isLonger: true, sessions: 83, medianMs: 84),
        .init(screens: ["a", "b", "t"], isLonger: false, sessions: 81, medianMs: 82),
        .init(screens: ["a", "b", "t"], isLonger: true, sessions: 81, medianMs: 85),
      ])
    expected.untaken = [.init(from: "b", to: "c", style: "swap"), .init(from: "c", to: "d", style: "sheet")]
    expected.shorter = [
      .init(from: "a", to: "c", times: 92, shortest: ["a", "b", "c"], savedSteps: 184),
      .init(from: "b", to: "a", times: 93, shortest: ["b", "a"], savedSteps: 186),
    ].sorted { $0.savedSteps > $1.savedSteps }
    expected.missing = [
      .init(from: "a", to: "c", times: 183, savedSteps: 367), .init(from: "c", to: "b", times: 95, savedSteps: 95),
    ]
    expected.versions = [
      .init(app: "1.1", sessions: 400, steps: 221, firstMs: 222, lastMs: 223),
      .init(app: "1.0", sessions: 200, steps: 201, firstMs: 202, lastMs: 203),
      .init(app: "0.9", sessions: 210, steps: 211, firstMs: 112, lastMs: 213),
    ]
    expected.difference = .init(
      old: "1.0", new: "1.1",
      screens: [
        .init(name: "b", oldPerThousand: 0, newPerThousand: 250, oldMedianMs: nil, newMedianMs: 234),
        .init(name: "a", oldPerThousand: 100, newPerThousand: 25, oldMedianMs: 231, newMedianMs: 232),
        .init(name: "c", oldPerThousand: 10, newPerThousand: 0, oldMedianMs: 235, newMedianMs: nil),
      ],
      segues: [.init(name: "a => b", oldPerThousand: 25, newPerThousand: 75, oldMedianMs: 241, newMedianMs: 242)])
    #expect(report.totals == expected.totals)
    #expect(report.screens == expected.screens)
    #expect(report.segues == expected.segues)
    #expect(report.loops == expected.loops)
    #expect(report.funnel == expected.funnel)
    #expect(report.ways == expected.ways)
    #expect(report.shorter == expected.shorter)
    #expect(report.missing == expected.missing)
    #expect(report.untaken == expected.untaken)
    #expect(report.difference == expected.difference)
    #expect(report == expected)
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (123, "123"), (1_234, "1\u{202F}234"), (12_345, "12\u{202F}345"),
      (123_456, "123\u{202F}456"), (1_234_567, "1\u{202F}234\u{202F}567"), (-123, "-123"), (-1_234, "-1\u{202F}234"),
    ] as [(Int, String)])
  func groupedInsertsSpacesBetweenThousands(number: Int, text: String) {
    #expect(grouped(number) == text)
  }

  private static func versions(_ names: [String], medians: [Int?]) -> [UsageReport.Version] {
    zip(names, medians).map { name, median in
      UsageReport.Version(app: name, sessions: 1, steps: 1, firstMs: 0, lastMs: 0, medianMs: median.map { Int64($0) })
    }
  }

  /// By number, whatever the clocks say; by time only if there are other names.
  @Test(
    arguments: [
      (["1.0", "2.0"], [9, 1], ["2.0", "1.0"]), (["1.9", "1.10", "1.9.1"], [3, 2, 1], ["1.10", "1.9.1", "1.9"]),
      (["v2", "1.4 (77)", "10"], [1, 1, 1], ["10", "v2", "1.4 (77)"]),
      (["1.0", "1.0.0", "1"], [1, 3, 2], ["1.0.0", "1", "1.0"]),
      (["blue", "2.0", "red"], [3, 1, 2], ["blue", "red", "2.0"]),
      (["99999999999999999999", "1"], [1, 2], ["1", "99999999999999999999"]),
      (["1-2", "1.1"], [2, 1], ["1.1", "1-2"]),
    ] as [([String], [Int], [String])])
  func versionsAreRankedByNumberOrElseByTime(_ names: [String], _ medians: [Int], _ ranked: [String]) {
    #expect(AppVersion.ranked(Self.versions(names, medians: medians)).map(\.app) == ranked)
  }

  @Test func namedVersionsAreCompared() {
    func report(_ options: ReportOptions) -> UsageReport {
      UsageReport(Self.figures, graph: Self.graph, funnel: [], target: nil, options: options)
    }
    let named = report(ReportOptions(compared: ("0.9", "1.0"))).difference
    #expect(named?.old == "0.9" && named?.new == "1.0")
    #expect(report(ReportOptions(compared: ("0.9", "7"))).difference == nil)
    // Steps without a version don't belong to the newest one.
    var figures = Self.figures
    figures.tables["versions"]?.rows.append([.text(""), .number(9), .number(9), .number(9_000), .number(9_000)])
    let all = UsageReport(figures, graph: Self.graph, funnel: [], target: nil)
    #expect(all.versions.map(\.app) == ["1.1", "1.0", "0.9"])
    #expect(all.difference?.old == "1.0" && all.difference?.new == "1.1")
  }

  @Test func flowsAroundAScreenHaveProportionalWidths() throws {
    var figures = Self.figures
    figures.tables["around"] = Self.table(
      ["place", "origin", "target", "times", "sessions"],
      [
        [0, nil, "a", 10, 9], [0, "b", "a", 30, 20], [-1, "c", "b", 30, 20],
        [1, "a", "<long & name of a screen>", 25, 20],
        [1, "a", nil, 15, 15], [2, "<long & name of a screen>", "d", 25, 20],
      ] + (0..<9).map { [0, "other\($0)", "a", 1, 1] })
    var options = ReportOptions()
    options.around = "a"
    let report = UsageReport(figures, graph: Self.graph, funnel: [], target: nil, options: options)
    let flow = try #require(report.flow)
    #expect(flow.visits == 49)
    for (reach, texts) in [
      (1, ["a 49", "b 30", "start 10", "end 15", "&lt;long &amp; name of … 25"]), (2, ["c 30", "d 25"]),
    ] {
      let svg = try #require(FlowPicture(flow, reach: reach).svg)
      let plain = svg.replacing("<tspan class=\"count\">", with: "").replacing("</tspan>", with: "")
      for text in texts { #expect(plain.contains(">\(text)</text>"), "\(text)") }
      // Five names, and one row for all others with their sum.
      #expect(plain.contains(">other screens 5</text>"))
      #expect(!plain.contains("other8"))
      #expect(svg.split(separator: "class=\"band\"").count - 1 == (reach == 1 ? 9 : 11))
    }
    let page = ReportPage(report, graph: Self.graph, picture: .missing(reason: "")).html
    #expect(page.contains("<h2>Around a</h2>"))
    #expect(page.contains("class=\"flow reach1\"") && page.contains("class=\"flow reach2\""))
    options.leastSessions = 2
    let careful = UsageReport(figures, graph: Self.graph, funnel: [], target: nil, options: options)
    #expect(careful.flow?.visits == 40)
    #expect(UsageReport(Self.figures, graph: Self.graph, funnel: [], target: nil, options: options).flow?.links == [])
  }

  @Test func groupsBelowTheMinimumAreOmitted() {
    var options = ReportOptions()
    (options.leastSessions, options.cause, options.utcOffset) = (40, .link, -3_600_000)
    let report = UsageReport(Self.figures, graph: Self.graph, funnel: ["a", "b", "c"], target: "t", options: options)
    #expect(report.screens == [])
    #expect(report.segues.map(\.times) == [44])
    // The number of sessions with links, and of reversals, is not counted.
    #expect(report.segues[0].sessions == nil && report.segues[0].undone == nil)
    #expect(report.funnel.map(\.sessions) == [71, 65, nil])
    #expect(report.ends.map(\.sessions) == [53, 51])
    #expect(report.shorter == [] && report.missing == [])
    // Figures of too few sessions are omitted, without claiming that there are none.
    #expect(report.untaken.map(\.from) == ["b", "c"])
    #expect(report.totals.firstMs == 1_767_222_000_104)
    #expect(
      report.notes == [
        "\(report.leftOut) rows of fewer than 40 sessions left out",
        "missed shortcuts and missing segues left out: they are not counted by sessions",
      ])
    let page = ReportPage(report, graph: Self.graph, picture: .missing(reason: "")).html
    #expect(page.contains("<b>fewer than 40</b>"))
    // A stage that nobody reached has no times.
    #expect(!page.contains("median </span>") && !page.contains("within </span>"))
  }

  @Test func countsOfFewSessionsAreOmitted() throws {
    var figures = Self.figures
    // One session comes to `a` sixty times in each version, and goes on to `b`.
    figures.tables["version-screens"] = Self.table(
      ["app", "screen", "visits", "sessions", "median_ms"],
      [
        ["1.0", "a", 60, 1, 231], ["1.1", "a", 60, 1, 232], ["1.0", "b", 60, 60, 233], ["1.1", "b", 60, 1, 234],
        ["1.0", "c", 50, 50, 235],
      ])
    figures.tables["version-segues"] = Self.table(
      ["app", "origin", "target", "times", "sessions"],
      [["1.0", "a", "b", 60, 1], ["1.1", "a", "b", 60, 1], ["1.0", "b", "a", 60, 60], ["1.1", "b", "a", 60, 1]])
    figures.tables["segues"] = Self.table(
      ["origin", "target", "times", "sessions", "by_person", "by_link", "by_rule", "undone"],
      [["a", "b", 60, 60, 41, 12, 7, 3], ["b", "a", 60, 1, 60, 0, 0, 0]])
    figures.tables["ends"] = Self.table(["screen", "sessions", "ended"], [["a", 60, 39]])
    var options = ReportOptions()
    options.leastSessions = 40
    let report = UsageReport(figures, graph: Self.graph, funnel: [], target: nil, options: options)
    let difference = try #require(report.difference)
    #expect(difference.screens.map(\.name) == ["b", "c"])
    #expect(difference.screens.map(\.newPerThousand) == [nil, 0])
    #expect(difference.screens.allSatisfy { $0.newShare == nil && $0.newMedianMs == nil && $0.oldShare != nil })
    #expect(difference.segues.map(\.name) == ["b => a"])
    #expect(difference.segues.map(\.newPerThousand) == [nil])
    let segue = try #require(report.segues.first)
    #expect(report.segues.count == 1 && segue.sessions == 60 && segue.byPerson == 41)
    #expect(segue.byLink == nil && segue.byRule == nil && segue.undone == nil)
    #expect(report.ends == [.init(screen: "a", sessions: 60, ended: nil)])
    let texts = GraphPicture.drawing(of: Self.graph, report).edges.map(\.notes)
    #expect(texts.contains(["60"]) && texts.contains(["<40"]))
    #expect(!report.text.contains("60  1 "))
  }

  @Test func seguesWithoutLinksHaveNoRowIfLinksAreSelected() {
    var options = ReportOptions()
    options.cause = .link
    let report = UsageReport(Self.figures, graph: Self.graph, funnel: [], target: nil, options: options)
    #expect(report.segues.map { [$0.from, $0.to, "\($0.times)"] } == [["b", "a", "44"], ["a", "b", "34"]])
    // "Nobody" means no session at all, not no session with links.
    #expect(report.untaken.map(\.from) == ["b", "c"])
  }

  /// Up to a hundred of each kind are listed, those that save the most first.
  @Test(arguments: [100, 101]) func upToAHundredFindingsOfAKindAreListed(count: Int) {
    var figures = CountedFigures()
    figures.tables["moves"] = Self.table(
      ["origin", "target", "moves", "times"],
      (0..<count).flatMap { [["x\($0)", "y", 2, $0 + 1], ["hub", "s\($0)", 3, $0 + 1]] as [[Any?]] })
    let graph = NavigationGraph<NamedFragment>(
      (0..<count).map { Segue(from: "hub", to: NamedFragment("s\($0)"), dismissable: true) })
    let report = UsageReport(figures, graph: graph, funnel: [], target: nil)
    #expect(report.shorter.map(\.savedSteps) == (count - 99...count).reversed().map { $0 * 2 })
    #expect(report.missing.map(\.savedSteps) == (count - 99...count).reversed().map { $0 })
    #expect(report.missing.first?.from == "x\(count - 1)")
  }

  @Test func anEmptyFunnelOfPeopleIsNoted() {
    var options = ReportOptions()
    options.countsPeople = true
    let report = UsageReport(CountedFigures(), graph: Self.graph, funnel: ["a", "b"], target: nil, options: options)
    #expect(report.notes == ["the funnel is empty: no session that reached its first screen has a pseudonym"])
    #expect(UsageReport(Self.figures, graph: Self.graph, funnel: ["a"], target: nil, options: options).notes == [])
  }

  /// Wilson intervals, compared with published tables.
  @Test(arguments: [
    (5, 10, 500, 236, 764), (0, 10, 0, 0, 278), (10, 10, 1000, 722, 1000), (81, 263, 307, 255, 367), (0, 0, 0, 0, 1000),
    (1, 1, 1000, 206, 1000), (0, 1, 0, 0, 794), (3, 2, 1500, 342, 1000),
  ])
  func sharesHaveWilsonIntervals(part: Int, whole: Int, share: Int, low: Int, high: Int) {
    let found = ShareOfSessions(part, of: whole)
    #expect([found.perThousand, found.low, found.high] == [share, low, high])
    if whole == 10, part == 5 { #expect(found.text == "50.0 % (23.6–76.4)") }
  }
}
