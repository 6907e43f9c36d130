import Helm

/// A graph document that still knows where its segues were written.
public struct PlacedGraphDocument: Sendable {
  /// The document itself.
  public let document: GraphDocument

  private let source: JSONDocument

  /// Where each segue starts.
  private let offsets: [Int]

  /// Reads a graph document.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first thing that is wrong with the document, with its place.
  /// - Complexity: Linear in the bytes.
  public init(reading bytes: some Sequence<UInt8>) throws(DocumentError) {
    source = try JSONDocument(Array(bytes))
    let object = try source.root.object("a graph document, which is an object")
    let version = try object.required("version")
    guard let digits = version.integer else { throw version.expected("the version \(GraphDocument.version)") }
    guard digits == "\(GraphDocument.version)" else {
      throw version.error("the version \(digits.prefix(24)) is unknown; expected \(GraphDocument.version)")
    }

    var segues: [Segue<NamedFragment>] = []
    var offsets: [Int] = []
    var indexByEdge: [DirectedEdge<NamedFragment>: Int] = [:]
    var fragments: Set<NamedFragment> = []
    for element in try object.required("segues").elements("an array of segues") {
      let segue = try Segue(element)
      if let first = indexByEdge.updateValue(segues.count, forKey: segue.edge) {
        throw element.error("the segue \(segue.edge) is there already, at $.segues[\(first)]")
      }
      fragments.insert(segue.from)
      fragments.insert(segue.to)
      segues.append(segue)
      offsets.append(element.offset)
    }
    let names = KnownNames(fragments: fragments)
    for (segue, offset) in zip(segues, offsets) where segue.leaving != nil {
      if let leaving = try JSONValue(document: source, offset: offset).object()["leaving"] {
        _ = try names.fragment(leaving)
      }
    }
    document = GraphDocument(segues: segues, entry: try object["entry"].map(names.fragment))
    self.offsets = offsets
  }

  /// Validation findings as errors of the document, each at the place of its first offender.
  ///
  /// - Parameter findings: The findings.
  /// - Returns: The errors, in the order of the findings.
  /// - Complexity: Linear in document and findings, and sorting the places.
  public func errors(for findings: [ValidationFinding<NamedFragment>]) -> [DocumentError] {
    var indexByEdge: [DirectedEdge<NamedFragment>: Int] = [:]
    for (index, segue) in document.segues.enumerated() { indexByEdge[segue.edge] = index }
    let indices = findings.map { $0.edge.flatMap { indexByEdge[$0] } }
    let positions = TextPosition.positions(
      ofAscending: indices.compactMap { $0.map { offsets[$0] } }.sorted(), in: source.bytes)
    return zip(findings, indices).map { finding, index in
      guard let index, let position = positions[offsets[index]] else {
        return source.error(at: source.root.offset, finding.description)
      }
      return DocumentError(
        path: "$.segues[\(index)]", line: position.line, column: position.column, reason: finding.description)
    }
  }
}

extension ValidationFinding {
  /// The edge of the finding's first offender.
  fileprivate var edge: DirectedEdge<N>? {
    switch self {
    case .emptyGraph, .noEntry, .severalEntries, .unknownEntry: nil
    case .duplicateSegues(let edge, _), .presentationAgainstStyle(let edge, _, _), .leavingOnHold(let edge, _),
      .unknownLeaving(let edge, _), .unknownPathEdge(let edge, _), .pathNotAllowed(let edge, _, _):
      edge
    case .severalAutos(_, let edges): edges.dropFirst().first
    case .autoCycle(let cycle):
      cycle.first.map { DirectedEdge(from: $0, to: cycle.dropFirst().first ?? $0) }
    }
  }
}
