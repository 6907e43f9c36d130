import Foundation
import Helm
import HelmDocuments
import Testing

@testable import helm_nav

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
