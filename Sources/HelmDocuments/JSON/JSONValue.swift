/// A value of a JSON document, which knows its place there.
package struct JSONValue: Sendable {
  let content: Content

  /// The offset in the document that the value starts at.
  let offset: Int

  /// The whole document, for the line, column and path of an error.
  let document: [UInt8]

  /// What a value is; a number as it is written, so that an id keeps its digits.
  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
  }

  /// An error at this value.
  package func error(_ reason: String) -> DocumentError { JSONParser.error(at: offset, in: document, reason) }

  /// An error that says what was expected here instead of what there is.
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
  /// - Throws: The first thing that is wrong with it, with its place.
  /// - Complexity: Linear in the bytes.
  init(parsing bytes: some Sequence<UInt8>) throws(DocumentError) { self = try JSONParser.parse(Array(bytes)) }

  /// The most bytes of UTF-8 in a name or an id.
  static let nameLimit = 4096

  /// The text of a string.
  package func string(_ what: String = "a string") throws(DocumentError) -> String {
    guard case .string(let text) = content else { throw expected(what) }
    return text
  }

  /// The text of a string up to the length limit.
  func name(_ what: String) throws(DocumentError) -> String { try limited(string(what), what) }

  /// An id: a string, or an integer, which is the id of its digits.
  func id() throws(DocumentError) -> String {
    if let integer { return try limited(integer, "an id") }
    return try limited(string("a string or an integer"), "an id")
  }

  private func limited(_ text: String, _ what: String) throws(DocumentError) -> String {
    let count = text.utf8.count
    if count > Self.nameLimit { throw error("expected \(what) of at most \(Self.nameLimit) bytes, found \(count)") }
    return text
  }

  /// The canonical digits of an integer that is written without fraction and exponent.
  var integer: String? {
    guard case .number(let text) = content, !text.utf8.contains(where: ".eE".utf8.contains) else { return nil }
    return text == "-0" ? "0" : text
  }

  /// A truth value.
  func bool() throws(DocumentError) -> Bool {
    guard case .bool(let value) = content else { throw expected("true or false") }
    return value
  }

  /// A string that is one of several.
  func choice<T: RawRepresentable & CaseIterable>(_ type: T.Type = T.self) throws(DocumentError) -> T
  where T.RawValue == String {
    let names = T.allCases.map(\.rawValue)
    let what = "\"" + names.dropLast().joined(separator: "\", \"") + "\" or \"\(names.last ?? "")\""
    guard let value = T(rawValue: try string(what)) else { throw expected(what) }
    return value
  }

  /// The elements of an array.
  package func elements(_ what: String) throws(DocumentError) -> [JSONValue] {
    guard case .array(let elements) = content else { throw expected(what) }
    return elements
  }

  /// The members of an object.
  package func object(_ what: String) throws(DocumentError) -> JSONObject {
    guard case .object(let members) = content else { throw expected(what) }
    return JSONObject(value: self, members: members)
  }
}

/// The members of a JSON object.
package struct JSONObject: Sendable {
  let value: JSONValue
  let members: [String: JSONValue]

  /// Parses a document that is an object.
  ///
  /// - Complexity: Linear in the bytes.
  package init(parsing bytes: some Sequence<UInt8>, _ what: String) throws(DocumentError) {
    self = try JSONValue(parsing: bytes).object(what)
  }

  init(value: JSONValue, members: [String: JSONValue]) {
    self.value = value
    self.members = members
  }

  /// The value of a key, if it is there.
  package subscript(key: String) -> JSONValue? { members[key] }

  /// The value of a key that has to be there.
  package func required(_ key: String) throws(DocumentError) -> JSONValue {
    guard let member = members[key] else { throw value.error("the key \"\(key)\" is missing") }
    return member
  }

  /// Refuses a document of any version but one.
  package func expect(version: Int) throws(DocumentError) {
    let found = try required("version")
    guard let digits = found.integer else { throw found.expected("the version \(version)") }
    if digits != "\(version)" {
      throw found.error("the version \(digits.prefix(24)) is unknown; expected \(version)")
    }
  }
}
