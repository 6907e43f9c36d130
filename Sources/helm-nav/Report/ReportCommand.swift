import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTools

extension Tool {
  /// Reports what users do with an app.
  func report(_ arguments: Arguments) throws -> Int32 {
    let graphFile = try self.graphFile(arguments)
    if graphFile == "-" && arguments.options["--figures"] == "-" {
      throw UsageError("only one of the graph document and --figures can be -")
    }
    let document = try readGraphWithSegues(graphFile).document
    let graph = document.graph
    let screens = graph.fragments.map(\.name)
    func known(_ name: String, _ option: String) throws(UsageError) -> String {
      if graph.contains(NamedFragment(name)) { return name }
      throw UsageError("\(option): the graph has no screen \(plain(name))\(suggestion(for: name, among: screens))")
    }
    var options = ReportOptions()
    options.leastSessions = try arguments.count("--min-group") ?? 0
    options.utcOffset = try utcOffset(arguments.options["--utc-offset"])
    if let name = arguments.options["--cause"] {
      guard let cause = SessionCause(rawValue: name) else {
        throw UsageError("unknown cause \(plain(name)); expected person, link or rule")
      }
      options.cause = cause
    }
    let compared = try names(arguments.options["--compare"], "--compare", of: "version")
    if let count = arguments.options["--compare"].map({ _ in compared.count }) {
      guard count == 2 else { throw UsageError("--compare needs two versions, the older one first: 1.0,2.0") }
      options.compared = (compared[0], compared[1])
    }
    let funnel = try names(arguments.options["--funnel"], "--funnel", of: "screen").map { try known($0, "--funnel") }
    let target = try arguments.options["--to"].map { try known($0, "--to") }
    options.around = try arguments.options["--around"].map { try known($0, "--around") }
    options.countsPeople = arguments.flags.contains("--by-person")
    if options.countsPeople, funnel.isEmpty { throw UsageError("--by-person requires --funnel") }
    let since = try arguments.options["--since"].map { text in
      guard let date = ReportDate.milliseconds(from: text) else {
        throw UsageError("--since needs a date such as 2026, 2026-01 or 2026-01-31, not \(plain(text))")
      }
      return date - options.utcOffset
    }
    let sessions = Array(arguments.operands.dropFirst())
    let figures: CountedFigures
    if let file = arguments.options["--figures"] {
      if !sessions.isEmpty { throw UsageError("--figures replaces the sessions; remove \(plain(sessions[0]))") }
      let bytes = try console.readFile(file)
      do { figures = try CountedFigures(reading: bytes) } catch { throw BadDocument(file, error) }
    } else {
      if sessions.isEmpty { throw UsageError("the sessions are missing: name files, or folders of them") }
      let progress = console.progress
      defer { progress("") }
      let request = FigureRequest(
        sessions: sessions, funnel: funnel, to: target, around: options.around, byPerson: options.countsPeople,
        since: since, version: arguments.options["--version"])
      figures = try DuckDB().count(request, progress: { progress($0) }, note: { console.writeError("helm-nav: \($0)") })
    }
    let report = UsageReport(figures, graph: graph, funnel: funnel, target: target, options: options)
    for name in compared where !report.versions.contains(where: { $0.app == name }) {
      throw UsageError(
        "--compare: there is no version \(plain(name))\(suggestion(for: name, among: report.versions.map(\.app)))")
    }
    if report.totals.sessions == 0 {
      let damage = damage(report)
      throw FigureError(description: "there are no sessions to report on\(damage.isEmpty ? "" : ";")\(damage)")
    }
    if let output = arguments.options["-o"], output != "-" {
      let text =
        output.lowercased().hasSuffix(".json")
        ? try json(report)
        : DrawingFormat(fileName: output) == .html
          ? ReportPage(report, graph: graph, picture: try picture(of: document, report, arguments)).html : report.text
      try console.writeFile(output, text)
      console.write(
        "\(plain(output)): \(counted(report.totals.sessions, "session")), \(counted(report.totals.steps, "step"))\n")
      for note in report.notes { console.writeError("helm-nav: \(note)") }
      if report.damaged.count > 0 { console.writeError("helm-nav:\(damage(report))") }
    } else {
      console.write(arguments.flags.contains("--json") ? try json(report) : report.text)
    }
    return 0
  }

  /// Returns the graph with its traffic, to explore.
  private func picture(
    of document: GraphDocument, _ report: UsageReport, _ arguments: Arguments
  ) throws -> GraphPicture {
    let graph = document.graph
    let drawing = try focused(GraphPicture.drawing(of: graph, report), of: graph, arguments)
    let folded = drawing.folded(toAtMost: try arguments.count("--fold") ?? 40)
    do {
      var page = GraphPage(of: document, views: try views(of: drawing, folded: folded, arguments))
      page.notes = GraphPicture.notes(of: graph, report)
      return .drawn(page)
    } catch let failure as DrawingFailure {
      return .missing(reason: failure.reason)
    }
  }

  /// Returns the offset from UTC, such as `+02:00` or `-05:30`, in milliseconds.
  private func utcOffset(_ text: String?) throws(UsageError) -> Int64 {
    guard let text else { return 0 }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard "+-".contains(text.prefix(1)), text.utf8.count == 6, parts.count == 2, parts.allSatisfy({ $0.count == 2 }),
      let hours = Int64(parts[0]), let minutes = Int64(parts[1]), (0...14).contains(hours), (0...59).contains(minutes)
    else { throw UsageError("--utc-offset needs a time such as +02:00 or -05:30, not \(plain(text))") }
    return (hours * 60 + minutes) * (text.hasPrefix("-") ? -60_000 : 60_000)
  }

  /// Returns names separated by commas or, since a name may contain a comma, in a JSON array.
  private func names(_ text: String?, _ option: String, of thing: String) throws(BadDocument) -> [String] {
    guard let text else { return [] }
    guard text.hasPrefix("[") else { return text.split(separator: ",").map(String.init) }
    do {
      return try JSONValue(parsing: text.utf8).elements("an array of names")
        .map { name throws(DocumentError) in try name.name("a \(thing)'s name") }
    } catch {
      throw BadDocument(option, error)
    }
  }

  private func damage(_ report: UsageReport) -> String {
    guard report.damaged.count > 0 else { return "" }
    let places = report.damaged.places.prefix(3).map { plain($0.file) + ($0.line > 0 ? ":\($0.line)" : "") }
    return " \(counted(report.damaged.count, "damaged line")) left out: \(places.joined(separator: ", "))"
      + (report.damaged.count > 3 ? "…" : "")
  }

  private func json(_ report: UsageReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
