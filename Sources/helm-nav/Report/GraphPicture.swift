import Helm
import HelmDocuments
import HelmTools

/// The graph with its traffic, drawn by Graphviz, or why there is no drawing.
enum GraphPicture: Equatable {
  /// An `svg` element.
  case svg(String)

  /// There is none, for a reason.
  case missing(reason: String)

  /// Fits a picture into a page.
  init(svg element: String) {
    self = .svg("<svg style=\"min-width:\(Self.leastWidth(of: element))px\"" + element.dropFirst(4))
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
      segues: Dictionary(report.segues.map { ([$0.from, $0.to], $0.times) }) { first, _ in first },
      missing: report.leastSessions > 1 ? "<\(report.leastSessions)" : "0")
    return drawing
  }
}

/// A number with a thin space between groups of three digits, or nothing.
func grouped(_ number: Int?) -> String {
  guard let number else { return "" }
  let digits = Array(String(number.magnitude))
  let text = digits.enumerated().map { position, digit in
    position > 0 && (digits.count - position) % 3 == 0 ? "\u{202F}\(digit)" : "\(digit)"
  }.joined()
  return number < 0 ? "-\(text)" : text
}
