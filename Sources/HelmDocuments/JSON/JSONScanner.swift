/// Checks that bytes are one JSON value, strictly by RFC 8259, and keeps track of the place.
///
/// Beyond the grammar it refuses what readers differ on: a key twice in one object, lone surrogates, a byte order mark,
/// and nesting deeper than ``depthLimit``.
struct JSONScanner {
  /// How deep arrays and objects may be nested.
  static let depthLimit = 64

  let bytes: [UInt8]
  private(set) var offset = 0

  /// The way to the value that is being scanned.
  private(set) var path: [Component] = []

  /// The offset of a value whose path is wanted, and that path once the scan has come across it.
  let wanted: Int?
  private(set) var found: [Component]?

  enum Component {
    case key(String)
    case index(Int)
  }

  init(_ bytes: [UInt8], wanted: Int? = nil) {
    self.bytes = bytes
    self.wanted = wanted
  }

  /// Scans the one value that the bytes are.
  mutating func scanDocument() throws(DocumentError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error("the document starts with a byte order mark; save it as UTF-8 without one")
    }
    if let invalid = firstInvalidUTF8(in: bytes) {
      offset = invalid
      throw error("expected UTF-8, found the byte 0x\(hex(bytes[invalid], digits: 2))")
    }
    skipSpace()
    if offset == bytes.count { throw error("expected a value, found an empty document") }
    try scanValue()
    skipSpace()
    if offset < bytes.count { throw error("expected the end of the document, found \(foundText)") }
  }

  private mutating func scanValue() throws(DocumentError) {
    skipSpace()
    if offset == wanted { found = path }
    switch byte {
    case UInt8(ascii: "{"): try scanObject()
    case UInt8(ascii: "["): try scanArray()
    case UInt8(ascii: "\""): try scanString()
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): try scanNumber()
    default:
      for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
        let end = offset + word.utf8.count
        if end == bytes.count || !isWordByte(bytes[end]) {
          offset = end
          return
        }
      }
      throw error("expected a value, found \(foundText)")
    }
  }

  private mutating func scanObject() throws(DocumentError) {
    try enter()
    offset += 1
    skipSpace()
    var keys = KeySet()
    if byte != UInt8(ascii: "}") {
      while true {
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw error("expected a key in quotes, found \(foundText)") }
        let start = offset
        try scanString()
        let end = offset
        let key = JSONDocument.string(in: bytes, from: start, to: end)
        if !keys.insert(key) {
          offset = start
          throw error("the key \(quoted(key)) is in this object twice")
        }
        skipSpace()
        guard byte == UInt8(ascii: ":") else { throw error("expected a colon after the key, found \(foundText)") }
        offset += 1
        path.append(.key(key))
        try scanValue()
        path.removeLast()
        if try !isFollowed(before: UInt8(ascii: "}")) { break }
      }
    }
    offset += 1
  }

  private mutating func scanArray() throws(DocumentError) {
    try enter()
    offset += 1
    skipSpace()
    if byte != UInt8(ascii: "]") {
      var index = 0
      while true {
        path.append(.index(index))
        try scanValue()
        path.removeLast()
        if try !isFollowed(before: UInt8(ascii: "]")) { break }
        index += 1
      }
    }
    offset += 1
  }

  private func enter() throws(DocumentError) {
    if path.count >= Self.depthLimit {
      throw error("arrays and objects are nested deeper than \(Self.depthLimit) levels")
    }
  }

  /// Takes a comma, or stops before the closing bracket.
  private mutating func isFollowed(before close: UInt8) throws(DocumentError) -> Bool {
    skipSpace()
    if byte == UInt8(ascii: ",") {
      offset += 1
      return true
    }
    if byte == close { return false }
    throw error("expected a comma or \(Unicode.Scalar(close)), found \(foundText)")
  }

  private mutating func skipSpace() {
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
  }
}

// MARK: - Strings and numbers

extension JSONScanner {
  private mutating func scanString() throws(DocumentError) {
    let start = offset
    offset += 1
    while true {
      guard let byte else {
        offset = start
        throw error("the string that starts here has no end")
      }
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"): try scanEscape()
      case 0..<0x20: throw error("expected \\u\(hex(byte, digits: 4)) for a control character in a string")
      default: offset += 1
      }
    }
  }

  private mutating func scanEscape() throws(DocumentError) {
    guard offset + 1 < bytes.count else {
      offset = bytes.count
      throw error("expected the end of the string, found the end of the document")
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(at: offset + 2) else { throw error("expected four hexadecimal digits after \\u") }
      if unit & 0xFC00 == 0xD800 {
        guard offset + 7 < bytes.count, bytes[offset + 6] == UInt8(ascii: "\\"), bytes[offset + 7] == UInt8(ascii: "u"),
          let low = hexUnit(at: offset + 8), low & 0xFC00 == 0xDC00
        else { throw error("\\u\(hex(unit, digits: 4)) is one half of a surrogate pair without the other") }
        offset += 12
        return
      }
      if unit & 0xFC00 == 0xDC00 {
        throw error("\\u\(hex(unit, digits: 4)) is one half of a surrogate pair without the other")
      }
      offset += 6
    case let byte where "\"\\/bfnrt".utf8.contains(byte): offset += 2
    default: throw error("expected one of \" \\ / b f n r t u after a backslash")
    }
  }

  private func hexUnit(at start: Int) -> UInt16? { JSONDocument.hexUnit(in: bytes, at: start) }

  private mutating func scanNumber() throws(DocumentError) {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    let hasDigits = skipDigits()
    var isNumber = hasDigits && (bytes[digits] != UInt8(ascii: "0") || offset == digits + 1)
    if byte == UInt8(ascii: ".") {
      offset += 1
      if !skipDigits() { isNumber = false }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      if !skipDigits() { isNumber = false }
    }
    if !isNumber || byte.map(isWordByte) == true {
      offset = start
      throw error("expected a value, found \(foundText), which is no number")
    }
  }

  private mutating func skipDigits() -> Bool {
    let start = offset
    while let byte, isDigit(byte) { offset += 1 }
    return offset > start
  }
}

// MARK: - Errors

extension JSONScanner {
  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ reason: String) -> DocumentError {
    DocumentError(JSONPath(path).text, at: offset, in: bytes, reason)
  }

  /// What is at the offset, in words.
  private var foundText: String {
    guard let byte else { return "the end of the document" }
    if isWordByte(byte) || byte == UInt8(ascii: "-") {
      let word = bytes[offset...].prefix(24).prefix { isWordByte($0) || "-+.".utf8.contains($0) }
      return String(decoding: word, as: UTF8.self) + (word.count == 24 ? "…" : "")
    }
    let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    guard let scalar, scalar.value >= 0x20 else { return "the byte 0x\(hex(byte, digits: 2))" }
    var text = ""
    text.appendPrintable(scalar)
    return text
  }
}

/// The keys of one object: a list while there are few.
private struct KeySet {
  private var few: [String] = []
  private var many: Set<String> = []

  /// Adds a key, and answers whether it is new.
  mutating func insert(_ key: String) -> Bool {
    if many.isEmpty {
      if few.contains(key) { return false }
      few.append(key)
      if few.count == 16 { many = Set(few) }
      return true
    }
    return many.insert(key).inserted
  }
}
