import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

@testable import helm_nav

@Suite struct ReportTests {
  @Test(
    arguments: [
      ("2026", 1_767_225_600_000), ("2026-02", 1_769_904_000_000), ("2026-02-28", 1_772_236_800_000),
      ("2024-02-29", 1_709_164_800_000), ("1969-12-31", -86_400_000), ("2026-02-29", nil), ("2026-13", nil),
      ("26", nil),
      ("2026-1", nil), ("2026-01-31x", nil), ("", nil),
    ] as [(String, Int64?)]) func datesAreParsedAndFormatted(_ text: String, _ milliseconds: Int64?)
  {
    #expect(ReportDate.milliseconds(from: text) == milliseconds)
    if let milliseconds, text.count == 10 { #expect(ReportDate.text(milliseconds) == text) }
  }

  /// A damaged recording may have any time.
  @Test func datesBeforeTheYearZeroAreFormatted() {
    #expect(ReportDate.text(-719_468 * 86_400_000) == "0-03-01")
    #expect(ReportDate.text(-719_469 * 86_400_000) == "0-02-29")
    #expect(ReportDate.text(-(719_469 + 146_097) * 86_400_000) == "-400-02-29")
  }

  @Test func screenMovesDependOnPresentedScreens() {
    let moves = ScreenMoves(Sample.document.graph)
    func targets(_ name: String) -> [String] { moves.moves(from: NamedFragment(name)).map(\.screen.name) }
    #expect(targets("splash") == ["login", "news"])
    #expect(targets("library").sorted() == ["compose", "library", "miniPlayer", "news", "settings"])
    // A push covers the dashboard, and takes its place.
    #expect(targets("settings") == [])
    #expect(moves.shortestWay(from: "splash", to: "compose")?.map(\.name) == ["splash", "news", "compose"])
    #expect(moves.shortestWay(from: "settings", to: "news") == nil)
    for start in moves.graph.fragments {
      let ways = moves.shortestWays(from: start)
      for end in moves.graph.fragments {
        #expect(ways[end] == moves.shortestWay(from: start, to: end), "\(start), \(end)")
      }
    }
    #expect(moves.landing(on: "dashboard") == "news" && moves.landing(on: "compose") == "compose")
  }

  /// A graph of everything that can be above something else: overlays and modals, some of which cannot be dismissed.
  private static let layers = """
    { "version": 1, "segues": [
      { "from": "start", "to": "home" }, { "from": "home", "to": "a", "style": "hold", "auto": true },
      { "from": "home", "to": "b", "style": "hold" }, { "from": "a", "to": "c", "dismissable": true },
      { "from": "home", "to": "player", "style": "hold", "dismissable": true, "presentation": "overlay" },
      { "from": "home", "to": "banner", "style": "hold", "dismissable": true, "presentation": "overlay" },
      { "from": "home", "to": "sheet", "style": "hold", "dismissable": true },
      { "from": "sheet", "to": "question", "style": "hold", "dismissable": true, "presentation": "popover" },
      { "from": "home", "to": "lock", "style": "hold", "presentation": "fullScreenCover" },
      { "from": "lock", "to": "code", "dismissable": true }, { "from": "b", "to": "tip", "style": "hold", "dismissable": true },
      { "from": "home", "to": "settings", "dismissable": true }, { "from": "settings", "to": "start" },
      { "from": "lock", "to": "home", "leaving": "home" } ] }
    """

  /// A graph of accessories and curtains, and of a screen that isn't always held by what it leaves.
  private static let accessories = """
    { "version": 1, "segues": [
      { "from": "start", "to": "root" }, { "from": "start", "to": "help" },
      { "from": "root", "to": "home", "style": "hold", "auto": true }, { "from": "root", "to": "inbox", "style": "hold" },
      { "from": "home", "to": "list", "style": "hold", "auto": true }, { "from": "home", "to": "detail", "style": "hold" },
      { "from": "home", "to": "help", "style": "hold" }, { "from": "help", "to": "done", "leaving": "home" },
      { "from": "home", "to": "player", "style": "hold", "dismissable": true, "presentation": "accessory" },
      { "from": "player", "to": "queue", "style": "hold", "dismissable": true },
      { "from": "list", "to": "status", "style": "hold", "auto": true, "presentation": "accessory" },
      { "from": "list", "to": "article", "dismissable": true },
      { "from": "home", "to": "lock", "style": "hold", "presentation": "curtain" },
      { "from": "lock", "to": "keys", "style": "hold", "auto": true }, { "from": "lock", "to": "code", "style": "hold" },
      { "from": "code", "to": "hint", "style": "hold", "dismissable": true }, { "from": "done", "to": "start" } ] }
    """

  /// Certain moves are verified in each state of a random navigation: each move is possible, and ends on the expected
  /// screen.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func screenMovesAreCorrectInEveryState(seed: UInt64) throws {
    try expectCorrectMoves(
      in: seed % 2 == 0 ? Sample.document.graph : try GraphDocument(reading: Self.layers).graph,
      entry: seed % 2 == 0 ? "splash" : "start", seed: seed)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func accessoriesAndCurtainsAreNoMovesInAnyState(seed: UInt64) throws {
    try expectCorrectMoves(in: try GraphDocument(reading: Self.accessories).graph, entry: "start", seed: seed)
  }

  private func expectCorrectMoves(
    in graph: NavigationGraph<NamedFragment>, entry: NamedFragment, seed: UInt64
  ) throws {
    let moves = ScreenMoves(NavigationGraph(graph.segues, entry: entry))
    var navigation = try Navigation(graph: moves.graph)
    var numbers = SeededNumbers(seed: seed)
    var tried: Set<[NamedFragment]> = []
    for _ in 0..<300 {
      let top = navigation.topmostFragment.fragment
      for move in moves.moves(from: top) {
        var copy = navigation
        let steps = try copy.perform(.present(move.edge.to, from: .any(move.edge.from))).steps
        // A child that was already held returns with everything above it.
        let isFresh = steps.allSatisfy { if case .presented = $0.action { true } else { false } }
        if isFresh {
          #expect(copy.topmostFragment.fragment == move.screen, "\(navigation.path), \(move.edge), seed \(seed)")
        }
        tried.insert([top, move.screen])
      }
      let edges = navigation.presentedFragments.flatMap { graph.outgoingEdges(of: $0.fragment) }
      if edges.isEmpty || numbers.next() % 9 == 0 { navigation = try Navigation(graph: moves.graph) }
      if !edges.isEmpty {
        _ = try? navigation.perform(.present(edges[Int(numbers.next() % UInt64(edges.count))].to))
      }
    }
    #expect(tried.count > 12)
  }

  @Test func screenMovesRespectWhatIsAbove() throws {
    let moves = ScreenMoves(NavigationGraph(try GraphDocument(reading: Self.layers).segues, entry: "start"))
    func targets(_ name: String) -> [String] { moves.moves(from: NamedFragment(name)).map(\.screen.name).sorted() }
    // `b` would stay below the player, and below the sheet; below the tip may be the lock, which must not be hidden.
    #expect(targets("player") == ["banner", "lock", "player", "settings", "sheet"])
    #expect(targets("sheet") == ["question"])
    #expect(targets("code") == [])
    #expect(targets("tip") == ["tip"])
  }

  @Test func aSegueLeavingAnotherFragmentIsUncertainInAModal() {
    let moves = ScreenMoves(
      NavigationGraph<NamedFragment>(
        [
          Segue(from: "home", to: "sheet", style: .hold, dismissable: true),
          Segue(from: "sheet", to: "n", dismissable: true), Segue(from: "sheet", to: "p", leaving: "sheet"),
          Segue(from: "sheet", to: "q", leaving: "home"),
        ], entry: "home"))
    #expect(moves.moves(from: "sheet").map(\.screen.name).sorted() == ["n", "p", "sheet"])
  }

  @Test func damagedLinesRoundTrip() throws {
    let written = try JSONEncoder().encode(figures.damaged)
    #expect(String(decoding: written, as: UTF8.self).contains(#"["x.jsonl",3]"#))
    #expect(try JSONDecoder().decode(DamagedLines.self, from: written) == figures.damaged)
  }

  private var figures: CountedFigures {
    var figures = CountedFigures()
    func rows(_ rows: [[Any?]]) -> [[FigureTable.Cell]] {
      rows.map { $0.map { ($0 as? Int).map { .number(Int64($0)) } ?? ($0 as? String).map { .text($0) } ?? .none } }
    }
    figures.tables["totals"] = FigureTable(
      columns: ["sessions", "steps", "ended", "first_ms", "last_ms", "median_ms", "p90_ms"],
      rows: rows([[2, 9, 1, 1_767_225_600_000, 1_767_225_660_000, 2500, 60_000]]))
    figures.tables["screens"] = FigureTable(
      columns: ["screen", "visits", "sessions", "total_ms", "median_ms", "p90_ms"],
      rows: rows([["news", 3, 2, 4000, 1000, 2000], ["a\u{7}<b>", 3, 1, 0, nil, nil]]))
    figures.tables["segues"] = FigureTable(
      columns: ["origin", "target", "times", "sessions", "by_person", "by_link", "by_rule", "undone"],
      rows: rows([["splash", "dashboard", 2, 2, 2, 0, 0, 0], ["old", "gone", 1, 1, 0, 1, 0, 1]]))
    figures.tables["moves"] = FigureTable(
      columns: ["origin", "target", "moves", "times"],
      rows: rows([
        ["news", "library", 3, 4], ["news", "library", 1, 2], ["splash", "compose", 2, 5], ["settings", "news", 1, 1],
        ["settings", "compose", 2, 7],
      ]))
    figures.damaged = DamagedLines(count: 1, places: [.init(file: "x.jsonl", line: 3)])
    return figures
  }

  @Test func reportFindsShortcutsAndMissingSegues() {
    let report = UsageReport(figures, graph: Sample.document.graph, funnel: [], target: nil)
    #expect(
      report.shorter == [
        .init(from: "news", to: "library", times: 4, shortest: ["news", "library"], savedSteps: 8)
      ])
    #expect(
      report.missing == [
        .init(from: "settings", to: "compose", times: 7, savedSteps: 7),
        .init(from: "splash", to: "compose", times: 5, savedSteps: 5),
      ])
    #expect(report.untaken.count == 12)
    #expect(report.segues.map(\.isInGraph) == [true, false])
    #expect(report.screens.map(\.name) == ["a\u{7}<b>", "news"])
  }

  @Test func reportTextAndPageEscapeNames() {
    let report = UsageReport(figures, graph: Sample.document.graph, funnel: [], target: nil)
    let head = """
      2 sessions, 9 steps, on 2026-01-01
      a session lasts 2.5 s (median), 1 min 0 s (90 %)

      1 damaged line left out
        x.jsonl:3

      Screens
        screen      visits  sessions  median   90 %
        a\\u{07}<b>       3         1
        news             3         2   1.0 s  2.0 s

      """
    #expect(report.text.hasPrefix(head))
    let page = ReportPage(report, graph: Sample.document.graph, picture: .missing(reason: "No <dot>.")).html
    #expect(!page.contains("<script"))
    #expect(!page.contains("<b>\u{7}"))
    #expect(page.contains("a\u{2407}&lt;b&gt;"))
    #expect(page.contains("No &lt;dot&gt;."))
  }

  @Test func thePictureOfAPageHasNotes() throws {
    let graph = Sample.document.graph
    let report = UsageReport(figures, graph: graph, funnel: [], target: nil)
    var picture = GraphPage(of: Sample.document, views: [])
    picture.notes = GraphPicture.notes(of: graph, report)
    let news = try #require(graph.fragments.map(\.name).firstIndex(of: "news"))
    let splash = try #require(graph.fragments.map(\.name).firstIndex(of: "splash"))
    #expect(picture.notes.screens[news] == "3 visits in 2 sessions, median 1.0 s, 90 % at most 2.0 s")
    #expect(picture.notes.screens[splash] == "never on top")
    #expect(picture.notes.segues.count == graph.segues.count)
    var options = ReportOptions()
    options.leastSessions = 2
    let careful = UsageReport(figures, graph: graph, funnel: [], target: nil, options: options)
    let notes = GraphPicture.notes(of: graph, careful)
    #expect(notes.screens[splash] == "on top in fewer than 2 sessions")
    #expect(Set(notes.segues.values).contains("taken in fewer than 2 sessions"))
    let page = ReportPage(report, graph: graph, picture: .drawn(picture)).html
    #expect(page.contains("<div class=\"graph\">"))
    #expect(page.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-"))
    // The figures and the scripts, without interactive parts.
    #expect(page.ranges(of: "<script").count == 2)
    #expect(!page.contains("\"machine\":"))
    #expect(page.contains("\"\(news)\": \"3 visits in 2 sessions, median 1.0 s, 90 % at most 2.0 s\""))
  }

  @Test func theDrawingHasTheTrafficAsWeight() {
    let report = UsageReport(figures, graph: Sample.document.graph, funnel: [], target: nil)
    let drawing = GraphPicture.drawing(of: Sample.document.graph, report)
    #expect(drawing.edges.compactMap(\.weight).max() == 1)
    #expect(drawing.edges.contains { $0.weight == 0 && $0.notes == ["0"] })
  }
}
