import Foundation
import Helm
import HelmDocuments
import HelmTools

/// The graph with its traffic, drawn by Graphviz, or why there is no drawing.
enum GraphPicture: Equatable {
  /// An `svg` element.
  case svg(String)

  /// There is none, for a reason.
  case missing(reason: String)

  /// Draws a graph with the traffic of a report, as `helm-nav draw` does.
  init(of graph: NavigationGraph<NamedFragment>, _ report: UsageReport) {
    self.init(Self.drawing(of: graph, report))
  }

  /// Draws, if Graphviz is installed.
  init(_ drawing: GraphDrawing, path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    let programs = path.split(separator: ":").map { "\($0)/dot" }
    guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      self = .missing(reason: "Graphviz is not installed; it has the program “dot”, which draws the graph.")
      return
    }
    do {
      guard let element = drawing.svg(fromGraphviz: try Self.run(program, drawing.dot())) else {
        self = .missing(reason: "Graphviz has written no drawing.")
        return
      }
      self = .svg("<svg style=\"min-width:\(Self.leastWidth(of: element))px\"" + element.dropFirst(4))
    } catch {
      self = .missing(reason: "Graphviz cannot be run: \(error.localizedDescription)")
    }
  }

  /// How far a narrow page may shrink a drawing: at less than half its size it can't be read.
  private static func leastWidth(of svg: String) -> Int {
    let width = svg.split(separator: "width=\"", maxSplits: 1).dropFirst().first?.prefix { $0.isNumber }
    return width.flatMap { Int($0) }.map { $0 * 2 / 3 } ?? 0
  }

  /// A graph whose lines are thicker the more traffic they have.
  static func drawing(of graph: NavigationGraph<NamedFragment>, _ report: UsageReport) -> GraphDrawing {
    var drawing = GraphDrawing(graph)
    drawing.title = "What people do"
    drawing.direction = .downwards
    drawing.weigh(
      by: "visits", fragments: Dictionary(report.screens.map { ($0.name, $0.visits) }) { first, _ in first },
      segues: Dictionary(report.segues.map { ([$0.from, $0.to], $0.times) }) { first, _ in first })
    return drawing
  }

  /// Files rather than pipes, which could fill up.
  private static func run(_ program: String, _ dot: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("helm-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("graph.dot"), folder.appendingPathComponent("graph.svg"))
    try Data(dot.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "-Tsvg", "-o", output.path, input.path,
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
  let digits = Array(String(number.magnitude))
  let text = digits.enumerated().map { position, digit in
    position > 0 && (digits.count - position) % 3 == 0 ? "\u{202F}\(digit)" : "\(digit)"
  }.joined()
  return number < 0 ? "-\(text)" : text
}
