import Testing

@testable import helm_nav

/// An unreadable document of figures, or funnel, and its error line.
struct BadFigures: Sendable, CustomTestStringConvertible {
  let text: String
  let error: String

  init(_ text: String, _ error: String) { (self.text, self.error) = (text, error) }

  var testDescription: String { text }
}

@Suite("Figures and funnels are read from documents")
struct FigureDocumentTests {
  static let bad = [
    BadFigures("", "f.json:1:1: $: expected a value, found an empty document"),
    BadFigures("{ \"figures\": {},\n  }", "f.json:2:3: $: expected a key in quotes, found }"),
    BadFigures(
      "[]",
      "f.json:1:1: $: expected figures written by Analytics/Spark/report.py, which are an object, found an array"),
    BadFigures(smallGraph, "f.json:1:1: $: the key \"figures\" is missing"),
    BadFigures(#"{ "figures": [] }"#, "f.json:1:14: $.figures: expected an object of figures, found an array"),
    BadFigures(
      #"{ "figures": { "ends": 7 } }"#, "f.json:1:24: $.figures.ends: expected a figure, which is an object, found 7"),
    BadFigures(
      #"{ "figures": { "ends": { "rows": [] } } }"#, "f.json:1:24: $.figures.ends: the key \"columns\" is missing"),
    BadFigures(
      #"{ "figures": { "ends": { "columns": [] } } }"#, "f.json:1:24: $.figures.ends: the key \"rows\" is missing"),
    BadFigures(
      #"{ "figures": { "ends": { "columns": [7], "rows": [] } } }"#,
      "f.json:1:38: $.figures.ends.columns[0]: expected a column's name, found 7"),
    BadFigures(
      "{ \"figures\": { \"version-screens\": { \"columns\": [\"app\"], \"rows\": [\n  [\"1.0\"],\n  7] } } }",
      "f.json:3:3: $.figures[\"version-screens\"].rows[1]: expected a row, which is an array, found 7"),
    BadFigures(
      "{ \"figures\": { \"ends\": { \"columns\": [\"a\", \"b\"], \"rows\": [\n  [1, 2],\n  [3]] } } }",
      "f.json:3:3: $.figures.ends.rows[1]: expected 2 cells, one for each column, found 1"),
    BadFigures(
      "{ \"figures\": { \"ends\": { \"columns\": [\"a\", \"b\"], \"rows\": [\n  [1, 2],\n  [3, 4.5]] } } }",
      "f.json:3:7: $.figures.ends.rows[1][1]: expected an integer of at most 15 digits, a string or null, found 4.5"),
    BadFigures(
      #"{ "figures": { "ends": { "columns": ["a"], "rows": [[1000000000000000]] } } }"#,
      "f.json:1:54: $.figures.ends.rows[0][0]: expected an integer of at most 15 digits, a string or null, "
        + "found 1000000000000000"),
    BadFigures(
      #"{ "figures": { "ends": { "columns": ["a"], "rows": [[true]] } } }"#,
      "f.json:1:54: $.figures.ends.rows[0][0]: expected an integer of at most 15 digits, a string or null, found true"),
    BadFigures(
      #"{ "figures": {}, "damaged": null }"#,
      "f.json:1:29: $.damaged: expected the damaged lines, which are an object, found null"),
    BadFigures(
      #"{ "damaged": { "places": [] }, "figures": {} }"#, "f.json:1:14: $.damaged: the key \"count\" is missing"),
    BadFigures(
      #"{ "damaged": { "count": -1, "places": [] }, "figures": {} }"#,
      "f.json:1:25: $.damaged.count: expected the number of damaged lines, found -1"),
    BadFigures(
      #"{ "damaged": { "count": 1, "places": 7 }, "figures": {} }"#,
      "f.json:1:38: $.damaged.places: expected an array of places, found 7"),
    BadFigures(
      #"{ "damaged": { "count": 1, "places": [["a"]] }, "figures": {} }"#,
      "f.json:1:39: $.damaged.places[0]: expected a place, which is an array of a file and a line, found 1 element"),
    BadFigures(
      #"{ "damaged": { "count": 1, "places": [[1, 1]] }, "figures": {} }"#,
      "f.json:1:40: $.damaged.places[0][0]: expected the name of a file, found 1"),
    BadFigures(
      #"{ "damaged": { "count": 1, "places": [["a", "1"]] }, "figures": {} }"#,
      "f.json:1:45: $.damaged.places[0][1]: expected a line number, found \"1\""),
    BadFigures(
      #"{ "figures": {}, "figures": {} }"#, "f.json:1:18: $: the key \"figures\" occurs twice in this object"),
  ]

  @Test(arguments: bad) func invalidFiguresAreReported(_ figures: BadFigures) {
    let console = TextConsole(files: ["g.json": smallGraph, "f.json": figures.text])
    #expect(runTool(["report", "g.json", "--figures", "f.json"], console) == 2)
    #expect(console.errors == "helm-nav: \(figures.error)\n")
    #expect(console.output == "")
  }

  static let badFunnels = [
    BadFigures("[", "--funnel:1:2: $[0]: expected a value, found the end of the document"),
    BadFigures("[start,home]", "--funnel:1:2: $[0]: expected a value, found start"),
    BadFigures(#"["start" "home"]"#, "--funnel:1:10: $: expected a comma or ], found \""),
    BadFigures(#"["start","#, "--funnel:1:10: $[1]: expected a value, found the end of the document"),
    BadFigures(#"["start", 7]"#, "--funnel:1:11: $[1]: expected a screen's name, found 7"),
    BadFigures(#"["start"], "home""#, "--funnel:1:10: $: expected the end of the document, found ,"),
    BadFigures(
      #"["start", "hom"]"#,
      "--funnel: the graph has no screen hom; did you mean home? (see helm-nav report --help)"),
  ]

  @Test(arguments: badFunnels) func invalidFunnelsAreReported(_ funnel: BadFigures) {
    let console = TextConsole(files: ["g.json": smallGraph])
    #expect(runTool(["report", "g.json", "sessions", "--funnel", funnel.text], console) == 2)
    #expect(console.errors == "helm-nav: \(funnel.error)\n")
  }

  @Test func onlyOneDocumentIsReadFromStandardInput() {
    let console = TextConsole(files: ["-": smallGraph])
    #expect(runTool(["report", "-", "--figures", "-"], console) == 2)
    #expect(
      console.errors
        == "helm-nav: only one of the graph document and --figures can be - (see helm-nav report --help)\n"
    )
  }

  static let good = #"""
    { "written-by": "a later version", "damaged": { "count": 2, "places": [["x.jsonl", 0], ["\u00fc.jsonl", 3]] },
      "figures": {
        "totals": { "columns": ["sessions", "steps", "median_ms"], "rows": [[3, -999999999999999, null]] },
        "ends": { "columns": ["screen", "sessions", "ended"], "rows": [["caf\u00e9", 1, 0], ["", 2, 2]] },
        "funnel-0": { "columns": [], "rows": [] } } }
    """#

  @Test func figuresRoundTrip() throws {
    var figures = CountedFigures()
    figures.damaged = DamagedLines(
      count: 2, places: [.init(file: "x.jsonl", line: 0), .init(file: "ü.jsonl", line: 3)])
    figures.tables = [
      "totals": FigureTable(
        columns: ["sessions", "steps", "median_ms"], rows: [[.number(3), .number(-999_999_999_999_999), .none]]),
      "ends": FigureTable(
        columns: ["screen", "sessions", "ended"],
        rows: [[.text("café"), .number(1), .number(0)], [.text(""), .number(2), .number(2)]]),
      "funnel-0": FigureTable(columns: [], rows: []),
    ]
    #expect(try CountedFigures(reading: Array(Self.good.utf8)) == figures)
    #expect(try CountedFigures(reading: Array(#"{ "figures": {} }"#.utf8)) == CountedFigures())
  }

  @Test func figuresAreReported() throws {
    let console = TextConsole(files: ["g.json": smallGraph, "f.json": Self.good])
    #expect(runTool(["report", "g.json", "--figures", "f.json", "--funnel", #"["my library","home"]"#], console) == 0)
    #expect(console.errors == "")
    #expect(console.output.contains("my library"))
    #expect(console.output.contains("2 damaged lines"))
  }

  @Test(arguments: [
    ("report.html", "<!DOCTYPE html>"), ("report.htm", "<!DOCTYPE html>"), ("report.json", "{"),
    ("r.HTML", "<!DOCTYPE html>"), ("r.Htm", "<!DOCTYPE html>"), ("r.JSON", "{"), ("report", "3 sessions"),
  ])
  func theFormatOfAReportFollowsItsName(name: String, start: String) throws {
    let console = TextConsole(files: ["g.json": smallGraph, "f.json": Self.good])
    #expect(runTool(["report", "g.json", "--figures", "f.json", "-o", name], console) == 0)
    #expect(try #require(console.files[name]).hasPrefix(start))
  }

  @Test(arguments: [[], ["--json"]] as [[String]]) func aReportIsPrintedIfItsOutputIsADash(flags: [String]) {
    let files = ["g.json": smallGraph, "f.json": Self.good]
    let (console, dash) = (TextConsole(files: files), TextConsole(files: files))
    let line = ["report", "g.json", "--figures", "f.json"] + flags
    #expect(runTool(line, console) == 0 && runTool(line + ["-o", "-"], dash) == 0)
    #expect(dash.output == console.output && dash.files["-"] == nil)
  }
}
