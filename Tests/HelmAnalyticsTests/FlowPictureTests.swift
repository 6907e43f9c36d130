import Testing

@testable import helm_nav

/// How many screens, and how much of their names, are in the picture of a flow.
@Suite struct FlowPictureTests {
  private static func row(_ place: Int, _ from: String?, _ to: String?, _ times: Int) -> [FigureTable.Cell] {
    func cell(_ name: String?) -> FigureTable.Cell {
      if let name { FigureTable.Cell.text(name) } else { FigureTable.Cell.none }
    }
    return [.number(Int64(place)), cell(from), cell(to), .number(Int64(times)), .number(1)]
  }

  private static func flow(_ rows: [[FigureTable.Cell]]) -> ScreenFlow {
    let columns = ["place", "origin", "target", "times", "sessions"]
    return ScreenFlow(around: "home", FigureTable(columns: columns, rows: rows).records)
  }

  /// The texts of a picture, each with its count.
  private static func texts(_ flow: ScreenFlow, reach: Int) -> [String] {
    (FlowPicture(flow, reach: reach).svg ?? "").matches(of: /[>]([^<>]+) <tspan class="count">([^<]+)</)
      .map { "\($0.output.1) \($0.output.2)" }
  }

  @Test(arguments: [5, 6, 7, 8]) func upToSixScreensHaveANameInAColumn(count: Int) {
    let flow = Self.flow((1...count).map { Self.row(0, "screen\($0)", "home", 10 - $0) })
    let texts = Self.texts(flow, reach: 1)
    let shown = count <= 6 ? count : 5
    #expect(texts.filter { $0.hasPrefix("screen") } == (1...shown).map { "screen\($0) \(10 - $0)" })
    let others = (1...count).dropFirst(shown).reduce(0) { $0 + 10 - $1 }
    #expect(texts.filter { $0.hasPrefix("other") } == (others > 0 ? ["other screens \(others)"] : []))
    #expect(texts.last == "home \((1...count).reduce(0) { $0 + 10 - $1 })")
  }

  /// A screen further away is named by how often it was viewed there, whatever came next.
  @Test func theMostViewedScreensOfAColumnHaveANameThere() {
    let next = (1...7).map { Self.row(1, "home", "screen\($0)", 4) }
    let before =
      (1...6).map { Self.row(-1, "far\($0)", "near", 5) } + ["near", "side"].map { Self.row(-1, "often", $0, 3) }
    let rows = next + before + [Self.row(0, "near", "home", 33), Self.row(0, "side", "home", 3)]
    #expect(Self.texts(Self.flow(rows), reach: 2).contains("often 6"))
  }

  @Test(arguments: [(1, 17), (2, 22)]) func longNamesAreShortened(reach: Int, most: Int) {
    func shown(_ count: Int) -> String? {
      let name = String(repeating: "x", count: count)
      return Self.texts(Self.flow([Self.row(0, name, "home", 3)]), reach: reach).first
    }
    #expect(shown(most) == "\(String(repeating: "x", count: most)) 3")
    #expect(shown(most + 1) == "\(String(repeating: "x", count: most - 1))… 3")
  }

  @Test func startsAndEndsOfSessionsAreStops() {
    let flow = Self.flow([
      Self.row(0, nil, "home", 4), Self.row(0, "list", "home", 2), Self.row(1, "home", nil, 5),
      Self.row(1, "home", "detail", 1), Self.row(2, "detail", nil, 1),
    ])
    #expect(Self.texts(flow, reach: 1) == ["list 2", "start 4", "home 6", "detail 1", "end 5"])
  }

  @Test func aFlowWithoutVisitsHasNoPicture() {
    #expect(FlowPicture(Self.flow([]), reach: 1).svg == nil)
    #expect(FlowPicture(Self.flow([Self.row(1, "home", "list", 3)]), reach: 2).svg == nil)
  }
}
