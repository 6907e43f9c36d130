import Foundation
import Helm
import HelmDocuments
import HelmTools
import Testing

@testable import HelmTesting

/// Graphviz's program, if it is installed.
let graphviz: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/dot" }
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// Runs `dot`, and returns its output and its complaints.
func runDot(_ dot: String, format: String = "svg", options: [String] = []) throws -> (
  output: String, complaints: String, code: Int32
) {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("helm-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let input = folder.appendingPathComponent("in.dot")
  let output = folder.appendingPathComponent("out")
  let errors = folder.appendingPathComponent("errors")
  try Data(dot.utf8).write(to: input)
  try Data().write(to: errors)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try #require(graphviz))
  process.arguments = options + ["-T\(format)", "-o", output.path, input.path]
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  process.waitUntilExit()
  return (
    String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self),
    String(decoding: try Data(contentsOf: errors), as: UTF8.self), process.terminationStatus
  )
}

/// Small graphs, one for each rule.
enum RuleGraphs {
  static let all: [(name: String, drawing: GraphDrawing)] = {
    var graphs: [(String, GraphDrawing)] = SeguePresentation.allCases.filter { $0 != .automatic }.map { presentation in
      let segue = Segue<NamedFragment>(
        from: "a", to: "b", style: presentation.style ?? .pass, presentation: presentation)
      return (presentation.rawValue, GraphDrawing(NavigationGraph([segue])))
    }
    graphs.append(
      (
        "tabs",
        GraphDrawing(
          NavigationGraph<NamedFragment>([
            Segue(from: "home", to: "news", style: .hold, auto: true),
            Segue(from: "home", to: "shop.list", style: .hold),
            Segue(from: "news", to: "article", dismissable: true), Segue(from: "shop.list", to: "shop.item"),
            Segue(from: "shop.item", to: "shop.list"),
            Segue(from: "home", to: "lock", style: .hold, presentation: .sheet),
            Segue(from: "shop.list", to: "shop.cart", dismissable: true, presentation: .push),
            Segue(from: "shop.cart", to: "paid", presentation: .push),
          ])
        ).focused(on: ["shop.cart"], radius: 3)
      ))
    graphs.append(
      (
        "flags",
        GraphDrawing(
          NavigationGraph<NamedFragment>([
            Segue(from: "a", to: "b", style: .hold, dismissable: true, auto: true, tag: NamedTag("t")),
            Segue(from: "b", to: "c"), Segue(from: "c", to: "d", leaving: "a"),
          ]))
      ))
    graphs.append(("rules", rules))
    graphs.append(("marks", marks))
    graphs.append(("boxes", boxes))
    return graphs
  }()

  static let rules: GraphDrawing = {
    var drawing = GraphDrawing(
      NavigationGraph<NamedFragment>([
        Segue(from: "a", to: "b"), Segue(from: "a", to: "c"), Segue(from: "a", to: "d"),
      ]))
    drawing.edges[0].isGuarded = true
    drawing.edges[1].isDisabled = true
    drawing.edges[2].redirect = "a => b, b => c"
    return drawing
  }()

  static let marks: GraphDrawing = {
    var drawing = GraphDrawing(title: "All marks")
    for (number, mark) in GraphDrawing.Mark.allCases.enumerated() {
      var node = GraphDrawing.Node("\(mark)")
      (node.mark, node.weight, node.isEntry, node.link) = (mark, Double(number) / 5, number == 0, "#\(number)")
      drawing.nodes.append(node)
      var edge = GraphDrawing.Edge(from: 0, to: number, presentation: number == 1 ? nil : .push)
      (edge.mark, edge.weight, edge.notes, edge.count) = (mark, Double(number) / 5, ["\(number)"], number == 1 ? 3 : 1)
      drawing.edges.append(edge)
    }
    drawing.edges.append(GraphDrawing.Edge(from: 0, to: 99))
    drawing.weightName = "visits"
    drawing.remarks = ["something left out"]
    return drawing
  }()

  static let boxes = GraphDrawing(
    NavigationGraph<NamedFragment>([
      Segue(from: "start", to: "home"), Segue(from: "home", to: "shop(root)", style: .hold),
      Segue(from: "shop(root)", to: "shop(cart)", dismissable: true), Segue(from: "home", to: "sheet", style: .hold),
      Segue(from: "sheet", to: "alert", style: .hold, presentation: .alert),
    ]))
}

/// Names with a special meaning somewhere.
let nastyNames: [String] = [
  "", " ", "\"quoted\"", "back\\slash \\N \\n \\l", "<b>&amp;</b> & <script>alert(1)</script>",
  "two\nlines\r\nand\ttab",
  "emoji 👩🏽‍🚀🇩🇪", "مرحبا بالعالم", "עברית abc", "safe\u{202E}gnp.exe", "\u{2066}isolate",
  "\u{61C}mark", "\u{D4E}</script>\u{D4E}<script nonce=helm>parent.hacked=1//\u{D4E}</script>", "\u{600}<b>",
  "zero\u{200B}width\u{FEFF}",
  "null\u{0}bell\u{7}\u{7F}\u{9B}", "bad\u{FFFE}\u{1FFFF}", "line\u{2028}paragraph\u{2029}",
  "%%{init: {'theme':'dark'}}%%", "%% comment", "end", "subgraph x[\"y\"]", "graph TD; a-->b", "1. list", "- item",
  "+ item",
  "`**markdown**`", "#quot; #35;", "]]>", "-->", "--", "<!-- x -->", "}; digraph { x", "a|b|c", "$$x$$", "~~~",
  "label=\"x\"];",
  String(repeating: "long ", count: 2_000), String(repeating: "🦊", count: 10_000),
  "e" + String(repeating: "\u{301}", count: 400),
]
