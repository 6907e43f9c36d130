import Helm
import HelmDocuments

/// An unusable document, with its file and position.
struct BadDocument: Error, Equatable {
  let text: String

  init(_ file: String, _ error: DocumentError) {
    let name = file == "-" ? "standard input" : plain(file)
    text = "\(name):\(error)"
  }

  /// Creates an error from the first of a graph's findings, with the number of further ones.
  init(_ file: String, findings: [DocumentError]) {
    let first = findings.first.map { BadDocument(file, $0).text } ?? ""
    let more = findings.count - 1
    text = more > 0 ? "\(first) (and \(more) more: helm-nav check lists them)" : first
  }
}

extension Tool {
  func readGraph(_ file: String) throws -> PlacedGraphDocument {
    let bytes = try console.readFile(file)
    do { return try PlacedGraphDocument(reading: bytes) } catch { throw BadDocument(file, error) }
  }

  /// Reads a graph document, and rejects one without segues, unless it names its only screen.
  func readGraphWithSegues(_ file: String) throws -> PlacedGraphDocument {
    let document = try readGraph(file)
    guard document.document.segues.isEmpty else { return document }
    let findings = document.document.graph.validationFindings()
    if findings.isEmpty { return document }
    throw BadDocument(file, findings: document.errors(for: findings))
  }

  /// Reads a graph document and starts a navigation in its graph, with the given id or, if the entry takes ids, with an
  /// example.
  func startNavigation(_ file: String, id: String? = nil) throws -> Navigation<NamedFragment> {
    let document = try readGraph(file)
    do {
      let graph = document.document.graph
      return if let id { try Navigation(graph: graph, id: id) } else { try Navigation(trying: graph) }
    } catch {
      throw BadDocument(file, findings: document.errors(for: error.findings))
    }
  }

  /// Reads a script for a graph.
  func readScript(_ file: String, for graph: NavigationGraph<NamedFragment>) throws -> ScriptDocument {
    let bytes = try console.readFile(file)
    do { return try ScriptDocument(reading: bytes, for: graph) } catch { throw BadDocument(file, error) }
  }
}
