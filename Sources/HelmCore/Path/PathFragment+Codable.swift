extension PathFragment: Codable {
  private enum CodingKeys: String, CodingKey {
    case fragment, id, occurrence
  }

  /// Writes `{"fragment": …, "id": …}`, an absent id left out, and `"occurrence"` where it is above 0.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws, or that a name is not unique.
  /// - Complexity: Constant; for fragments that go by their names, linear in how many there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let coder = FragmentCoder<N>(userInfo: encoder.userInfo)
    try container.encode(coder.encodable(fragment, at: container.codingPath), forKey: .fragment)
    try container.encodeIfPresent(id, forKey: .id)
    if occurrence > 0 { try container.encode(occurrence, forKey: .occurrence) }
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
    occurrence = try container.decodeOccurrence(forKey: .occurrence)
  }
}

extension KeyedDecodingContainer {
  /// Reads an occurrence, which is 0 where nothing is said.
  func decodeOccurrence(forKey key: Key) throws -> Int {
    let occurrence = try decodeIfPresent(Int.self, forKey: key) ?? 0
    guard occurrence >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "An occurrence is 0 or more, not \(occurrence).")
    }
    return occurrence
  }
}
