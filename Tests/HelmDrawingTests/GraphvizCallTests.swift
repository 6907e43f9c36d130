import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

/// How Graphviz is called, and with what.
@Suite struct GraphvizCallTests {
  private static func graph(_ edges: [(String, String)]) -> String {
    let segues = edges.map { #"{"from":"\#($0)","to":"\#($1)"}"# }
    return #"{"version":1,"segues":[\#(segues.joined(separator: ","))]}"#
  }

  private static func star(_ count: Int) -> String { graph((1..<count).map { ("hub", "s\($0)") }) }

  private static let modules: [(String, String)] = [
    ("start", "shop(home)"), ("shop(home)", "shop(item)"), ("start", "mail(home)"), ("mail(home)", "mail(item)"),
  ]

  private func run(_ console: FileConsole, _ line: String) {
    #expect(Tool(console: console).run(line.split(separator: " ").map { String($0) }) == 0)
    #expect(console.errors == "")
  }

  /// The titles in the input of the latest call.
  private func titles(_ console: FileConsole) -> [String] {
    (console.calls.last?.input ?? "").matches(of: /<B>([^<]*)<\/B>/).map { String($0.output.1) }
  }

  @Test func onPaperEachModuleHasAPageUnlessThereArePictures() {
    let console = FileConsole(texts: ["g": Self.graph(Self.modules)])
    console.files["p/start.png"] = StoryboardTests.png(40, 80)
    run(console, "draw g -o w.pdf --paper a3")
    #expect(
      titles(console) == ["Navigation graph", "Navigation graph: module shop", "Navigation graph: module mail"])
    #expect(console.calls.last?.arguments == "-Kneato -n2 -Tpdf:cairo")
    run(console, "draw g -o w.pdf --title Wall --app App")
    #expect(titles(console) == ["Wall"])
    run(console, "storyboard g --pictures p -o b.pdf --paper a3")
    #expect(titles(console) == ["Storyboard"])
    #expect(console.calls.last?.input.ranges(of: "digraph {").count == 1)
  }

  @Test(arguments: [("", "TB"), (" --direction right", "LR"), (" --direction down", "TB")])
  func aStoryboardIsDrawnInADirection(option: String, direction: String) {
    let console = FileConsole(texts: ["g": Self.graph([("start", "home")])])
    console.files["p/start.png"] = StoryboardTests.png(40, 80)
    run(console, "storyboard g --pictures p -o b.svg\(option)")
    #expect(console.calls.first?.input.contains("rankdir=\(direction)") == true)
  }

  @Test func placesAreStoredAndReadByEachDrawing() {
    let console = FileConsole(texts: ["g": Self.graph([("a", "b")])])
    run(console, "draw g -o g.svg --positions p")
    #expect(console.calls.map(\.arguments) == ["-Tplain", "-Tdot", "-Kneato -n2 -Tsvg", "-Tplain"])
    func places(_ nodes: String) -> String {
      "{ \"version\": 1, \"direction\": \"TB\",\n  \"modules\": [],\n  \"nodes\": {\n\(nodes) } }\n"
    }
    #expect(console.text("p") == places("    \"a\": [72, 144],\n    \"b\": [72, 72]"))
    let count = console.calls.count
    run(console, "draw g -o g.svg --positions p")
    #expect(
      console.calls.dropFirst(count).map(\.arguments) == [
        "-Tplain", "-Kneato -n -Gsplines=true -Tdot", "-Kneato -n2 -Tsvg", "-Tplain",
      ])
    #expect(console.calls[count + 1].input.hasSuffix("  n0 [pos=\"72.0,144.0\"]\n  n1 [pos=\"72.0,72.0\"]\n}\n"))
    // What isn't drawn this time keeps its place; what the graph no longer has loses it.
    console.files["longer"] = Array(Self.graph([("a", "b"), ("b", "c")]).utf8)
    let known = #"{"version":1,"direction":"TB","nodes":{"a":[1,1],"b":[2,2],"c":[3,3],"gone":[4,4]}}"#
    console.files["p"] = Array(known.utf8)
    run(console, "draw longer -o g.svg --positions p --focus a --radius 1")
    #expect(console.text("p") == places("    \"a\": [1, 1],\n    \"b\": [2, 2],\n    \"c\": [3, 3]"))
  }

  /// Only a drawing whose places don't matter is turned to fit the paper.
  @Test(arguments: [
    ("--paper a4", 2), ("--paper a4 --positions p", 1), ("--paper a4 --direction down", 1), ("--theme dark", 1),
  ])
  func aDrawingIsLaidOutInBothDirections(options: String, layouts: Int) {
    let console = FileConsole(texts: ["g": Self.graph([("a", "b")])])
    console.layout = {
      "digraph {\n\tgraph [bb=\"\($0.contains("rankdir=LR") ? "0,0,400,300" : "0,0,4000,300")\"];\n}\n"
    }
    run(console, "draw g -o g.svg \(options)")
    #expect(console.calls.count { $0.arguments == "-Tdot" } == layouts)
  }

  /// On paper, everything is shown as long as it can be read.
  @Test(arguments: [("", 60), ("--paper a4", 61), ("--paper a4 --fold 30", 30), ("--fold 61", 61)])
  func onPaperNothingIsFoldedWithoutNeed(options: String, nodes: Int) {
    let console = FileConsole(texts: ["g": Self.star(61)])
    run(console, "draw g -o g.svg \(options)")
    let layouts = console.calls.filter { $0.arguments == "-Tdot" }
    #expect(layouts.map { $0.input.ranges(of: "id=\"helm_n").count }.allSatisfy { $0 == nodes } && !layouts.isEmpty)
  }

  /// The names of the views of a page.
  private func views(_ graph: String, _ options: String = "") -> [String] {
    let console = FileConsole(texts: ["g": graph])
    run(console, "draw g -o g.html \(options)")
    let data = console.text("g.html").components(separatedBy: "\"views\": [").dropFirst().first ?? ""
    let list = data.components(separatedBy: "\"findings\": [")[0]
    return list.components(separatedBy: "{\"name\": \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func aPageHasViewsOfSeveralModules() {
    #expect(views(Self.graph(Self.modules)) == ["All 5 screens", "Module shop", "Module mail"])
    // One module is in the whole picture, unless that is folded.
    let one = Self.graph(Array(Self.modules.prefix(2)) + [("start", "help")])
    #expect(views(one) == ["All 4 screens"])
    #expect(views(one, "--fold 3") == ["Folded to 3", "All 4 screens", "Module shop"])
    // A picture of a module that is near everything would be the whole picture.
    let near = Self.modules + [("shop(home)", "mail(home)"), ("shop(home)", "mail(item)")]
    #expect(views(Self.graph(near)) == ["All 5 screens"])
  }

  @Test func aPageHasViewsOfUpToSixtyModulesAndTwoThousandScreens() {
    let edges = (0..<61).flatMap { number -> [(String, String)] in
      [("start", "m\(number).a"), ("m\(number).a", "m\(number).b")]
    }
    let names = views(Self.graph(edges))
    #expect(names.first?.hasPrefix("Folded to ") == true)
    #expect(Array(names.dropFirst()) == ["All 123 screens"] + (0..<60).map { "Module m\($0)" })
    #expect(views(Self.star(2_000)) == ["Folded to 60", "All 2000 screens"])
    #expect(views(Self.star(2_001)) == ["Folded to 60"])
  }
}
