extension DirectedEdge: Codable {
  /// Writes a pair, `["splash", "dashboard"]`.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws, or that a name is not unique.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, by: FragmentCoder(userInfo: encoder.userInfo))
  }

  /// Reads a pair.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What the decoder throws, or that there is no such fragment.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, by: FragmentCoder(userInfo: decoder.userInfo))
  }

  private func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(coder.encodable(from, at: container.codingPath))
    try container.encode(coder.encodable(to, at: container.codingPath))
  }

  private init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    var container = try decoder.unkeyedContainer()
    func end() throws -> N { try coder.decode(at: container.codingPath) { try container.decode($0) } }
    let ends = (from: try end(), to: try end())
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "An edge has two ends, not more.")
    }
    self.init(from: ends.from, to: ends.to)
  }
}

extension Flow: Codable {
  /// Writes an array of pairs; an edge that says ids is written as a path edge is.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws, or that a name is not unique.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for edge in pathEdges { try container.encode(CodedFlowEdge(edge: edge)) }
  }

  /// Reads an array of pairs and path edges; a repeated one counts once.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What the decoder throws, or that there is no such fragment.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([CodedFlowEdge<N>].self).map(\.edge))
  }
}

/// An edge of a flow: a pair, or, where it says ids, a path edge.
private struct CodedFlowEdge<N: Fragment>: Codable {
  let edge: PathEdge<N>

  init(edge: PathEdge<N>) { self.edge = edge }

  init(from decoder: any Decoder) throws {
    let isPair = (try? decoder.unkeyedContainer()) != nil
    edge = isPair ? try DirectedEdge<N>(from: decoder).pathEdge : try PathEdge<N>(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    if edge.from.id == nil, edge.to.id == nil {
      try edge.edge.encode(to: encoder)
    } else {
      try edge.encode(to: encoder)
    }
  }
}
