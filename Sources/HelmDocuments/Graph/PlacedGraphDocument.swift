import HelmCore

/// A graph document that retains the positions of its segues.
public struct PlacedGraphDocument: Sendable {
  /// The document itself.
  public let document: GraphDocument

  private let bytes: [UInt8]

  /// The offset of the document, followed by the offset of each segue.
  private let offsets: [Int]

  /// Reads a graph document.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the bytes.
  public init(reading bytes: some Sequence<UInt8>) throws(DocumentError) {
    let object = try JSONValue(parsing: bytes).object("a graph document, which is an object")
    try object.expect(version: GraphDocument.version)

    var segues: [Segue<NamedFragment>] = []
    var offsets = [object.offset]
    var leavings: [JSONValue] = []
    var indexByEdge: [DirectedEdge<NamedFragment>: Int] = [:]
    var fragments: Set<NamedFragment> = []
    for element in try object.required("segues").elements("an array of segues") {
      let segue = try Segue(element.object("a segue"))
      if let first = indexByEdge.updateValue(segues.count, forKey: segue.edge) {
        throw element.error("the segue \(segue.edge) is a duplicate of the one at $.segues[\(first)]")
      }
      fragments.insert(segue.from)
      fragments.insert(segue.to)
      segues.append(segue)
      offsets.append(element.offset)
      if let leaving = element["leaving"] { leavings.append(leaving) }
    }
    // An app of one screen has no segues; its entry is all there is.
    if segues.isEmpty, let entry = object["entry"] {
      fragments.insert(NamedFragment(try entry.name("a fragment's name")))
    }
    let names = KnownNames(fragments: fragments)
    for leaving in leavings { _ = try names.fragment(leaving) }
    let entry = try object["entry"].map(names.fragment)
    document = GraphDocument(segues: segues, entry: entry, ids: try names.ids(object["ids"]))
    self.bytes = object.document
    self.offsets = offsets
  }

  /// Returns validation findings as errors of the document, each at the position of its first offender.
  ///
  /// - Parameter findings: The findings.
  /// - Returns: The errors, in the order of the findings.
  /// - Complexity: Linear in document and findings.
  public func errors(for findings: [ValidationFinding<NamedFragment>]) -> [DocumentError] {
    var indexByEdge: [DirectedEdge<NamedFragment>: Int] = [:]
    for (index, segue) in document.segues.enumerated() { indexByEdge[segue.edge] = index }
    var position = TextPosition()
    let positions = offsets.map { offset in
      position.advance(to: offset, in: bytes)
      return position
    }
    return findings.map { finding in
      let index = finding.edge.flatMap { indexByEdge[$0] }
      let position = positions[index.map { $0 + 1 } ?? 0]
      return DocumentError(
        path: index.map { "$.segues[\($0)]" } ?? "$", line: position.line, column: position.column,
        reason: finding.description)
    }
  }
}

extension ValidationFinding {
  /// The edge of the finding's first offender.
  package var edge: DirectedEdge<N>? {
    switch self {
    case .emptyGraph, .noEntry, .severalEntries, .unknownEntry, .severalIDTypes, .idsOfUnknownFragment, .unknownOpening,
      .entryTakesID:
      nil
    case .duplicateSegues(let edge, _), .presentationAgainstStyle(let edge, _, _), .leavingOnHold(let edge, _),
      .unknownLeaving(let edge, _), .unknownPathEdge(let edge, _), .pathNotAllowed(let edge, _, _):
      edge
    case .severalAutoSegues(_, let edges): edges.dropFirst().first
    case .autoCycle(let cycle):
      cycle.first.map { DirectedEdge(from: $0, to: cycle.dropFirst().first ?? $0) }
    }
  }
}
