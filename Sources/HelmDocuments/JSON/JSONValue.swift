/// A value of a JSON document: where it starts.
struct JSONValue {
  let document: JSONDocument
  let offset: Int

  /// An error at this value.
  func error(_ reason: String) -> DocumentError { document.error(at: offset, reason) }

  /// An error that says what was expected here instead of what there is.
  func expected(_ what: String) -> DocumentError { error("expected \(what), found \(foundText)") }

  private var first: UInt8 { document.bytes[offset] }

  private var end: Int { document.end(ofValueAt: offset) }

  /// The value as it is written, if it is no string, array or object.
  private var literal: String { String(decoding: document.bytes[offset..<end], as: UTF8.self) }

  private var foundText: String {
    switch first {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "\""): quoted(text)
    default: literal.count > 24 ? literal.prefix(24) + "…" : literal
    }
  }

  private var text: String { JSONDocument.string(in: document.bytes, from: offset, to: end) }
}

// MARK: - Scalars

extension JSONValue {
  /// How many bytes of UTF-8 a name or an id may have.
  static let nameLimit = 4096

  /// The text of a string.
  func string(_ what: String = "a string") throws(DocumentError) -> String {
    guard first == UInt8(ascii: "\"") else { throw expected(what) }
    return text
  }

  /// The text of a string of bearable length.
  func name(_ what: String = "a string") throws(DocumentError) -> String {
    let name = try string(what)
    let count = name.utf8.count
    if count > Self.nameLimit { throw error("expected \(what) of at most \(Self.nameLimit) bytes, found \(count)") }
    return name
  }

  /// An id: a string, or an integer, which is the id of its digits.
  func id() throws(DocumentError) -> String {
    if first == UInt8(ascii: "\"") { return try name("an id") }
    guard let digits = integer else { throw expected("a string or an integer") }
    if digits.utf8.count > Self.nameLimit {
      throw error("expected an id of at most \(Self.nameLimit) bytes, found \(digits.utf8.count)")
    }
    return digits
  }

  /// The canonical digits of an integer that is written without fraction and exponent.
  var integer: String? {
    guard first == UInt8(ascii: "-") || isDigit(first) else { return nil }
    let digits = literal
    guard digits.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    return digits == "-0" ? "0" : digits
  }

  /// A truth value.
  func bool() throws(DocumentError) -> Bool {
    switch first {
    case UInt8(ascii: "t"): return true
    case UInt8(ascii: "f"): return false
    default: throw expected("true or false")
    }
  }

  /// A string that is one of several.
  func choice<T: RawRepresentable & CaseIterable>(_ type: T.Type = T.self) throws(DocumentError) -> T
  where T.RawValue == String {
    let names = T.allCases.map(\.rawValue)
    let what = "\"" + names.dropLast().joined(separator: "\", \"") + "\" or \"\(names.last ?? "")\""
    guard let value = T(rawValue: try string(what)) else { throw expected(what) }
    return value
  }
}

// MARK: - Arrays and objects

extension JSONValue {
  /// The elements of an array, one after the other.
  func elements(_ what: String = "an array") throws(DocumentError) -> JSONElements {
    guard first == UInt8(ascii: "[") else { throw expected(what) }
    return JSONElements(document: document, offset: offset + 1)
  }

  /// The members of an object.
  func object(_ what: String = "an object") throws(DocumentError) -> JSONObject {
    guard first == UInt8(ascii: "{") else { throw expected(what) }
    var members: [(key: String, value: JSONValue)] = []
    var next = document.afterSpace(from: offset + 1)
    while document.bytes[next] != UInt8(ascii: "}") {
      if document.bytes[next] == UInt8(ascii: ",") { next = document.afterSpace(from: next + 1) }
      let end = document.end(ofValueAt: next)
      let key = JSONDocument.string(in: document.bytes, from: next, to: end)
      let colon = document.afterSpace(from: end)
      let value = JSONValue(document: document, offset: document.afterSpace(from: colon + 1))
      members.append((key, value))
      next = document.afterSpace(from: value.end)
    }
    return JSONObject(value: self, members: members)
  }

  fileprivate var endOffset: Int { end }
}

/// The members of a JSON object.
struct JSONObject {
  let value: JSONValue
  let members: [(key: String, value: JSONValue)]

  /// The value of a key, if it is there.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The value of a key that has to be there.
  func required(_ key: String) throws(DocumentError) -> JSONValue {
    guard let member = self[key] else { throw value.error("the key \"\(key)\" is missing") }
    return member
  }
}

/// The elements of a JSON array, found while they are gone through.
struct JSONElements: Sequence, IteratorProtocol {
  let document: JSONDocument
  var offset: Int

  mutating func next() -> JSONValue? {
    offset = document.afterSpace(from: offset)
    if document.bytes[offset] == UInt8(ascii: ",") { offset = document.afterSpace(from: offset + 1) }
    guard document.bytes[offset] != UInt8(ascii: "]") else { return nil }
    let value = JSONValue(document: document, offset: offset)
    offset = value.endOffset
    return value
  }
}
