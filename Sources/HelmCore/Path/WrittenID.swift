/// The ids that are UUIDs; Foundation's type is not known here.
package protocol UniversallyUniqueID: FragmentID {}

/// Reads an id as people, URLs and documents write it, which may differ from its canonical text: a UUID can be in
/// uppercase or lowercase.
///
/// - Parameters:
///   - text: The text.
///   - type: The type of the id.
/// - Returns: The canonical text of the id, or `nil` where the text is not of the type.
/// - Complexity: Linear in the text.
package func canonicalText(ofWritten text: String, as type: any FragmentID.Type) -> String? {
  if type is any UniversallyUniqueID.Type { return canonicalText(ofWrittenUUID: text) }
  return type.init(canonicalText: text)?.canonicalText
}

/// Reads a UUID: groups of 8, 4, 4, 4 and 12 hexadecimal digits.
///
/// - Parameter text: The text.
/// - Returns: The canonical text, in uppercase, or `nil` if the text isn't a UUID.
/// - Complexity: Constant.
package func canonicalText(ofWrittenUUID text: String) -> String? {
  guard text.utf8.count == 36 else { return nil }
  let isUUID = text.utf8.enumerated().allSatisfy { index, byte in
    [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : hexDigit(byte) != nil
  }
  return isUUID ? text.uppercased() : nil
}

/// The value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
