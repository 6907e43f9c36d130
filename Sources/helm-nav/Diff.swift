import Helm
import HelmDocuments
import HelmTesting
import HelmTools

extension Tool {
  /// Prints or draws the differences between two graphs.
  func diff(_ arguments: Arguments) throws -> Int32 {
    guard arguments.operands.count == 2 else {
      throw UsageError(
        arguments.operands.isEmpty ? "the graph documents are missing" : "the newer graph document is missing")
    }
    let format = arguments.options["--format"] ?? "text"
    guard ["text", "json", "markdown"].contains(format) else {
      throw UsageError("unknown format \(plain(format)); expected text, json or markdown")
    }
    let isFailing = try failsOnBreaking(arguments)
    let picture = try arguments.options["-o"].map { file in
      guard let format = DrawingFormat(fileName: file) else {
        throw UsageError("unknown file extension in \(plain(file)); expected \(DrawingFormat.names)")
      }
      return (file: file, format: format)
    }
    let limits = GraphDifference.Limits(states: try arguments.count("--limit") ?? 5_000)
    // Both graphs are read and checked before the comparison, so that errors name the file.
    let (oldFile, newFile) = (arguments.operands[0], arguments.operands[1])
    if oldFile == "-" && newFile == "-" { throw UsageError("only one of the graph documents can be -") }
    let (old, new) = (try soundGraph(oldFile), try soundGraph(newFile))
    let links = try linkTables(arguments)
    let difference = try showingProgress {
      try GraphDifference(from: old, to: new, links: links, limits: limits, progress: $0)
    }
    if let picture {
      var drawing = difference.drawing
      drawing.direction = try direction(arguments)
      let folded = drawing.folded(toAtMost: try arguments.count("--fold") ?? 60, keepsMarksOpen: true)
      let page =
        picture.format == .html
        ? GraphPage(of: difference, views: try views(of: drawing, folded: folded, arguments)).html : nil
      _ = try write(folded, as: picture.format, page: page, to: picture.file, arguments)
    }
    switch format {
    case "json": console.write(difference.json)
    case "markdown": console.write(difference.markdown(title: arguments.options["--title"] ?? "Navigation"))
    default: console.write("\(difference)\n")
    }
    return isFailing && !difference.breaking.isEmpty ? 1 : 0
  }

  private func failsOnBreaking(_ arguments: Arguments) throws(UsageError) -> Bool {
    switch arguments.options["--fail-on"] {
    case nil: return false
    case "breaking": return true
    case let other?: throw UsageError("cannot fail on \(plain(other)); expected breaking")
    }
  }

  /// Returns the links of both versions, from one document, or from two if they differ.
  private func linkTables(_ arguments: Arguments) throws -> GraphDifference.LinkTables? {
    let (old, new) = (arguments.options["--old-links"], arguments.options["--links"])
    guard let new else {
      if old != nil { throw UsageError("the option --old-links requires --links, for the newer version") }
      return nil
    }
    return GraphDifference.LinkTables(old: try soundLinks(old ?? new), new: try soundLinks(new))
  }

  private func soundLinks(_ file: String) throws -> Links<NamedFragment> {
    let document = try readLinks(file)
    do throws(FindingsError<LinkFinding<NamedFragment>>) { return try document.document.links() } catch {
      guard let first = document.errors(for: error.findings).first else { throw error }
      throw BadDocument(file, first)
    }
  }

  /// Reads a graph document, and rejects one with which no app can start.
  private func soundGraph(_ file: String) throws -> GraphDocument {
    let document = try readGraph(file)
    let findings = document.document.graph.validationFindings()
    if !findings.isEmpty { throw BadDocument(file, findings: document.errors(for: findings)) }
    return document.document
  }
}
