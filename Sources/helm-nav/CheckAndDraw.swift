import Helm
import HelmDocuments

extension Tool {
  /// Prints the findings of a graph.
  func check(_ arguments: Arguments) throws -> Int32 {
    let file = try graphFile(arguments)
    let document = try readGraph(file)
    let graph = document.document.graph
    let findings = graph.validationFindings()
    for error in document.errors(for: findings) { console.write(BadDocument(file, error).text + "\n") }
    if !findings.isEmpty { return 1 }
    let entry = graph.entry.map { String(describing: PathFragment($0)) } ?? ""
    let counts = "\(counted(graph.nodes.count, "fragment")), \(counted(document.document.segues.count, "segue"))"
    return show("No findings: \(counts), entry \(entry).")
  }

  /// Prints a graph as a drawing.
  func draw(_ arguments: Arguments) throws -> Int32 {
    let format = arguments.options["--format"] ?? "dot"
    guard format == "dot" || format == "mermaid" else {
      throw UsageError("unknown format \(plain(format)); expected dot or mermaid")
    }
    let graph = try readGraph(try graphFile(arguments)).document.graph
    return show(format == "dot" ? graph.dot() : graph.mermaid(), terminator: "")
  }

  private func graphFile(_ arguments: Arguments) throws(UsageError) -> String {
    guard let file = arguments.operands.first else { throw UsageError("the graph document is missing") }
    return file
  }
}

/// A number of things in words.
func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
