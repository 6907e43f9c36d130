import Helm
import HelmDocuments

extension Tool {
  /// Prints a graph as a drawing.
  func draw(_ arguments: Arguments) throws -> Int32 {
    let format = arguments.options["--format"] ?? "dot"
    guard format == "dot" || format == "mermaid" else {
      throw UsageError("unknown format \(plain(format)); expected dot or mermaid")
    }
    let graph = try readGraph(try graphFile(arguments)).document.graph
    return show(format == "dot" ? graph.dot() : graph.mermaid(), terminator: "")
  }

  func graphFile(_ arguments: Arguments) throws(UsageError) -> String {
    guard let file = arguments.operands.first else { throw UsageError("the graph document is missing") }
    return file
  }
}

/// A number of things in words.
func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
