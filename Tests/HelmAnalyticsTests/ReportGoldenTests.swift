import Foundation
import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import helm_nav

/// The whole report in each format, of figures that contain everything: more rows than are shown, names that have to be
/// escaped, missing times, and numbers of each size.
@Suite struct ReportGoldenTests {
  private static func table(_ columns: String, _ rows: [[Any?]]) -> FigureTable {
    FigureTable(
      columns: columns.split(separator: " ").map(String.init),
      rows: rows.map { row in
        row.map { ($0 as? Int).map { .number(Int64($0)) } ?? ($0 as? String).map { .text($0) } ?? .none }
      })
  }

  static let figures: CountedFigures = {
    var figures = CountedFigures()
    figures.damaged = DamagedLines(
      count: 9,
      places: [.init(file: "x<1>.jsonl", line: 3), .init(file: "y.jsonl", line: 0), .init(file: "z", line: 7)])
    figures.tables["totals"] = table(
      "sessions steps ended first_ms last_ms median_ms p90_ms",
      [[12_345, 1_234_567, 12_000, 1_767_225_600_000, 1_772_323_200_000, 59_999, 3_725_000]])
    figures.tables["screens"] = table(
      "screen visits sessions total_ms median_ms p90_ms",
      (0..<14).map { number in
        [
          number == 3 ? "articleDetail/main_list(x)" : "s\(number)", 100 * number * number, 90 * number, 10,
          number == 5 ? nil : 999 * number,
          1_000 * number * number,
        ]
      })
    figures.tables["segues"] = table(
      "origin target times sessions by_person by_link by_rule undone",
      [
        ["s0", "s1", 1_000, 900, 700, 200, 100, 7], ["s1", "a & b", 3, 2, 0, 3, 0, 0],
        ["s1", "s2", 50, 49, 50, 0, 0, 1],
      ])
    figures.tables["ends"] = table(
      "screen sessions ended", [["s0", 6_000, 5_999], ["s2", 1, 0], ["s1", 6_344, 6_001]])
    figures.tables["loops"] = table(
      "screen next1 next2 next3 times sessions", [["s0", "s1", nil, nil, 61, 52], ["s1", "s2", "s0", nil, 63, 54]])
    for (number, count) in [10_000, 2_500, 2_500].enumerated() {
      figures.tables["funnel-\(number)"] = table(
        "sessions median_ms p90_ms total_median_ms", [[count, 900 * number, 70_000 * number, 1_800 * number]])
    }
    figures.tables["ways"] = table(
      "before1 before2 before3 before4 before5 longer sessions median_ms",
      [
        ["s1", "s0", nil, nil, nil, 0, 81, 1_500], ["s1", "s0", "s1", "s0", "s1", 1, 83, 61_000],
        ["s0", nil, nil, nil, nil, 0, 1, nil],
      ])
    figures.tables["moves"] = table(
      "origin target moves times",
      [["s0", "s2", 3, 91], ["s0", "s2", 4, 9], ["s2", "s1", 2, 93], ["s0", "s1", 1, 94]])
    figures.tables["versions"] = table(
      "app sessions steps first_ms last_ms median_ms",
      [["1.0", 2_000, 20_100, 202, 203, 5], ["1.1", 400, 2_221, 222, 223, 6], ["", 3, 4, 5, 6, 7]])
    figures.tables["version-screens"] = table(
      "app screen visits sessions median_ms",
      [
        ["1.0", "s0", 2_000, 1_000, 2_310], ["1.1", "s0", 100, 90, 2_320], ["1.1", "s1", 7, 7, nil],
        ["1.0", "s2", 1, 1, 9],
      ])
    figures.tables["version-segues"] = table(
      "app origin target times sessions", [["1.0", "s0", "s1", 500, 400], ["1.1", "s0", "s1", 300, 200]])
    figures.tables["around"] = table(
      "place origin target times sessions",
      [
        [0, nil, "s1", 40, 40], [0, "s0", "s1", 60, 50], [-1, "s2", "s0", 25, 20], [-1, nil, "s0", 35, 30],
        [1, "s1", "s2", 70, 60], [1, "s1", nil, 30, 30], [2, "s2", "s1", 20, 20], [2, "s2", nil, 50, 40],
      ] + (0..<8).map { [1, "s1", "other\($0)", 3 + $0, 2] })
    figures.tables["retention"] = table(
      "age week people",
      [[5, 0, 100], [5, 1, 40], [5, 2, 20], [5, 4, 2], [1, 0, 50], [1, 1, 9], [0, 0, 7]])
    return figures
  }()

  static let graph = NavigationGraph<NamedFragment>([
    Segue(from: "s0", to: "s1", dismissable: true), Segue(from: "s1", to: "s2", style: .hold, dismissable: true),
    Segue(from: "s2", to: "s3"), Segue(from: "s0", to: "s4", style: .hold, auto: true),
    Segue(from: "s0", to: "s5", style: .hold),
  ])

  static let reports: [(name: String, report: UsageReport)] = {
    var options = ReportOptions()
    (options.around, options.countsPeople) = ("s1", true)
    func report(_ figures: CountedFigures, _ options: ReportOptions, funnel: [String], target: String?) -> UsageReport {
      UsageReport(figures, graph: graph, funnel: funnel, target: target, options: options)
    }
    let all = report(figures, options, funnel: ["s0", "s1", "s2"], target: "s2")
    var careful = ReportOptions()
    (careful.leastSessions, careful.cause, careful.around, careful.utcOffset) = (50, .person, "s1", 7_200_000)
    let few = report(figures, careful, funnel: ["s0", "s1", "s2", "s3"], target: "s2")
    var narrow = ReportOptions()
    narrow.around = "s9"
    return [
      ("all", all), ("few", few),
      ("nothing", report(CountedFigures(), narrow, funnel: ["s0", "s1"], target: "s2")),
    ]
  }()

  @Test(arguments: reports.indices) func reportTextsMatchTheirSnapshots(number: Int) {
    let (name, report) = Self.reports[number]
    #expect(TextSnapshot(report.text, named: name, fileExtension: "report.txt").problem() == nil)
  }

  @Test(arguments: reports.indices) func reportPagesMatchTheirSnapshots(number: Int) throws {
    let (name, report) = Self.reports[number]
    let html = ReportPage(report, graph: Self.graph, picture: .missing(reason: "No <dot>.")).html
    let body = try #require(html.firstRange(of: "<body")?.lowerBound)
    #expect(TextSnapshot(String(html[body...]), named: name, fileExtension: "report.html").problem() == nil)
  }

  @Test(arguments: reports.indices) func reportNotesMatchTheirSnapshots(number: Int) {
    let (name, report) = Self.reports[number]
    let notes = GraphPicture.notes(of: Self.graph, report)
    func lines(_ notes: [Int: String]) -> String {
      notes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
    }
    let text =
      lines(notes.screens) + "\n" + lines(notes.segues) + "\n" + GraphPicture.drawing(of: Self.graph, report).words
    #expect(TextSnapshot(text, named: name, fileExtension: "notes.txt").problem() == nil)
  }
}
