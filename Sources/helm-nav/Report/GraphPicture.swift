import Foundation
import Helm
import HelmDocuments

/// The graph with its traffic, drawn by Graphviz, or why there is no drawing.
enum GraphPicture: Equatable {
  /// An `svg` element.
  case svg(String)

  /// There is none, for a reason.
  case missing(reason: String)

  /// Draws a graph with the traffic of a report.
  init(of graph: NavigationGraph<NamedFragment>, _ report: UsageReport) {
    self.init(dot: Self.dot(graph, report))
  }

  /// Draws, where Graphviz is installed.
  init(dot text: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    let programs = path.split(separator: ":").map { "\($0)/dot" }
    guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      self = .missing(reason: "Graphviz is not installed; it has the program “dot”, which draws the graph.")
      return
    }
    do {
      let file = try Self.run(program, text)
      guard let start = file.range(of: "<svg"), let end = file.range(of: "</svg>", options: .backwards) else {
        self = .missing(reason: "Graphviz has written no drawing.")
        return
      }
      // Titles hold Graphviz's own names for the fragments, which browsers would show.
      let element = file[start.lowerBound..<end.upperBound].split(separator: "\n")
        .filter { !$0.hasPrefix("<title>") && !$0.hasPrefix("<!--") }.joined(separator: "\n")
      self = .svg("<svg style=\"min-width:\(Self.leastWidth(of: element))px\"" + element.dropFirst(4))
    } catch {
      self = .missing(reason: "Graphviz cannot be run: \(error.localizedDescription)")
    }
  }

  /// How far a narrow page may shrink a drawing: what is smaller than half its size cannot be read.
  private static func leastWidth(of svg: String) -> Int {
    let width = svg.split(separator: "width=\"", maxSplits: 1).dropFirst().first?.prefix { $0.isNumber }
    return width.flatMap { Int($0) }.map { $0 * 2 / 3 } ?? 0
  }

  /// A graph in Graphviz's language: the more traffic, the thicker the line; what nobody takes is dotted.
  static func dot(_ graph: NavigationGraph<NamedFragment>, _ report: UsageReport) -> String {
    let visits = Dictionary(report.screens.map { ($0.name, $0.visits) }, uniquingKeysWith: { first, _ in first })
    let times = Dictionary(report.segues.map { ([$0.from, $0.to], $0.times) }, uniquingKeysWith: { first, _ in first })
    let most = Double(max(1, times.values.max() ?? 1))
    var text = "digraph {\n  rankdir=TB\n  node [shape=box, style=rounded]\n"
    var position: [NamedFragment: Int] = [:]
    for (number, node) in graph.nodes.enumerated() {
      position[node] = number
      let count = visits[node.name].map { "\\n\(grouped($0))" } ?? ""
      let border = node == graph.entry ? ", penwidth=3" : ""
      text += "  n\(number) [label=\"\(escaped(node.name))\(count)\"\(border)]\n"
    }
    for segue in graph.segues {
      guard let from = position[segue.from], let to = position[segue.to] else { continue }
      let count = times[[segue.from.name, segue.to.name]] ?? 0
      let width = Int(((0.7 + 6 * (Double(count) / most).squareRoot()) * 10).rounded())
      let look =
        count == 0
        ? "label=\"0\", class=\"untaken\", style=dotted"
        : "label=\"\(grouped(count))\", penwidth=\(width / 10).\(width % 10)\(segue.style == .hold ? ", style=dashed" : "")"
      text += "  n\(from) -> n\(to) [\(look)]\n"
    }
    return text + "}\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "&": text += "&amp;"
      case "\n": text += "\\n"
      case _ where scalar.properties.generalCategory == .control: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Files, not pipes: they never fill up.
  private static func run(_ program: String, _ dot: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("helm-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("graph.dot"), folder.appendingPathComponent("graph.svg"))
    try Data(dot.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "-Gbgcolor=transparent", "-Gnodesep=0.35", "-Granksep=0.5", "-Nfontname=DejaVu Sans", "-Nfontsize=13",
      "-Efontname=DejaVu Sans", "-Efontsize=10", "-Tsvg", "-o", output.path, input.path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}

/// A number with a thin space between groups of three digits.
func grouped(_ number: Int) -> String {
  let digits = Array(String(abs(number)))
  let text = digits.enumerated().map { position, digit in
    position > 0 && (digits.count - position) % 3 == 0 ? "\u{202F}\(digit)" : "\(digit)"
  }.joined()
  return number < 0 ? "-\(text)" : text
}
