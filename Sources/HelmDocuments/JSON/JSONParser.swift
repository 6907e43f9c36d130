import HelmCore

/// Parses bytes as one JSON value, strictly according to RFC 8259.
///
/// Beyond the grammar, it rejects what readers disagree on: a key that occurs twice in one object, lone surrogates, a
/// byte order mark, and nesting deeper than ``depthLimit``.
struct JSONParser {
  /// The deepest nesting of arrays and objects, which bounds the recursion.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var offset = 0

  /// The keys and indices that lead to the value being parsed.
  private var path: [Step] = []

  private enum Step {
    case key(String)
    case index(Int)
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses the document; if it throws, the parser stays at the position of the error.
  mutating func parseDocument() throws(DocumentError) -> JSONValue {
    try checkEncoding()
    skipSpace()
    if next == nil { throw error("expected a value, found an empty document") }
    let value = try parseValue()
    skipSpace()
    if next != nil { throw expected("the end of the document") }
    return value
  }

  private func checkEncoding() throws(DocumentError) {
    if bytes.starts(with: "\u{FEFF}".utf8) {
      throw error("the document starts with a byte order mark; save it as UTF-8 without one")
    }
    if bytes.allSatisfy({ $0 < 0x80 }) { return }
    var end = 0
    let isBad = transcode(bytes.makeIterator(), from: UTF8.self, to: UTF8.self, stoppingOnError: true) { _ in end += 1 }
    if isBad { throw error("expected UTF-8, found the byte 0x\(hex(bytes[end], digits: 2))", at: end) }
  }

  private mutating func parseValue() throws(DocumentError) -> JSONValue {
    if path.count == Self.depthLimit, next == "{" || next == "[" {
      throw error("arrays and objects are nested deeper than \(Self.depthLimit) levels")
    }
    let start = offset
    let content: JSONValue.Content =
      switch next {
      case "{": .object(try parseObject())
      case "[": .array(try parseArray())
      case "\"": .string(try parseString())
      case "-", ("0"..."9")?: .number(try parseNumber())
      default: try parseWord()
      }
    return JSONValue(content: content, offset: start, document: bytes)
  }

  private mutating func parseObject() throws(DocumentError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<[UInt8]> = []
    while try advance(toElement: members.count, before: "}") {
      let start = offset
      guard next == "\"" else { throw expected("a key in quotes") }
      let key = try parseString()
      // A few keys are faster to compare than to hash.
      if members.count == 16 { keys = Set(members.map { Array($0.key.utf8) }) }
      let isNew = members.count < 16 ? !members.contains { $0.has(key) } : keys.insert(Array(key.utf8)).inserted
      if !isNew { throw error("the key \(quoted(key)) occurs twice in this object", at: start) }
      skipSpace()
      guard take(":") else { throw expected("a colon after the key") }
      skipSpace()
      path.append(.key(key))
      members.append(.init(key: key, value: try parseValue()))
      path.removeLast()
    }
    return members
  }

  private mutating func parseArray() throws(DocumentError) -> [JSONValue] {
    var elements: [JSONValue] = []
    while try advance(toElement: elements.count, before: "]") {
      path.append(.index(elements.count))
      elements.append(try parseValue())
      path.removeLast()
    }
    return elements
  }

  /// Advances to an element: past the opening bracket to the first one, past a comma to the others.
  ///
  /// - Returns: Whether there is an element; otherwise the closing bracket has been consumed.
  private mutating func advance(toElement index: Int, before close: Unicode.Scalar) throws(DocumentError) -> Bool {
    let isFirst = index == 0
    if isFirst { offset += 1 }
    skipSpace()
    if take(close) { return false }
    guard isFirst || take(",") else { throw expected("a comma or \(close)") }
    skipSpace()
    return true
  }
}

// MARK: - Strings, numbers and words

extension JSONParser {
  private mutating func parseString() throws(DocumentError) -> String {
    let start = offset
    offset += 1
    var text = ""
    while true {
      text += String(decoding: take { $0 >= " " && $0 != "\"" && $0 != "\\" }, as: UTF8.self)
      if take("\"") { return text }
      guard let next else { throw error("the string that starts here is not terminated", at: start) }
      if next != "\\" { throw error("expected \\u\(hex(next.value, digits: 4)) for a control character in a string") }
      text.unicodeScalars.append(try parseEscape())
    }
  }

