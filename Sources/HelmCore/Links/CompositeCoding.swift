/// Decodes a composite id from its parts; with a probe, records the requested properties and returns samples.
struct CompositeDecoder: Decoder {
  var parts: [String: String]
  var probe: CompositeProbe?
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(parts: [String: String], probe: CompositeProbe? = nil) {
    self.parts = parts
    self.probe = probe
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(parts: parts, probe: probe))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw CompositeError.nested }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw CompositeError.nested }

  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let parts: [String: String]
    let probe: CompositeProbe?
    let codingPath: [any CodingKey] = []

    var allKeys: [Key] { parts.keys.sorted().compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool {
      probe?.asks(for: key.stringValue)
      return probe != nil || parts[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) -> Bool {
      probe?.asks(for: key.stringValue)
      return probe == nil && parts[key.stringValue] == nil
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      if let probe {
        let (value, idType) = try CompositeValue.sample(of: type)
        probe.reads(key.stringValue, idType)
        return value
      }
      guard let text = parts[key.stringValue] else { throw CompositeError.missing(key.stringValue) }
      return try CompositeValue.read(text, as: type)
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { throw CompositeError.nested }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw CompositeError.nested }

    func superDecoder() throws -> any Decoder { throw CompositeError.nested }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw CompositeError.nested }
  }
}

/// The reason why parts are not a composite id.
enum CompositeError: Error {
  case missing(String)
  case unreadable(String)

  /// The type has a property with properties of its own.
  case nested
}

/// The conversion of a composite id's parts from and to text.
enum CompositeValue {
  /// Reads a part.
  static func read<T: Decodable>(_ text: String, as type: T.Type) throws -> T {
    if let idType = type as? any FragmentID.Type {
      let canonical = canonicalText(ofWritten: text, as: idType)
      if let value = canonical.flatMap({ idType.init(canonicalText: $0) }) as? T { return value }
      throw CompositeError.unreadable(text)
    }
    return try T(from: Single(text: text))
  }

  /// Returns a sample value of a type, and the type of its texts.
  static func sample<T: Decodable>(of type: T.Type) throws -> (T, LinkIDType) {
    let idType: LinkIDType
    if let id = type as? any FragmentID.Type {
      idType = LinkIDType(id)
    } else if type is Bool.Type {
      idType = LinkIDType(name: "Bool", domain: .oneOf(["true", "false"])) { $0 == "true" || $0 == "false" ? $0 : nil }
    } else if type is Double.Type || type is Float.Type {
      idType = LinkIDType(name: String(describing: type), domain: .other) { text in
        Double(text).flatMap { $0.isFinite ? text : nil }
      }
    } else if let texts = (type as? any CaseIterable.Type).map({ cases(of: $0) }), !texts.isEmpty {
      idType = LinkIDType(name: String(describing: type), domain: .oneOf(texts)) { texts.contains($0) ? $0 : nil }
    } else {
      // Whether a text is valid is left to the id as a whole.
      idType = LinkIDType(name: String(describing: type), domain: .other) { $0 }
    }
    for text in (idType.listedTexts ?? []) + LinkIDType.samples {
      if let value = try? read(text, as: type) { return (value, idType) }
    }
    throw CompositeError.unreadable("")
  }

  private static func cases<C: CaseIterable>(of type: C.Type) -> [String] {
    type.allCases.compactMap { ($0 as? any Encodable).flatMap { write($0) } }
  }

  /// Returns the text of a part; `nil` for `nil`, and for a value with properties of its own.
  static func write(_ value: any Encodable) -> String? {
    if let id = value as? any FragmentID { return id.canonicalText }
    let encoder = CompositeEncoder()
    try? value.encode(to: encoder)
    return encoder.storage.single
  }

  /// Decodes a value from a single text.
  struct Single: Decoder, SingleValueDecodingContainer {
    let text: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      throw CompositeError.nested
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw CompositeError.nested }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { false }
    func decode(_ type: Bool.Type) throws -> Bool { try some(text == "true" ? true : text == "false" ? false : nil) }
    func decode(_ type: Double.Type) throws -> Double { try number(Double(text)) }
    func decode(_ type: Float.Type) throws -> Float { try number(Float(text)) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      // A standard type decodes itself with one of the methods below; this is for types that wrap another one.
      if type is any FragmentID.Type { return try CompositeValue.read(text, as: type) }
      return try T(from: self)
    }
    func decode(_ type: String.Type) -> String { text }
    func decode(_ type: Int.Type) throws -> Int { try id() }
    func decode(_ type: Int8.Type) throws -> Int8 { try id() }
    func decode(_ type: Int16.Type) throws -> Int16 { try id() }
    func decode(_ type: Int32.Type) throws -> Int32 { try id() }
    func decode(_ type: Int64.Type) throws -> Int64 { try id() }
    func decode(_ type: UInt.Type) throws -> UInt { try id() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try id() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try id() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try id() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try id() }

    private func id<ID: FragmentID>() throws -> ID { try some(ID(canonicalText: text)) }

    private func number<F: BinaryFloatingPoint>(_ value: F?) throws -> F {
      let value = try some(value)
      if value.isFinite { return value }
      throw CompositeError.unreadable(text)
    }

    private func some<T>(_ value: T?) throws -> T {
      guard let value else { throw CompositeError.unreadable(text) }
      return value
    }
  }
}

/// Encodes a composite id as parts.
struct CompositeEncoder: Encoder {
  /// The encoded parts.
  final class Storage {
    var parts: [String: String] = [:]
    var single: String?
  }

  let storage = Storage()
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Returns the parts of a value, without those that are `nil`.
  static func parts(of value: some Encodable) -> [String: String] {
    let encoder = CompositeEncoder()
    try? value.encode(to: encoder)
    return encoder.storage.parts
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(storage: storage))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { Refusing() }
  func singleValueContainer() -> any SingleValueEncodingContainer { Single(storage: storage) }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let storage: Storage
    let codingPath: [any CodingKey] = []

    func encodeNil(forKey key: Key) {}
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      if let text = CompositeValue.write(value) { storage.parts[key.stringValue] = text }
    }
    func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      // Nested values are not part of an id, so what is written here is discarded.
      KeyedEncodingContainer(Keyed<NestedKey>(storage: Storage()))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { Refusing() }
    func superEncoder() -> any Encoder { CompositeEncoder() }
    func superEncoder(forKey key: Key) -> any Encoder { CompositeEncoder() }
  }

  struct Single: SingleValueEncodingContainer {
    let storage: Storage
    let codingPath: [any CodingKey] = []

    func encodeNil() {}
    func encode(_ value: Bool) { storage.single = value ? "true" : "false" }
    func encode(_ value: Double) { storage.single = "\(value)" }
    func encode(_ value: Float) { storage.single = "\(value)" }
    func encode<T: Encodable>(_ value: T) throws { storage.single = CompositeValue.write(value) }
  }

  /// Rejects a list, which can't be part of an id.
  struct Refusing: UnkeyedEncodingContainer {
    let codingPath: [any CodingKey] = []
    let count = 0

    func encodeNil() throws { throw CompositeError.nested }
    func encode<T: Encodable>(_ value: T) throws { throw CompositeError.nested }
    func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> { KeyedEncodingContainer(Keyed<NestedKey>(storage: Storage())) }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { CompositeEncoder() }
  }
}
