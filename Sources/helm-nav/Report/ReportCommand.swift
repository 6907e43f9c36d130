import Foundation
import Helm
import HelmDocuments

extension Tool {
  /// Reports what people do with an app.
  func report(_ arguments: Arguments) throws -> Int32 {
    let graph = try readGraph(try graphFile(arguments)).document.graph
    let names = graph.nodes.map(\.name)
    func known(_ name: String, _ option: String) throws(UsageError) -> String {
      if graph.has(node: NamedFragment(name)) { return name }
      throw UsageError("\(option): the graph has no screen \(plain(name))\(suggestion(for: name, among: names))")
    }
    let funnel = try screens(arguments.options["--funnel"]).map { try known($0, "--funnel") }
    let target = try arguments.options["--to"].map { try known($0, "--to") }
    let since = try arguments.options["--since"].map { text in
      guard let date = ReportDate.milliseconds(from: text) else {
        throw UsageError("--since needs a date such as 2026, 2026-01 or 2026-01-31, not \(plain(text))")
      }
      return date
    }
    let sessions = Array(arguments.operands.dropFirst())
    let figures: CountedFigures
    if let file = arguments.options["--figures"] {
      if !sessions.isEmpty { throw UsageError("--figures takes the place of sessions; remove \(plain(sessions[0]))") }
      do {
        figures = try JSONDecoder().decode(CountedFigures.self, from: Data(try console.readFile(file)))
      } catch is DecodingError {
        throw FileError(name: file, reason: "These are no figures, as Analytics/Spark/report.py writes them")
      }
    } else {
      if sessions.isEmpty { throw UsageError("the sessions are missing: name files, or folders of them") }
      let progress = console.progress
      defer { progress("") }
      figures = try DuckDB().count(FigureRequest(sessions: sessions, funnel: funnel, to: target, since: since)) {
        progress($0)
      }
    }
    let report = UsageReport(figures, graph: graph, funnel: funnel, target: target)
    if report.totals.sessions == 0 {
      let damage = damage(report)
      throw FigureError(description: "there are no sessions to report on\(damage.isEmpty ? "" : ";")\(damage)")
    }
    let output = arguments.options["-o"]
    if let output {
      let text =
        output.hasSuffix(".json")
        ? try json(report)
        : output.hasSuffix(".html") || output.hasSuffix(".htm")
          ? ReportPage(report, graph: graph, picture: GraphPicture(of: graph, report)).html : report.text
      try console.writeFile(output, text)
      console.write(
        "\(plain(output)): \(counted(report.totals.sessions, "session")), \(counted(report.totals.steps, "step"))\n")
      if report.damaged.count > 0 { console.writeError("helm-nav:\(damage(report))") }
    } else {
      console.write(arguments.flags.contains("--json") ? try json(report) : report.text)
    }
    return 0
  }

  private func screens(_ text: String?) -> [String] {
    guard let text else { return [] }
    // A name may contain a comma.
    if text.hasPrefix("["), let list = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) { return list }
    return text.split(separator: ",").map(String.init)
  }

  private func damage(_ report: UsageReport) -> String {
    guard report.damaged.count > 0 else { return "" }
    let places = report.damaged.places.prefix(3).map { "\(plain($0.file)):\($0.line)" }
    return " \(counted(report.damaged.count, "damaged line")) left out: \(places.joined(separator: ", "))"
      + (report.damaged.count > 3 ? "…" : "")
  }

  private func json(_ report: UsageReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
