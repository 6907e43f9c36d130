import Helm

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A coverage as a document, with fragments by their names.
///
/// ```json
/// { "version": 1, "fragments": ["a"], "segues": [["a", "b"]], "pairs": [[["a", "b"], ["b", "c"]]] }
/// ```
public struct CoverageDocument: Codable, Hashable, Sendable {
  /// The version of the format.
  public static var version: Int { 1 }

  /// The version of this document.
  public var version: Int

  /// The names of the fragments covered.
  public var fragments: [String]

  /// The segues covered, each by the names of its ends.
  public var segues: [[String]]

  /// The pairs covered, each of two segues.
  public var pairs: [[[String]]]

  /// Reads a document.
  ///
  /// - Parameter json: The text of the document.
  /// - Throws: ``CoverageDocumentError``, with the place where it can be told.
  public init(json: some Sequence<UInt8>) throws(CoverageDocumentError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json))
    } catch let error as DecodingError {
      throw .malformed(error.place)
    } catch {
      throw .malformed("not JSON")
    }
    guard version == Self.version else { throw .unknownVersion(version) }
    if let position = segues.firstIndex(where: { $0.count != 2 }) {
      throw .malformed("segues[\(position)]: expected an array of two fragments")
    }
    if let position = pairs.firstIndex(where: { pair in pair.count != 2 || pair.contains { $0.count != 2 } }) {
      throw .malformed("pairs[\(position)]: expected an array of two segues")
    }
  }

  /// Writes a coverage down, in the graph's order.
  ///
  /// - Parameter coverage: The coverage.
  /// - Complexity: Linear in fragments, segues and pairs.
  public init<N>(_ coverage: NavigationCoverage<N>) {
    let graph = coverage.graph
    func names(_ edge: DirectedEdge<N>) -> [String] { [String(describing: edge.from), String(describing: edge.to)] }
    version = Self.version
    fragments = graph.nodes.filter { coverage.fragments.contains($0) }.map { String(describing: $0) }
    segues = graph.edges.filter { coverage.segues.contains($0) }.map(names)
    pairs = graph.edges.flatMap { first in
      graph.egressEdges(for: first.to)
        .filter { coverage.pairs.contains(.init(first, $0)) }.map { [names(first), names($0)] }
    }
  }

  /// The document's text, the same for the same coverage.
  ///
  /// - Throws: What the encoder throws.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// The coverage of a graph, without what the graph does not have.
  ///
  /// - Parameter graph: The graph.
  /// - Returns: The coverage.
  /// - Complexity: Linear in the graph and the document.
  public func coverage<N>(of graph: NavigationGraph<N>) -> NavigationCoverage<N> {
    let nodes = Dictionary(graph.nodes.map { (String(describing: $0), $0) }) { first, _ in first }
    func edge(_ names: [String]) -> DirectedEdge<N>? {
      guard names.count == 2, let from = nodes[names[0]], let to = nodes[names[1]] else { return nil }
      let edge = from => to
      return graph.has(edge: edge) ? edge : nil
    }
    var coverage = NavigationCoverage(graph)
    for name in fragments { if let fragment = nodes[name] { coverage.insert(fragment: fragment) } }
    for names in segues { if let edge = edge(names) { coverage.insert(segue: edge) } }
    for pair in pairs where pair.count == 2 {
      if let first = edge(pair[0]), let second = edge(pair[1]) { coverage.insert(pair: .init(first, second)) }
    }
    return coverage
  }
}

/// Why a coverage document cannot be read.
public enum CoverageDocumentError: Error, Hashable, CustomStringConvertible {
  /// The document is not as expected, with the place.
  case malformed(String)

  /// The version is not known.
  case unknownVersion(Int)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .malformed(let place): "The coverage document is malformed: \(place)."
    case .unknownVersion(let version):
      "The coverage document has version \(version); expected \(CoverageDocument.version)."
    }
  }
}

extension DecodingError {
  /// The place in the document, and what was expected there.
  fileprivate var place: String {
    func path(_ context: Context) -> String {
      let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return place.isEmpty ? "the document" : "$\(place)"
    }
    switch self {
    case .typeMismatch(let type, let context): return "\(path(context)): expected \(type)"
    case .valueNotFound(let type, let context): return "\(path(context)): expected \(type), found nothing"
    case .keyNotFound(let key, let context): return "\(path(context)): expected the key \"\(key.stringValue)\""
    case .dataCorrupted(let context): return "\(path(context)): not JSON"
    @unknown default: return "not as expected"
    }
  }
}
