/// Returns the canonical text of a UUID, in uppercase, or `nil` if a text isn't one: groups of 8, 4, 4, 4 and 12 hexadecimal digits.
package func canonicalText(ofWrittenUUID text: String) -> String? {
  guard text.utf8.count == 36 else { return nil }
  let isUUID = text.utf8.enumerated().allSatisfy { index, byte in
    [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : hexDigit(byte) != nil
  }
  guard isUUID else { return nil }
  let lowercase = UInt8(ascii: "a")...UInt8(ascii: "f")
  return String(decoding: text.utf8.map { lowercase.contains($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
}

/// Returns the value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
