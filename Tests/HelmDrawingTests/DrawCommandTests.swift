import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmTools
@testable import helm_nav

@Suite struct DrawCommandTests {
  static let files = ["g.json": Array(Sample.document.description.utf8)]

  @Test(arguments: [
    ("g.dot", "digraph {\n"), ("g.gv", "digraph {\n"), ("g.mmd", "flowchart TB\n"),
    ("g.TXT", "Navigation graph: 11 fragments"),
    ("g.svg", "<svg class=\"helm-drawing\""), ("g.html", "<!DOCTYPE html>\n"), ("g.png", "png"), ("g.pdf", "pdf"),
  ]) func theFormatFollowsTheFileExtension(_ name: String, _ start: String) {
    let console = FileConsole(Self.files)
    #expect(run(console, "draw", "g.json", "-o", name) == 0)
    #expect(console.errors == "")
    #expect(String(decoding: console.files[name] ?? [], as: UTF8.self).hasPrefix(start))
  }

  @Test func drawOptionsAreApplied() throws {
    var files = Self.files
    files["p.json"] = Array(
      #"[{"from":"splash","to":"dashboard"},{"from":"dashboard","to":"compose","targetId":7}]"#.utf8)
    files["c.json"] = Array(#"{"version":1,"fragments":["splash"],"segues":[["splash","dashboard"]],"pairs":[]}"#.utf8)
    let console = FileConsole(files)
    #expect(
      run(
        console, "draw", "g.json", "--format", "text", "--path", "p.json", "--coverage=c.json", "--findings", "--focus",
        "compose",
        "--radius=1") == 0)
    #expect(console.errors == "")
    #expect(
      console.output == """
        Navigation graph: 2 fragments, 1 segue.
        dashboard: presented by the path, … 7 more segues, no coverage
        compose: in focus, presented by the path, id 7, no coverage
        dashboard => compose: sheet, dismissable, #write, presented by the path, no coverage
        9 fragments further away from compose not shown

        """)
  }

  /// The text of each node with its position in an SVG.
  private func places(_ svg: [UInt8]) -> [String: (x: Double, y: Double)] {
    let pattern = /<text [^>]*x="([-0-9.]+)" y="([-0-9.]+)"[^>]*>([^<]+)</
    var places: [String: (x: Double, y: Double)] = [:]
    for match in String(decoding: svg, as: UTF8.self).matches(of: pattern) {
      if let x = Double(match.1), let y = Double(match.2) { places[String(match.3)] = (x, y) }
    }
    return places
  }

