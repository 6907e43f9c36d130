/// The error that a value is not a composite id, or not a part of one: lists, and values with properties of their own, never are.
struct CompositeError: Error {}

/// Decodes a composite id from its parts, or a part from its text; with a probe, records the requested properties and returns samples.
struct CompositeDecoder: Decoder, SingleValueDecodingContainer {
  var parts: [String: String] = [:]
  var text: String?
  var probe: CompositeProbe?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if text != nil { throw CompositeError() }
    return KeyedDecodingContainer(Keyed(parts: parts, probe: probe))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw CompositeError() }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool { false }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard text == "true" || text == "false" else { throw CompositeError() }
    return text == "true"
  }

  func decode(_ type: Double.Type) throws -> Double { try number() }
  func decode(_ type: Float.Type) throws -> Float { try number() }

  private func number<Number: BinaryFloatingPoint & LosslessStringConvertible>() throws -> Number {
    guard let value = text.flatMap(Number.init), value.isFinite else { throw CompositeError() }
    return value
  }

  /// Decodes an id, such as an integer or a string, or a value that consists of one.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let idType = type as? any FragmentID.Type else { return try T(from: self) }
    let canonical = text.flatMap { canonicalText(ofWritten: $0, as: idType) }
    guard let value = canonical.flatMap({ idType.init(canonicalText: $0) }) as? T else { throw CompositeError() }
    return value
  }

  /// Returns a sample value of a type, and the type of its texts.
  static func sample<T: Decodable>(of type: T.Type) throws -> (T, LinkIDType) {
    let idType: LinkIDType
    if let id = type as? any FragmentID.Type {
      idType = LinkIDType(id)
    } else {
      let texts = type is Bool.Type ? ["true", "false"] : LinkIDType.caseTexts(of: type)
      let isNumber = type is Double.Type || type is Float.Type
      idType = LinkIDType(name: String(describing: type), domain: texts.isEmpty ? .other : .oneOf(texts)) { text in
        if !texts.isEmpty { return texts.contains(text) ? text : nil }
        // Whether a text of another type is valid is left to the id as a whole.
        return isNumber && Double(text)?.isFinite != true ? nil : text
      }
    }
    for text in (idType.listedTexts ?? []) + LinkIDType.samples {
      if let value = try? CompositeDecoder(text: text).decode(type) { return (value, idType) }
    }
    throw CompositeError()
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let parts: [String: String]
    let probe: CompositeProbe?
    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] { parts.keys.sorted().compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool {
      probe?.checked.insert(key.stringValue)
      return probe != nil || parts[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      if let probe {
        let (value, idType) = try CompositeDecoder.sample(of: type)
        probe.reads(key.stringValue, idType)
        return value
      }
      guard let text = parts[key.stringValue] else { throw CompositeError() }
      return try CompositeDecoder(text: text).decode(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { throw CompositeError() }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw CompositeError() }
    func superDecoder() throws -> any Decoder { throw CompositeError() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw CompositeError() }
  }
}

/// Encodes a composite id as parts, or a part as text; what is encoded into lists and nested containers is discarded.
struct CompositeEncoder: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer {
  /// What was encoded.
  private final class Storage {
    var parts: [String: String] = [:]
    var text: String?
  }

  private let storage = Storage()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int { 0 }

  /// Returns the parts of a value, without those that are `nil`.
  static func parts(of value: some Encodable) -> [String: String] {
    let encoder = CompositeEncoder()
    try? value.encode(to: encoder)
    return encoder.storage.parts
  }

  /// Returns the text of a part; `nil` for `nil`, and for a value with properties of its own.
  static func text(of value: Any) -> String? {
    if let id = value as? any FragmentID { return id.canonicalText }
    let encoder = CompositeEncoder()
    try? (value as? any Encodable)?.encode(to: encoder)
    return encoder.storage.text
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(storage: storage))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { CompositeEncoder() }
  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    CompositeEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { CompositeEncoder() }
  func superEncoder() -> any Encoder { CompositeEncoder() }
  func encodeNil() {}
  func encode(_ value: Bool) { storage.text = value ? "true" : "false" }
  func encode(_ value: Double) { storage.text = "\(value)" }
  func encode(_ value: Float) { storage.text = "\(value)" }
  func encode<T: Encodable>(_ value: T) { storage.text = Self.text(of: value) }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let storage: Storage
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {}

    func encode<T: Encodable>(_ value: T, forKey key: Key) {
      if let text = CompositeEncoder.text(of: value) { storage.parts[key.stringValue] = text }
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { CompositeEncoder().container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { CompositeEncoder() }
    func superEncoder() -> any Encoder { CompositeEncoder() }
    func superEncoder(forKey key: Key) -> any Encoder { CompositeEncoder() }
  }
}
