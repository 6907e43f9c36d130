/// Percent-encoding according to RFC 3986.
package enum PercentEncoding {
  /// Decodes a text; returns `nil` if a percent sign isn't followed by two hexadecimal digits, or the bytes aren't UTF-8.
  package static func decode(_ text: some StringProtocol) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else { return nil }
      bytes.append(high << 4 | low)
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    // Bytes that aren't UTF-8 are replaced by others.
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  /// Encodes a text, except the letters, digits and characters that never need encoding in a URL.
  package static func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    var encoded = ""
    for byte in text.utf8 {
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += isUnreserved(byte) ? String(Unicode.Scalar(byte)) : (byte < 16 ? "%0" : "%") + digits
    }
    return encoded
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.asciiLowercased.isLowercaseLetter || byte.isDigit || "-._~".utf8.contains(byte)
  }
}

extension String {
  /// The text in ASCII lowercase, for comparing schemes and hosts.
  var asciiLowercased: String { String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self) }
}

/// Bytes of ASCII text.
extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  var asciiLowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self }
}
