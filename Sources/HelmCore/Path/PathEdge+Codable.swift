extension PathEdge: Codable {
  private enum CodingKeys: String, CodingKey {
    case from, sourceId, sourceOccurrence, to, targetId, targetOccurrence
  }

  /// Writes `{"from": …, "sourceId": …, "to": …, "targetId": …}`, absent ids left out, and occurrences above 0 as
  /// `"sourceOccurrence"` and `"targetOccurrence"`.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws, or that a name is not unique.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, by: FragmentCoder(userInfo: encoder.userInfo))
  }

  /// Reads what `encode(to:)` writes.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What the decoder throws, or that there is no such fragment.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, by: FragmentCoder(userInfo: decoder.userInfo))
  }

  fileprivate func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(coder.encodable(from.fragment, at: container.codingPath), forKey: .from)
    try container.encodeIfPresent(from.id, forKey: .sourceId)
    if from.occurrence > 0 { try container.encode(from.occurrence, forKey: .sourceOccurrence) }
    try container.encode(coder.encodable(to.fragment, at: container.codingPath), forKey: .to)
    try container.encodeIfPresent(to.id, forKey: .targetId)
    if to.occurrence > 0 { try container.encode(to.occurrence, forKey: .targetOccurrence) }
  }

  fileprivate init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
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

extension HelmPath: Codable {
  /// Writes an array of path edges.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws, or that a name is not unique.
  /// - Complexity: Linear in the edges.
  public func encode(to encoder: any Encoder) throws {
    let coder = FragmentCoder<N>(userInfo: encoder.userInfo)
    var container = encoder.unkeyedContainer()
    for edge in self { try container.encode(CodedEdge(edge: edge, coder: coder)) }
  }

  /// Reads an array of path edges; a repeated one counts once.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What the decoder throws, or that there is no such fragment.
  /// - Complexity: Linear in the edges.
  public init(from decoder: any Decoder) throws {
    let coder = FragmentCoder<N>(userInfo: decoder.userInfo)
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      append(try PathEdge(from: try container.superDecoder(), by: coder))
    }
  }
}

/// An edge with the coder that the whole path shares.
private struct CodedEdge<N: Fragment>: Encodable {
  let edge: PathEdge<N>
  let coder: FragmentCoder<N>

  func encode(to encoder: any Encoder) throws { try edge.encode(to: encoder, by: coder) }
}
