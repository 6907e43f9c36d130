import Helm
import HelmDocuments
import Testing

@testable import HelmTools

/// Graphs without modules and boxes that hardly fit, or don't.
@Suite struct FoldedRegionTests {
  private static func drawing(_ edges: [(String, String)]) -> GraphDrawing {
    GraphDrawing(
      NavigationGraph<NamedFragment>(
        edges.map { Segue<NamedFragment>(from: NamedFragment($0.0), to: NamedFragment($0.1)) }, entry: "home"))
  }

  private static func short(_ drawing: GraphDrawing) -> [String] { drawing.nodes.map { "\($0.name) \($0.count)" } }

  /// A row that doesn't fit is cut while less than half of the room is taken, and folded otherwise.
  @Test func aLongRowIsCutWhileHalfOfTheRoomIsFree() {
    let drawing = Self.drawing([("home", "list")] + (1...5).map { ("list", "detail\($0)") })
    #expect(Self.short(drawing.folded(toAtMost: 4)) == ["home 1", "list 6"])
    #expect(Self.short(drawing.folded(toAtMost: 5)) == ["home 1", "list 6"])
    #expect(
      Self.short(drawing.folded(toAtMost: 6)) == [
        "home 1", "list 1", "detail1 1", "detail2 1", "detail3 1", "detail4 … 2",
      ])
    #expect(drawing.folded(toAtMost: 7) == drawing)
  }

  /// Of a row that is cut, the screens that lead on come first, and the ones to leave open.
  @Test func ofALongRowTheScreensThatLeadOnAreShown() {
    let drawing = Self.drawing([
      ("home", "about"), ("home", "help"), ("home", "list"), ("home", "settings"), ("list", "detail"),
    ])
    #expect(
      Self.short(drawing.foldingRegions(toAtMost: 3, open: ["home"])) == ["home 1", "about … 3", "list 2"])
    #expect(
      Self.short(drawing.foldingRegions(toAtMost: 4, open: ["home", "settings"]))
        == ["home 1", "about … 2", "list 2", "settings 1"])
    #expect(Self.short(drawing.foldingRegions(toAtMost: 3, open: [])) == ["home 6"])
  }

  @Test func theOnlyScreenBelowAnOpenOneKeepsItsName() {
    let drawing = Self.drawing([("home", "list"), ("list", "detail")])
    let folded = drawing.folded(toAtMost: 2, open: ["list"])
    #expect(Self.short(folded) == ["home 1", "list 1", "detail 1"])
    #expect(folded.remarks.isEmpty)
    #expect(Self.short(drawing.folded(toAtMost: 2)) == ["home 1", "list 2"])
  }

  @Test func theFoldsAreRemarkedLast() {
    var drawing = Self.drawing([("home", "list"), ("list", "detail")])
    drawing.remarks = ["first"]
    #expect(drawing.folded(toAtMost: 2).remarks == ["first", "folded: 3 fragments in 2 nodes"])
  }

  /// What the entry doesn't lead to starts a row of its own.
  @Test func screensThatNothingLeadsToStartRows() {
    let drawing = Self.drawing([("home", "list"), ("island", "beach"), ("island", "harbor")])
    #expect(Self.short(drawing.folded(toAtMost: 4)) == ["home 1", "list 1", "island 3"])
    #expect(Self.short(drawing.folded(toAtMost: 2)) == ["home 2", "island 3"])
  }

  /// Tabs are folded as long as a quarter of the room is used then.
  @Test func tabsAreNotFoldedIfAlmostNothingWereLeft() {
    let tabs: [Segue<NamedFragment>] = ["news", "library"].map { Segue(from: "home", to: $0, style: .hold) }
    let screens = [("news", "article"), ("library", "book")].flatMap { tab, name in
      (1...10).map {
        Segue<NamedFragment>(from: NamedFragment(tab), to: NamedFragment("\(name)\($0)"), dismissable: true)
      }
    }
    let drawing = GraphDrawing(NavigationGraph<NamedFragment>(tabs + screens, entry: "home"))
    #expect(drawing.boxes.map(\.name) == ["news", "library"])
    #expect(Self.short(drawing.folded(toAtMost: 15)) == ["home 1", "news 11", "library 11"])
    #expect(
      Self.short(drawing.folded(toAtMost: 16))
        == ["home 1", "news 1", "library 11"] + (1...10).map { "article\($0) 1" })
  }
}
