/// A type that is coded by the names of its fragments.
package protocol FragmentCoding: Codable {
  associatedtype N: Fragment
  func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws
  init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws
}

extension FragmentCoding {
  /// Encodes the value, with fragments by their names.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error that the encoder throws, or an error if a name is not unique.
  /// - Complexity: Linear in the value; for fragments coded by name, also in the number of fragments.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, by: FragmentCoder(userInfo: encoder.userInfo))
  }

  /// Decodes what `encode(to:)` writes; a repeated edge is kept once.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The error that the decoder throws, or an error if there is no such fragment.
  /// - Complexity: Linear in the value; for fragments coded by name, also in the number of fragments.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, by: FragmentCoder(userInfo: decoder.userInfo))
  }
}

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

// `{"fragment": …, "id": …}`, without an absent id, and with `"occurrence"` if it is above 0.
extension PathFragment: FragmentCoding {
  private enum CodingKeys: String, CodingKey {
    case fragment, id, occurrence
  }

  package func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self, as: (.fragment, .id, .occurrence), by: coder)
  }

  package init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    self = try decoder.container(keyedBy: CodingKeys.self).decode(as: (.fragment, .id, .occurrence), by: coder)
  }
}

// `{"from": …, "sourceId": …, "to": …, "targetId": …}`, without absent ids, and with occurrences above 0 as `"sourceOccurrence"` and
// `"targetOccurrence"`.
extension PathEdge: FragmentCoding {
  private enum CodingKeys: String, CodingKey {
    case from, sourceId, sourceOccurrence, to, targetId, targetOccurrence
  }

  package func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(from, as: (.from, .sourceId, .sourceOccurrence), by: coder)
    try container.encode(to, as: (.to, .targetId, .targetOccurrence), by: coder)
  }

  package init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    from = try container.decode(as: (.from, .sourceId, .sourceOccurrence), by: coder)
    to = try container.decode(as: (.to, .targetId, .targetOccurrence), by: coder)
  }
}

/// The keys of a path fragment.
private typealias FragmentKeys<Key> = (fragment: Key, id: Key, occurrence: Key)

extension KeyedEncodingContainer {
  fileprivate mutating func encode<N>(
    _ place: PathFragment<N>, as keys: FragmentKeys<Key>, by coder: FragmentCoder<N>
  ) throws {
    try encode(coder.encodable(place.fragment, at: codingPath), forKey: keys.fragment)
    try encodeIfPresent(place.id, forKey: keys.id)
    if place.occurrence > 0 { try encode(place.occurrence, forKey: keys.occurrence) }
  }
}

extension KeyedDecodingContainer {
  fileprivate func decode<N>(as keys: FragmentKeys<Key>, by coder: FragmentCoder<N>) throws -> PathFragment<N> {
    let fragment = try coder.decode(at: codingPath + [keys.fragment]) { try decode($0, forKey: keys.fragment) }
    let id = try decodeIfPresent(String.self, forKey: keys.id)
    let occurrence = try decodeIfPresent(Int.self, forKey: keys.occurrence) ?? 0
    guard occurrence >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: keys.occurrence, in: self, debugDescription: "An occurrence is 0 or more, not \(occurrence).")
    }
    return PathFragment(fragment, canonicalID: id, occurrence: occurrence)
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
    while !container.isAtEnd { append(try PathEdge(from: try container.superDecoder(), by: coder)) }
  }
}

// A flow is an array of pairs; an edge with ids is written as a path edge.
extension Flow: FragmentCoding {
  package func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.unkeyedContainer()
    for edge in pathEdges {
      let place = container.superEncoder()
      let hasIDs = edge.from.id != nil || edge.to.id != nil
      if hasIDs { try edge.encode(to: place, by: coder) } else { try edge.edge.encode(to: place, by: coder) }
    }
  }

  package init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      let place = try container.superDecoder()
      let isPair = (try? place.unkeyedContainer()) != nil
      append(isPair ? try DirectedEdge(from: place, by: coder).pathEdge : try PathEdge(from: place, by: coder))
    }
  }
}
