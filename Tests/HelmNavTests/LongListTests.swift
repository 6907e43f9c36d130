import Helm
import HelmDocuments
import Testing

@testable import helm_nav

/// Long lists are truncated, with a note.
@Suite struct LongListTests {
  private func run(_ line: String, _ files: [String: String]) -> (output: [Substring], errors: String) {
    let console = TextConsole(files: files)
    _ = runTool(line.split(separator: " ").map(String.init), console)
    return (console.output.split(separator: "\n"), console.errors)
  }

  /// A graph in which a hub has segues to many screens, with the given rules.
  private func star(_ count: Int, _ more: String = "") -> String {
    let segues = (0..<count).map { #"{"from":"hub","to":"s\#($0)","style":"hold","dismissable":true\#(more)}"# }
    return #"{"version":1,"segues":[\#(segues.joined(separator: ","))]}"#
  }

  @Test(arguments: [40, 41]) func upToFortyMovesOfAKindAreListed(count: Int) throws {
    let navigation = try Navigation(graph: GraphDocument(reading: star(count)).graph)
    let moves = Moves(navigation)
    #expect(moves.moves.map(\.text) == (0..<40).map { "present s\($0)" })
    #expect(moves.isCut == (count > 40))
  }

  @Test(arguments: [40, 41]) func upToFortyDismissalsAreListed(count: Int) throws {
    var navigation = try Navigation(graph: GraphDocument(reading: star(count, #","presentation":"overlay""#)).graph)
    for number in 0..<count { try navigation.perform(.present(NamedFragment("s\(number)"), from: .any("hub"))) }
    let moves = Moves(navigation)
    let dismissals = moves.moves.filter { $0.text.hasPrefix("dismiss ") }
    #expect(dismissals.map(\.text) == (0..<40).map { "dismiss s\(count - 1 - $0)" })
    #expect(moves.isCut == (count > 40))
    #expect(moves.moves.last?.text == "back")
  }

  @Test func exploreIndicatesMoreMoves() {
    for count in [40, 41] {
      let (output, _) = run("explore g", ["g": star(count)])
      #expect(output.contains(" 40  present s39  sheet from hub"), "\(output)")
      #expect(output.last == (count > 40 ? "     … and more" : " 40  present s39  sheet from hub"))
    }
  }

  /// Each literal precedes the parameter: a hundred and one pairs.
  @Test(arguments: [100, 101]) func upToAHundredPrecedencesAreListed(count: Int) {
    let links = (0..<count).map { #"{"pattern":"/s\#($0)","fragments":["s\#($0)"]}"# }
    let document = #"""
      {"version":1,"origins":["app:"],"links":[{"pattern":"/:id","fragments":["s0"]},\#(links.joined(separator: ","))]}
      """#
    let (output, errors) = run("links g l", ["g": star(count), "l": document])
    #expect(errors == "")
    #expect(
      output.filter { $0.contains("takes precedence") }
        == (0..<100).map { "/s\($0) takes precedence over /:id, as for app://s\($0)" })
    #expect(output.contains("… and more: the list is cut off after 100 pairs.") == (count > 100))
  }

  /// Long patterns don't move the columns of the others.
  @Test func longPatternsDoNotMoveTheColumns() {
    func rows(_ patterns: [String]) -> [String] {
      let links = patterns.map { #"{"pattern":"\#($0)","fragments":["s0"]}"# }
      return run(
        "links g l",
        ["g": star(1), "l": #"{"version":1,"origins":["app:"],"links":[\#(links.joined(separator: ","))]}"#]
      ).output.prefix(patterns.count).map(String.init)
    }
    let long = "/" + String(repeating: "x", count: 45)
    #expect(rows(["/a", "/bcd"]) == ["/a    s0", "/bcd  s0"])
    #expect(rows(["/a", long]) == ["/a" + String(repeating: " ", count: 40) + "s0", "\(long)  s0"])
  }

  private func figures(damaged count: Int, places: Int) -> String {
    let list = (0..<places).map { "[\"f\($0).jsonl\", \($0 + 1)]" }
    return #"""
      { "damaged": { "count": \#(count), "places": [\#(list.joined(separator: ", "))] }, "figures": { "totals": {
        "columns": ["sessions", "steps"], "rows": [[\#(count > 9 ? 0 : 1), 5]] } } }
      """#
  }

  @Test(
    arguments: [
      (1, 1, "1 damaged line left out: f0.jsonl:1"),
      (3, 3, "3 damaged lines left out: f0.jsonl:1, f1.jsonl:2, f2.jsonl:3"),
      (4, 4, "4 damaged lines left out: f0.jsonl:1, f1.jsonl:2, f2.jsonl:3…"),
      (5, 2, "5 damaged lines left out: f0.jsonl:1, f1.jsonl:2…"),
    ])
  func theFirstDamagedLinesAreListed(count: Int, places: Int, text: String) {
    let files = ["g": star(2), "f": figures(damaged: count, places: places)]
    let (output, errors) = run("report g --figures f -o r.json", files)
    #expect(errors == "helm-nav: \(text)\n")
    #expect(output == ["r.json: 1 session, 5 steps"])
    let none = run("report g --figures f", ["g": star(2), "f": figures(damaged: 10, places: 1)])
    #expect(none.errors == "helm-nav: there are no sessions to report on; 10 damaged lines left out: f0.jsonl:1…\n")
    #expect(run("report g --figures f", ["g": star(2), "f": figures(damaged: 0, places: 0)]).errors == "")
  }

  /// Interactively, each step is flushed.
  @Test(arguments: [true, false]) func aReplayIsFlushedPerStepInteractively(isInteractive: Bool) {
    let console = TextConsole(files: ["g": star(1), "s": #"[{"do":"forward"},{"do":"back"}]"#])
    console.isInteractive = isInteractive
    #expect(runTool(["replay", "--graph", "g", "--script", "s"], console) == 0)
    #expect(console.flushes == (isInteractive ? 3 : 0))
  }
}
