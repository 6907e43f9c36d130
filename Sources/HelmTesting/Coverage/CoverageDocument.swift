import Helm
import HelmDocuments

/// A coverage as a document that identifies fragments by name.
///
/// ```json
/// { "version": 1, "fragments": ["a"], "segues": [["a", "b"]], "pairs": [[["a", "b"], ["b", "c"]]] }
/// ```
public struct CoverageDocument: Hashable, Sendable {
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

  /// Parses a document.
  ///
  /// - Parameter json: The text of the document, in UTF-8.
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the bytes.
  public init(json: some Sequence<UInt8>) throws(DocumentError) {
    let object = try JSONValue(parsing: json).object("a coverage document, which is an object")
    try object.expect(version: Self.version)
    version = Self.version
    fragments = try object.required("fragments").elements("an array of fragments").map(Self.name)
    segues = try object.required("segues").elements("an array of segues").map(Self.segue)
    pairs = try object.required("pairs").elements("an array of pairs").map { pair throws(DocumentError) in
      try Self.two(pair, "a pair, which is an array of two segues").map(Self.segue)
    }
  }

  private static func name(_ value: JSONValue) throws(DocumentError) -> String {
    try value.name("a fragment's name")
  }

  private static func segue(_ value: JSONValue) throws(DocumentError) -> [String] {
    try two(value, "a segue, which is an array of two fragments").map(name)
  }

  private static func two(_ value: JSONValue, _ what: String) throws(DocumentError) -> [JSONValue] {
    let elements = try value.elements(what)
    if elements.count != 2 {
      throw value.error("expected \(what), found \(elements.count) element\(elements.count == 1 ? "" : "s")")
    }
    return elements
  }

  /// Creates the document of a coverage, in the graph's order.
  ///
  /// - Parameter coverage: The coverage.
  /// - Complexity: Linear in fragments, segues and pairs.
  public init<N>(_ coverage: NavigationCoverage<N>) {
    let graph = coverage.graph
    func names(_ edge: DirectedEdge<N>) -> [String] { [fragmentName(edge.from), fragmentName(edge.to)] }
    version = Self.version
    fragments = graph.fragments.filter { coverage.fragments.contains($0) }.map { fragmentName($0) }
    segues = graph.edges.filter { coverage.segues.contains($0) }.map(names)
    pairs = graph.edges.flatMap { first in
      graph.outgoingEdges(of: first.to)
        .filter { coverage.pairs.contains(.init(first, $0)) }.map { [names(first), names($0)] }
    }
  }

  /// Returns the document's text, which is the same for equal coverages.
  ///
  /// - Returns: JSON on one line.
  /// - Complexity: Linear in the document.
  public func json() -> String {
    func list<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
      "[" + elements.map(text).joined(separator: ",") + "]"
    }
    func text(_ name: String) -> String {
      var text = ""
      text.appendJSON(name)
      return text
    }
    func segue(_ names: [String]) -> String { list(names, text) }
    let pairs = list(pairs) { list($0, segue) }
    return
      #"{"fragments":\#(list(fragments, text)),"pairs":\#(pairs),"segues":\#(list(segues, segue)),"version":\#(version)}"#
  }

  /// Returns the coverage of a graph, without anything that the graph doesn't have.
  ///
  /// - Parameter graph: The graph.
  /// - Returns: The coverage.
  /// - Complexity: Linear in the graph and the document.
  public func coverage<N>(of graph: NavigationGraph<N>) -> NavigationCoverage<N> {
    let nodes = Dictionary(graph.fragments.map { (fragmentName($0), $0) }) { first, _ in first }
    func edge(_ names: [String]) -> DirectedEdge<N>? {
      guard names.count == 2, let from = nodes[names[0]], let to = nodes[names[1]] else { return nil }
      let edge = from => to
      return graph.contains(edge) ? edge : nil
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