  @Test(.enabled(if: graphviz != nil, "Graphviz is not installed"))
  func positionsAreKeptAfterASmallChange() throws {
    func graph(_ segues: [Segue<NamedFragment>]) -> [UInt8] {
      Array(GraphDocument(segues: segues, entry: "splash").description.utf8)
    }
    let segues = WallTests.app(40).segues.map { $0 }
    // One screen was removed, two were added, and the order has changed.
    let gone = try #require(segues.last { segue in !segues.contains { $0.from == segue.to } })
    let changed =
      segues.filter { $0.to != gone.to && $0.from != gone.to }.reversed() + [
        Segue(from: "home", to: "brand new"), Segue(from: "brand new", to: "newest"),
        Segue(from: "shop", to: "home.detail0"),
      ]
    let console = FileConsole(["old.json": graph(segues), "new.json": graph(changed)])
    console.hasGraphviz = true
    #expect(run(console, "draw", "old.json", "-o", "old.svg", "--positions", "p.json") == 0)
    #expect(run(console, "draw", "old.json", "-o", "same.svg", "--positions", "p.json") == 0)
    #expect(run(console, "draw", "new.json", "-o", "kept.svg", "--positions", "p.json") == 0)
    #expect(run(console, "draw", "new.json", "-o", "anew.svg") == 0)
    #expect(console.errors == "")
    let old = places(console.files["old.svg"] ?? [])
    func moved(_ name: String) -> [String] {
      let new = places(console.files[name] ?? [])
      guard let origin = old["home"], let other = new["home"] else { return ["home"] }
      return segues.map(\.to.name).filter { $0 != gone.to.name }.filter { name in
        guard let one = old[name], let now = new[name] else { return true }
        return abs(one.x - origin.x - (now.x - other.x)) > 1.5 || abs(one.y - origin.y - (now.y - other.y)) > 1.5
      }
    }
    #expect(moved("same.svg") == [])
    #expect(moved("kept.svg") == [])
    #expect(moved("anew.svg").count > 5)
    let new = places(console.files["kept.svg"] ?? [])
    #expect(new["brand new"] != nil && new["newest"] != nil)
    // No nodes overlap.
    for (name, place) in new where ["brand new", "newest"].contains(name) {
      for (other, there) in new where other != name && old[other] != nil {
        #expect(abs(place.x - there.x) > 30 || abs(place.y - there.y) > 25, "\(name), \(other)")
      }
    }
    // Modules keep their colors, though others come first now.
    func colour(_ node: String, _ file: String) -> String? {
      let text = String(decoding: console.files[file] ?? [], as: UTF8.self)
      guard let title = text.firstRange(of: ">\(node)</text>") else { return nil }
      return text[..<title.lowerBound].split(separator: "fill=\"").dropLast().last?.prefix { $0 != "\"" }.description
    }
    for node in ["shop", "chat", "library", "profile"] {
      #expect(colour(node, "old.svg") != nil)
      #expect(colour(node, "kept.svg") == colour(node, "old.svg"), "\(node)")
    }
    let kept = String(decoding: console.files["p.json"] ?? [], as: UTF8.self)
    #expect(kept.contains("\"brand new\": [") && !kept.contains("\"\(gone.to.name)\""))
    #expect(try DrawingPlaces(reading: Array(kept.utf8)).json == kept)
    // A node that is folded once keeps its place for the next time.
    #expect(run(console, "draw", "new.json", "-o", "folded.svg", "--positions", "p.json", "--fold", "12") == 0)
    #expect(run(console, "draw", "new.json", "-o", "again.svg", "--positions", "p.json") == 0)
    #expect(places(console.files["folded.svg"] ?? []).count < old.count)
    #expect(moved("again.svg") == [])
    #expect(run(console, "draw", "new.json", "--positions", "p.json") == 2)
    #expect(console.errors.contains("the option --positions requires the format svg, png, pdf or html"))
    console.files["p.json"] = Array(#"{"version":1,"direction":"TB","nodes":{"a":[1]}}"#.utf8)
    #expect(run(console, "draw", "new.json", "-o", "a.svg", "--positions", "p.json") == 2)
    #expect(console.files["a.svg"] == nil)
  }

  @Test func foldAndUnfoldSelectTheFoldedNodes() {
    let console = FileConsole(Self.files)
    #expect(run(console, "draw", "g.json", "--fold", "5", "--format=text") == 0)
    #expect(console.output.contains("dashboard: 6 fragments with 5 segues"))
    #expect(console.output.contains("folded: 11 fragments in 4 nodes"))
    let open = FileConsole(Self.files)
    #expect(run(open, "draw", "g.json", "--fold", "8", "--unfold", "dashboard", "--format=text") == 0)
    #expect(open.output.contains("login: 3 fragments with 3 segues"))
    #expect(!open.output.contains("dashboard: 6 fragments"))
  }

  @Test(arguments: ["[10000001, 0]", "[0, -10000001]"]) func positionsOutOfRangeAreAnError(place: String) {
    let console = FileConsole(Self.files)
    console.files["p.json"] = Array(#"{"version": 1, "direction": "TB", "nodes": {"start": \#(place)}}"#.utf8)
    #expect(run(console, "draw", "g.json", "-o", "g.svg", "--positions", "p.json") == 2)
    #expect(console.errors.contains("expected two integers of at most 10000000"))
  }

  @Test(arguments: [
    (
      ["-o", "x.jpg"],
      "unknown file extension in x.jpg; name the format with --format: dot, mermaid, svg, png, pdf, html or text"
    ),
    (["--format", "png"], "a PNG needs an output file: -o graph.png"),
    (["--format", "png", "-o", "-"], "a PNG needs an output file: -o graph.png"),
    (["--focus", "dashbord"], "unknown fragment dashbord; did you mean dashboard?"),
    (["--radius", "2"], "the option --radius goes with --focus"),
    (["--unfold", "logn"], "unknown module, tab or flow logn; did you mean login?"),
    (["--direction", "up"], "unknown direction up; expected right or down"),
    (["-o", "x.png", "--dpi", "5000"], "the option --dpi must be at most 1200"),
    (["--format", "pdf"], "a PDF needs an output file: -o graph.pdf"),
    (["-o", "x.pdf", "--paper", "a9"], "unknown paper a9; expected a0, a1, a2, a3, a4, letter or tabloid"),
    (["--theme", "pink"], "unknown theme pink; expected auto, light or dark"),
    (["-o", "x.svg", "--positions", "-"], "the option --positions needs the name of a file, not -"),
    (["-o", "x.html", "--positions", "-"], "the option --positions needs the name of a file, not -"),
  ]) func badUsageIsExplained(_ options: [String], _ message: String) {
    let console = FileConsole(Self.files)
    #expect(run(console, ["draw", "g.json"] + options) == 2)
    #expect(console.errors == "helm-nav: \(message) (see helm-nav draw --help)\n")
    #expect(console.output == "")
  }

  /// A drawing that Mermaid rejects by default is drawn, with a note.
  @Test func aDrawingTooLargeForMermaidIsNoted() {
    let segues = (0..<2_000).map { #"{ "from": "hub", "to": "s\#($0)" }"# }.joined(separator: ",")
    let graph = ["g.json": Array(#"{ "version": 1, "segues": [\#(segues)] }"#.utf8)]
    let console = FileConsole(graph)
    #expect(run(console, "draw", "g.json", "--fold", "3000", "-o", "g.mmd") == 0)
    let size = String(decoding: console.files["g.mmd"] ?? [], as: UTF8.self).utf16.count
    #expect(
      console.errors == """
        helm-nav: Mermaid draws this only if its maxTextSize is at least \(size) (the default is 50000); --fold makes it smaller
        helm-nav: Mermaid draws this only if its maxEdges is at least 2000 (the default is 500); --fold makes it smaller

        """)
    let folded = FileConsole(graph)
    #expect(run(folded, "draw", "g.json", "-o", "g.mmd") == 0)
    #expect(folded.errors == "")
  }

  @Test func oneSessionIsDrawn() {
    func line(_ session: String, _ step: Int, _ rest: String) -> String {
      #"{"v":1,"session":"\#(session)","step":\#(step),"at":1,"kind":"\#(step == 0 ? "start" : "present")","app":"1","graph":"g"\#(rest)}"#
    }
    let lines = [
      line("a", 1, #","from":"splash","to":"dashboard","screen":"news""#), line("a", 0, #","screen":"splash""#),
      "no line", line("b", 1, #","from":"splash","to":"gatekeeper","screen":"login""#),
      line("a", 2, #","from":"dashboard","to":"settings","screen":"settings""#),
      line("a", 3, #","from":"dashboard","to":"settings","screen":"news""#).replacing("present", with: "dismiss"),
    ]
    var files = Self.files
    files["s.jsonl"] = Array(lines.joined(separator: "\n").utf8)
    let console = FileConsole(files)
    #expect(run(console, "draw", "g.json", "--session", "a", "--sessions", "s.jsonl", "--format", "text") == 0)
    let marked = console.output.split(separator: "\n").filter { $0.contains("step") }
    #expect(
      marked.sorted() == [
        "dashboard => settings: push, dismissable, in the session, step 3, 4 (undone)",
        "news: in the session, step 2, 4",
        "settings: in the session, step 3", "splash => dashboard: swap, in the session, step 2",
        "splash: entry, in the session, step 1",
      ])
    // Folded nodes keep their numbers.
    let folding = ["--session", "a", "--sessions", "s.jsonl", "--fold", "2", "--format", "text"]
    #expect(run(console, ["draw", "g.json"] + folding) == 0)
    #expect(console.output.contains("splash: entry, 11 fragments with 13 segues, "), "\(console.output)")
    #expect(console.output.contains("in the session, step 1, 2, 3, 4\n"), "\(console.output)")
    #expect(run(console, "draw", "g.json", "--session", "c", "--sessions", "s.jsonl") == 2)
    #expect(console.errors.hasPrefix("helm-nav: s.jsonl has no step of the session c ("))
  }

  /// An overview, and a page for each module.
  @Test(.enabled(if: graphviz != nil, "Graphviz is not installed"))
  func eachModuleHasAPage() {
    let segues = ["shop", "mail", "bank"].map { module in
      #"{"from":"start","to":"\#(module)(home)"},{"from":"\#(module)(home)","to":"\#(module)(item)"}"#
    }
    let console = FileConsole(["g.json": Array(#"{"version":1,"segues":[\#(segues.joined(separator: ","))]}"#.utf8)])
    console.hasGraphviz = true
    #expect(run(console, "draw", "g.json", "-o", "wall.pdf", "--paper", "a3") == 0)
    #expect(console.errors == "")
    #expect(console.files["wall.pdf"]?.starts(with: Array("%PDF".utf8)) == true)
    #expect(console.latestInput.matches(of: /(?m)^(strict )?digraph/).count == 4, "\(console.latestInput)")
  }

  @Test func aPathOutsideTheGraphIsAnError() {
    var files = Self.files
    files["p.json"] = Array(#"[{"from":"splash","to":"nowhere"}]"#.utf8)
    let console = FileConsole(files)
    #expect(run(console, "draw", "g.json", "--path", "p.json") == 2)
    #expect(console.errors == "helm-nav: p.json:1:24: $[0].to: the graph has no fragment \"nowhere\"\n")
  }

  @Test func aMissingGraphvizIsExplained() {
    let console = FileConsole(Self.files)
    console.failure = .missing
    #expect(run(console, "draw", "g.json", "-o", "g.svg") == 2)
    #expect(
      console.errors == """
        helm-nav: Graphviz's program dot was not found. Install the package graphviz (apt-get install graphviz, \
        brew install graphviz), or draw as dot, mermaid or text, which don't need it.

        """)
    #expect(console.files["g.svg"] == nil)
    #expect(run(console, "draw", "g.json", "-o", "g.mmd") == 0)
  }

  @Test func aFailureOfGraphvizIsExplained() {
    let console = FileConsole(Self.files)
    console.failure = .failed("out of memory")
    #expect(run(console, "draw", "g.json", "-o", "g.png") == 2)
    #expect(console.errors == "helm-nav: dot could not draw the graph: out of memory\n")
  }

  /// How the built program runs programs: with an empty path, there is no `dot`.
  @Test func runReturnsOutputOrThrowsProgramErrors() throws {
    let console = SystemConsole()
    #expect(throws: ProgramError.missing) { try console.run("/nowhere/dot", [], files: [:], input: []) }
    #expect(try console.run("/bin/cat", [], files: [:], input: [1, 2, 0, 255]) == [1, 2, 0, 255])
    #expect(throws: ProgramError.failed("no")) {
      try console.run("/bin/sh", ["-c", "echo no >&2; exit 3"], files: [:], input: [])
    }
    #expect(throws: ProgramError.failed("it exited with code 3")) {
      try console.run("/bin/sh", ["-c", "exit 3"], files: [:], input: [])
    }
  }
}

func run(_ console: FileConsole, _ arguments: String...) -> Int32 { run(console, arguments) }
func run(_ console: FileConsole, _ arguments: [String]) -> Int32 { Tool(console: console).run(arguments) }
