import Helm
import HelmDocuments
import HelmTesting
import HelmTools

extension Tool {
  /// Draws a graph.
  func draw(_ arguments: Arguments) throws -> Int32 {
    let output = arguments.options["-o"]
    let format = try drawingFormat(arguments, output)
    let file = try graphFile(arguments)
    let document = try readGraphWithSegues(file)
    for option in ["--links", "--pictures"] where arguments.options[option] != nil && format != .html {
      throw UsageError("the option \(option) goes with html")
    }
    let graph = document.document.graph
    var (drawing, findings) = try self.drawing(of: document, file, arguments)
    drawing.direction = try direction(arguments)
    if let title = arguments.options["--title"] { drawing.title = title }
    let page = format == .html ? try self.page(of: drawing, document.document, findings: findings, arguments).html : nil
    return try write(
      try folded(drawing, of: graph, arguments), as: format, page: page, to: output, arguments,
      names: Set(graph.fragments.map(\.name)))
  }

  func graphFile(_ arguments: Arguments) throws(UsageError) -> String {
    guard let file = arguments.operands.first else { throw UsageError("the graph document is missing") }
    return file
  }

  /// Returns the drawing of a graph with all requested marks, and the findings if they were requested.
  private func drawing(
    of document: PlacedGraphDocument, _ file: String, _ arguments: Arguments
  ) throws -> (GraphDrawing, [NavigationFinding<NamedFragment>]) {
    let graph = document.document.graph
    var findings: [NavigationFinding<NamedFragment>] = []
    var drawing = GraphDrawing(graph)
    if let path = arguments.options["--path"] {
      let bytes = try console.readFile(path)
      do { drawing.highlight(try PathDocument(reading: bytes, for: graph).path) } catch {
        throw BadDocument(path, error)
      }
    }
    try markSession(&drawing, arguments)
    if let coverage = arguments.options["--coverage"] { drawing.weigh(by: try readCoverage(coverage, of: graph)) }
    if arguments.flags.contains("--findings") {
      let options = FindingOptions(
        homes: try home(arguments, in: graph),
        limits: ExplorationLimits(states: try arguments.count("--limit") ?? 100_000))
      do {
        let found = try showingProgress { progress throws(FindingsError<ValidationFinding<NamedFragment>>) in
          try graph.findings(options, progress: progress)
        }
        drawing.mark(found)
        findings = found.findings
      } catch let error as FindingsError<ValidationFinding<NamedFragment>> {
        throw BadDocument(file, findings: document.errors(for: error.findings))
      }
    }
    return (try focused(drawing, of: graph, arguments), findings)
  }

  /// Returns a drawing, folded to the requested number of nodes.
  func folded(
    _ drawing: GraphDrawing, of graph: NavigationGraph<NamedFragment>, _ arguments: Arguments
  ) throws -> GraphDrawing {
    var open: Set<String> = []
    if let name = arguments.options["--unfold"] {
      let names = drawing.boxes.map(\.name)
      guard names.contains(name) || graph.contains(NamedFragment(name)) else {
        throw UsageError("unknown module, tab or flow \(plain(name))\(suggestion(for: name, among: names))")
      }
      open = [name]
    }
    // On paper, the first page is folded as far as it needs to be readable, and the other pages show everything.
    let limit = try arguments.count("--fold") ?? (arguments.options["--paper"] == nil ? 60 : .max)
    return drawing.folded(toAtMost: limit, open: open, keepsMarksOpen: true)
  }

  /// Returns only the part of a drawing near a fragment, if one is specified.
  func focused(
    _ drawing: GraphDrawing, of graph: NavigationGraph<NamedFragment>, _ arguments: Arguments
  ) throws(UsageError) -> GraphDrawing {
    guard let name = arguments.options["--focus"] else {
      if arguments.options["--radius"] != nil { throw UsageError("the option --radius goes with --focus") }
      return drawing
    }
    guard graph.contains(NamedFragment(name)) else {
      throw UsageError("unknown fragment \(plain(name))\(suggestion(for: name, among: graph.fragments.map(\.name)))")
    }
    return drawing.focused(on: [name], radius: try arguments.count("--radius") ?? 2)
  }

  func direction(_ arguments: Arguments) throws(UsageError) -> DrawingDirection {
    switch arguments.options["--direction"] {
    case "right": return .toTheRight
    case nil, "down": return .downwards
    case let name?: throw UsageError("unknown direction \(plain(name)); expected right or down")
    }
  }

  private func drawingFormat(_ arguments: Arguments, _ output: String?) throws(UsageError) -> DrawingFormat {
    if let name = arguments.options["--format"] {
      if let format = DrawingFormat(rawValue: name) { return format }
      throw UsageError("unknown format \(plain(name)); expected \(DrawingFormat.names)")
    }
    guard let output, output != "-" else { return .dot }
    if let format = DrawingFormat(fileName: output) { return format }
    throw UsageError(
      "unknown file extension in \(plain(output)); name the format with --format: \(DrawingFormat.names)")
  }
}

enum DrawingFormat: String, CaseIterable {
  case dot, mermaid, svg, png, pdf, html, text

  /// Creates the format of a file, by its extension.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "dot", "gv": self = .dot
    case "mmd", "mermaid": self = .mermaid
    case "svg": self = .svg
    case "png": self = .png
    case "pdf": self = .pdf
    case "html", "htm": self = .html
    case "txt": self = .text
    default: return nil
    }
  }

  static var names: String {
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or \(allCases.last?.rawValue ?? "")"
  }
}

/// Returns a count with its noun, such as `2 screens`.
func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