  private mutating func parseEscape() throws(DocumentError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = next else { throw expected("the end of the string") }
    offset += 1
    if let index = JSONEscape.letters.firstIndex(of: letter) { return JSONEscape.scalars[index] }
    guard letter == "u" else { throw error("expected one of \" \\ / b f n r t u after a backslash", at: start) }
    guard let unit = takeUnit() else { throw error("expected four hexadecimal digits after \\u", at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), take("\\"), take("u"), let low = takeUnit(), UTF16.isTrailSurrogate(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF)))
    else { throw error("\\u\(hex(unit, digits: 4)) is one half of a surrogate pair without the other", at: start) }
    return scalar
  }

  private mutating func takeUnit() -> UInt16? {
    let digits = bytes[offset...].prefix(4).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 4 else { return nil }
    offset += 4
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }

  private mutating func parseNumber() throws(DocumentError) -> String {
    let start = offset
    _ = take("-")
    var isNumber = take("0") || takeDigits()
    if take(".") { isNumber = takeDigits() && isNumber }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      isNumber = takeDigits() && isNumber
    }
    if isNumber, next.map(isWord) != true { return String(decoding: bytes[start..<offset], as: UTF8.self) }
    offset = start
    throw error("expected a value, found \(foundText), which is not a number")
  }

  private mutating func takeDigits() -> Bool { !take { "0"..."9" ~= $0 }.isEmpty }

  private static let words: [String: JSONValue.Content] = ["true": .bool(true), "false": .bool(false), "null": .null]

  private mutating func parseWord() throws(DocumentError) -> JSONValue.Content {
    let word = bytes[offset...].prefix(6).prefix { isWord(Unicode.Scalar($0)) }
    guard let content = Self.words[String(decoding: word, as: UTF8.self)] else { throw expected("a value") }
    offset = word.endIndex
    return content
  }
}

// MARK: - What is next, and errors

extension JSONParser {
  /// The next byte as a scalar, for comparison with literals.
  private var next: Unicode.Scalar? { offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    offset += 1
    return true
  }

  private mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> ArraySlice<UInt8> {
    let start = offset
    while let next, belongs(next) { offset += 1 }
    return bytes[start..<offset]
  }

  private mutating func skipSpace() { _ = take { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" } }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  /// Returns an error at the current offset, or at an earlier one.
  func error(_ reason: String, at place: Int? = nil) -> DocumentError {
    var position = TextPosition()
    position.advance(to: place ?? offset, in: bytes)
    return DocumentError(path: pathText, line: position.line, column: position.column, reason: reason)
  }

  private func expected(_ what: String) -> DocumentError { error("expected \(what), found \(foundText)") }

  /// The path, in the form that messages use: `$.segues[3].from`; only the first few steps of a deep one.
  private var pathText: String {
    path.prefix(8).reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        let isPlain = !key.isEmpty && key.utf8.count <= 40 && key.unicodeScalars.allSatisfy(isWord)
        text += isPlain ? ".\(key)" : "[\(quoted(key))]"
      }
    } + (path.count > 8 ? "…" : "")
  }

  /// A description of what is next.
  private var foundText: String {
    guard let next else { return "the end of the document" }
    let word = bytes[offset...].prefix(25).prefix { isWord(Unicode.Scalar($0)) || "-+.".utf8.contains($0) }
    if next == "-" || isWord(next) {
      return String(decoding: word.prefix(24), as: UTF8.self) + (word.count > 24 ? "…" : "")
    }
    guard next >= " ", let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    else { return "the byte 0x\(hex(next.value, digits: 2))" }
    var text = ""
    text.appendPrintable(scalar)
    return text
  }
}
