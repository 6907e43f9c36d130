extension PathFragment: Codable {
  private enum CodingKeys: String, CodingKey {
    case fragment, id
  }

  /// Writes `{"fragment": …, "id": …}`, an absent id left out (documents.md).
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws, or that a name is not unique.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let coder = FragmentCoder<N>(userInfo: encoder.userInfo)
    try container.encode(coder.encodable(fragment, at: container.codingPath), forKey: .fragment)
    try container.encodeIfPresent(id, forKey: .id)
  }

  /// Reads what `encode(to:)` writes.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What the decoder throws, or that there is no such fragment.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let coder = FragmentCoder<N>(userInfo: decoder.userInfo)
    let place = container.codingPath + [CodingKeys.fragment]
    fragment = try coder.decode(at: place) { try container.decode($0, forKey: .fragment) }
    id = try container.decodeIfPresent(String.self, forKey: .id)
  }
}
