import Foundation
import Helm
import HelmDocuments

extension Tool {
  /// Reports what people do with an app.
  func report(_ arguments: Arguments) throws -> Int32 {
    let graphFile = try self.graphFile(arguments)
    if graphFile == "-" && arguments.options["--figures"] == "-" {
      throw UsageError("only one of the graph document and --figures can be -")
    }
    let graph = try readGraphWithSegues(graphFile).document.graph
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
      let bytes = try console.readFile(file)
      do { figures = try CountedFigures(reading: bytes) } catch { throw BadDocument(file, error) }
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

  /// The screens of a funnel: names with commas between them or, as a name may contain a comma, a JSON array of names.
  private func screens(_ text: String?) throws(BadDocument) -> [String] {
    guard let text else { return [] }
    guard text.hasPrefix("[") else { return text.split(separator: ",").map(String.init) }
    do {
      return try JSONValue(parsing: text.utf8).elements("an array of names")
        .map { name throws(DocumentError) in try name.name("a screen's name") }
    } catch {
      throw BadDocument("--funnel", error)
    }
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
