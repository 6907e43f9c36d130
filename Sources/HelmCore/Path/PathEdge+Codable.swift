// `{"from": …, "sourceId": …, "to": …, "targetId": …}`, absent ids left out, and occurrences above 0 as `"sourceOccurrence"` and
// `"targetOccurrence"`.
extension PathEdge: FragmentCoding {
  private enum CodingKeys: String, CodingKey {
    case from, sourceId, sourceOccurrence, to, targetId, targetOccurrence
  }

  package func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(coder.encodable(from.fragment, at: container.codingPath), forKey: .from)
    try container.encodeIfPresent(from.id, forKey: .sourceId)
    if from.occurrence > 0 { try container.encode(from.occurrence, forKey: .sourceOccurrence) }
    try container.encode(coder.encodable(to.fragment, at: container.codingPath), forKey: .to)
    try container.encodeIfPresent(to.id, forKey: .targetId)
    if to.occurrence > 0 { try container.encode(to.occurrence, forKey: .targetOccurrence) }
  }

  package init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func end(_ fragment: CodingKeys, _ id: CodingKeys, _ occurrence: CodingKeys) throws -> PathFragment<N> {
      let node = try coder.decode(at: container.codingPath + [fragment]) { try container.decode($0, forKey: fragment) }
      return PathFragment(
        node, canonicalID: try container.decodeIfPresent(String.self, forKey: id),
        occurrence: try container.decodeOccurrence(forKey: occurrence))
    }
    from = try end(.from, .sourceId, .sourceOccurrence)
    to = try end(.to, .targetId, .targetOccurrence)
  }
}

// A path is an array of path edges.
extension HelmPath: FragmentCoding {
  package func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.unkeyedContainer()
    for edge in self { try edge.encode(to: container.superEncoder(), by: coder) }
  }

  package init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      append(try PathEdge(from: try container.superDecoder(), by: coder))
    }
  }
}
