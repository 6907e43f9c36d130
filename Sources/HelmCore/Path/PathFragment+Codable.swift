// `{"fragment": …, "id": …}`, an absent id left out, and `"occurrence"` where it is above 0.
extension PathFragment: FragmentCoding {
  private enum CodingKeys: String, CodingKey {
    case fragment, id, occurrence
  }

  package func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(coder.encodable(fragment, at: container.codingPath), forKey: .fragment)
    try container.encodeIfPresent(id, forKey: .id)
    if occurrence > 0 { try container.encode(occurrence, forKey: .occurrence) }
  }

  package init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
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
