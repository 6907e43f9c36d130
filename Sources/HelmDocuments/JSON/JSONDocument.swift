/// Bytes that are known to be one JSON value.
///
/// Values are offsets into the bytes and are looked at when they are asked for, so a document takes no more memory than
/// its bytes. Paths, lines and columns are worked out for errors only.
struct JSONDocument {
  let bytes: [UInt8]

  /// Checks that bytes are one JSON value.
  ///
  /// - Throws: The first thing that is wrong, with its place.
  /// - Complexity: Linear in the bytes.
  init(_ bytes: [UInt8]) throws(DocumentError) {
    var scanner = JSONScanner(bytes)
    try scanner.scanDocument()
    self.bytes = bytes
  }

  /// The value that the document is.
  var root: JSONValue { JSONValue(document: self, offset: afterSpace(from: 0)) }

  /// An error at the value that starts at an offset.
  func error(at offset: Int, _ reason: String) -> DocumentError {
    var scanner = JSONScanner(bytes, wanted: offset)
    try? scanner.scanDocument()
    return DocumentError(JSONPath(scanner.found ?? []).text, at: offset, in: bytes, reason)
  }
}

// MARK: - Walking over what is known to be JSON

extension JSONDocument {
  func afterSpace(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The offset after the value that starts at an offset.
  func end(ofValueAt start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      func end(ofStringAt start: Int) -> Int {
        var offset = start + 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
          offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        return offset + 1
      }
      switch bytes[start] {
      case UInt8(ascii: "\""): return end(ofStringAt: start)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        var (offset, depth) = (start, 0)
        while offset < bytes.count {
          switch bytes[offset] {
          case UInt8(ascii: "\""):
            offset = end(ofStringAt: offset)
            continue
          case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
          case UInt8(ascii: "}"), UInt8(ascii: "]"):
            depth -= 1
            if depth == 0 { return offset + 1 }
          default: break
          }
          offset += 1
        }
        return offset
      default:
        var offset = start
        while offset < bytes.count, isWordByte(bytes[offset]) || "+-.".utf8.contains(bytes[offset]) { offset += 1 }
        return offset
      }
    }
  }

  /// The text of a string, by the offsets of its opening quote and after its closing one.
  static func string(in bytes: [UInt8], from start: Int, to end: Int) -> String {
    let content = bytes[(start + 1)..<(end - 1)]
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    var utf16: [UInt16] = []
    var text = ""
    var offset = content.startIndex
    while offset < content.endIndex {
      let run = content[offset...].prefix { $0 != UInt8(ascii: "\\") }
      text += String(decoding: run, as: UTF8.self)
      offset = run.endIndex
      // Neighbouring escapes together, for the two halves of a surrogate pair.
      utf16.removeAll(keepingCapacity: true)
      while offset + 1 < content.endIndex, content[offset] == UInt8(ascii: "\\") {
        let unit = escapedUnit(in: bytes, at: offset)
        utf16.append(unit.value)
        offset += unit.length
      }
      text += String(decoding: utf16, as: UTF16.self)
    }
    return text
  }

  private static func escapedUnit(in bytes: [UInt8], at offset: Int) -> (value: UInt16, length: Int) {
    switch bytes[offset + 1] {
    case UInt8(ascii: "b"): (0x08, 2)
    case UInt8(ascii: "f"): (0x0C, 2)
    case UInt8(ascii: "n"): (0x0A, 2)
    case UInt8(ascii: "r"): (0x0D, 2)
    case UInt8(ascii: "t"): (0x09, 2)
    case UInt8(ascii: "u"): (hexUnit(in: bytes, at: offset + 2) ?? 0xFFFD, 6)
    case let byte: (UInt16(byte), 2)
    }
  }

  static func hexUnit(in bytes: [UInt8], at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[start..<(start + 4)] {
      guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
