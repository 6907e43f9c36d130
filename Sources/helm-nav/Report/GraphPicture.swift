import Helm
import HelmDocuments
import HelmTools

/// The graph with its traffic, drawn by Graphviz, or the reason why it isn't drawn.
enum GraphPicture {
  /// A page to explore.
  case drawn(GraphPage)

  /// No picture, for the given reason.
  case missing(reason: String)

  /// Returns a drawing in which lines are thicker the more traffic they have.
  static func drawing(of graph: NavigationGraph<NamedFragment>, _ report: UsageReport) -> GraphDrawing {
    var drawing = GraphDrawing(graph)
    drawing.title = "Usage report"
    drawing.direction = .downwards
    drawing.weigh(
      by: "visits", fragments: Dictionary(report.screens.map { ($0.name, $0.visits) }) { first, _ in first },
      segues: Dictionary(report.segues.map { ([$0.from, $0.to], $0.times) }) { first, _ in first },
      missing: report.leastSessions > 1 ? "<\(report.leastSessions)" : "0")
    return drawing
  }

  /// Returns the figures of screens and segues, in words.
  static func notes(of graph: NavigationGraph<NamedFragment>, _ report: UsageReport) -> GraphPage.Notes {
    let few = report.leastSessions > 1 ? " in fewer than \(report.leastSessions) sessions" : nil
    func among(_ sessions: Int?) -> String { sessions.map { " in \(counted($0, "session"))" } ?? "" }
    var notes = GraphPage.Notes()
    let screens = Dictionary(report.screens.map { ($0.name, $0) }) { first, _ in first }
    for (position, fragment) in graph.fragments.enumerated() {
      notes.screens[position] =
        screens[fragment.name].map {
          counted($0.visits, "visit") + among($0.sessions)
            + ($0.medianMs == nil ? "" : ", median \(duration($0.medianMs)), 90 % at most \(duration($0.p90Ms))")
        } ?? few.map { "on top" + $0 } ?? "never on top"
    }
    let segues = Dictionary(report.segues.map { ([$0.from, $0.to], $0) }) { first, _ in first }
    for (position, segue) in graph.segues.enumerated() {
      notes.segues[position] =
        segues[[segue.from.name, segue.to.name]].map {
          counted($0.times, "time") + among($0.sessions)
        } ?? few.map { "taken" + $0 } ?? "never taken"
    }
    return notes
  }
}

/// Returns a number with a thin space between groups of three digits, or an empty text.
func grouped(_ number: Int?) -> String {
  guard let number else { return "" }
  let digits = Array(String(number.magnitude))
  let text = digits.enumerated().map { position, digit in
    position > 0 && (digits.count - position) % 3 == 0 ? "\u{202F}\(digit)" : "\(digit)"
  }.joined()
  return number < 0 ? "-\(text)" : text
}
