import HelmCore

/// A value of a JSON document that knows its position in it.
package struct JSONValue: Sendable {
  package let content: Content

  /// The offset of the value in the document.
  let offset: Int

  /// The whole document, for the line, column and path of an error.
  let document: [UInt8]

  /// The content of a value; a number is kept as written, so that an id keeps its digits.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  package struct Member: Sendable {
    package let key: String
    package let value: JSONValue

    /// Compares bytes, since comparing strings takes quadratic time for some strings, and treats differently composed
    /// characters as equal.
    func has(_ key: String) -> Bool {
      self.key.utf8.count == key.utf8.count && self.key.utf8.elementsEqual(key.utf8)
    }
  }

  /// Returns an error at this value.
  package func error(_ reason: String) -> DocumentError {
    // Parsing the document up to this value, where it then ends, determines the path.
    var parser = JSONParser(Array(document[..<offset]))
    _ = try? parser.parseDocument()
    return parser.error(reason)
  }

  /// Returns an error that says what was expected here, and what was found.
  package func expected(_ what: String) -> DocumentError {
    let found =
      switch content {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let digits): digits.utf8.count > 24 ? digits.prefix(24) + "…" : digits
      case .string(let text): quoted(text)
      case .array: "an array"
      case .object: "an object"
      }
    return error("expected \(what), found \(found)")
  }
}

extension JSONValue {
  /// Parses a document.
  ///
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the bytes.
  package init(parsing bytes: some Sequence<UInt8>) throws(DocumentError) {
    var parser = JSONParser(Array(bytes))
    self = try parser.parseDocument()
  }

  /// The maximum length of a name or an id, in bytes of UTF-8.
  static let nameLimit = 4096

  func string(_ what: String = "a string") throws(DocumentError) -> String {
    guard case .string(let text) = content else { throw expected(what) }
    return text
  }

  /// Returns the text of a string up to the length limit.
  package func name(_ what: String) throws(DocumentError) -> String { try limited(string(what), what) }

  /// Returns an id: a string, or the digits of an integer.
  func id() throws(DocumentError) -> String {
    if let integer { return try limited(integer, "an id") }
    return try limited(string("a string or an integer"), "an id")
  }

  private func limited(_ text: String, _ what: String) throws(DocumentError) -> String {
    let count = text.utf8.count
    if count > Self.nameLimit { throw error("expected \(what) of at most \(Self.nameLimit) bytes, found \(count)") }
    return text
  }

  /// The canonical digits of an integer that is written without a fraction or an exponent.
  package var integer: String? {
    guard case .number(let text) = content, !text.utf8.contains(where: ".eE".utf8.contains) else { return nil }
    return text == "-0" ? "0" : text
  }

  func bool() throws(DocumentError) -> Bool {
    guard case .bool(let value) = content else { throw expected("true or false") }
    return value
  }

  /// Returns a string that is one of several.
  func choice<T: RawRepresentable & CaseIterable>(_ type: T.Type = T.self) throws(DocumentError) -> T
  where T.RawValue == String {
    if case .string(let text) = content, text.utf8.count <= Self.nameLimit, let value = T(rawValue: text) {
      return value
    }
    let names = T.allCases.map { "\"\($0.rawValue)\"" }
    throw expected(names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")")
  }

  /// Returns the elements of an array.
  package func elements(_ what: String) throws(DocumentError) -> [JSONValue] {
    guard case .array(let elements) = content else { throw expected(what) }
    return elements
  }

  /// Returns this value, which has to be an object.
  package func object(_ what: String) throws(DocumentError) -> JSONValue {
    guard case .object = content else { throw expected(what) }
    return self
  }

  var isObject: Bool { if case .object = content { true } else { false } }

  /// Returns the members of this object, in order.
  package func members(_ what: String) throws(DocumentError) -> [Member] {
    guard case .object(let members) = content else { throw expected(what) }
    return members
  }

  /// The value of a key of this object, if the object has the key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.has(key) }?.value
  }

  /// Returns the value of a required key.
  package func required(_ key: String) throws(DocumentError) -> JSONValue {
    guard let value = self[key] else { throw error("the key \"\(key)\" is missing") }
    return value
  }

  /// Rejects a document of any other version.
  package func expect(version: Int) throws(DocumentError) {
    guard let found = self["version"] else {
      throw error("the key \"version\" is missing; expected \"version\": \(version)")
    }
    guard let digits = found.integer else { throw found.expected("the version \(version)") }
    if digits != "\(version)" { throw found.error("the version \(digits.prefix(24)) is unknown; expected \(version)") }
  }
}
