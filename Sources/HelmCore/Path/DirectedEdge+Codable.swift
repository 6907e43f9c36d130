// An edge is a pair, `["splash", "dashboard"]`.
extension DirectedEdge: FragmentCoding {
  package func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(coder.encodable(from, at: container.codingPath))
    try container.encode(coder.encodable(to, at: container.codingPath))
  }

  package init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    var container = try decoder.unkeyedContainer()
    func end() throws -> N { try coder.decode(at: container.codingPath) { try container.decode($0) } }
    let ends = (from: try end(), to: try end())
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "An edge has two ends, not more.")
    }
    self.init(from: ends.from, to: ends.to)
  }
}
