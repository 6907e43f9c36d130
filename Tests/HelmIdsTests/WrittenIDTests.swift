import Helm
import Testing

/// UUIDs as users, URLs and documents write them.
@Suite("Written UUIDs") struct WrittenIDTests {
  static let written = "01234567-89ab-cdef-ABCD-EF0123456789"

  @Test func aUUIDIsReadInAnyCaseAndWrittenInUppercase() {
    #expect(canonicalText(ofWrittenUUID: Self.written) == "01234567-89AB-CDEF-ABCD-EF0123456789")
    #expect(canonicalText(ofWrittenUUID: Self.written.uppercased()) == "01234567-89AB-CDEF-ABCD-EF0123456789")
    #expect(canonicalText(ofWrittenUUID: "") == nil)
    #expect(canonicalText(ofWrittenUUID: String(Self.written.dropLast())) == nil)
    #expect(canonicalText(ofWrittenUUID: Self.written + "0") == nil)
    // As many characters, but more bytes.
    #expect(canonicalText(ofWrittenUUID: String(Self.written.dropLast()) + "ä") == nil)
  }

  /// Each digit with the signs right before and after digits and letters, and each hyphen.
  @Test(arguments: 0..<36) func eachPositionOfAUUIDHasADigitOrAHyphen(position: Int) {
    func isRead(_ sign: Character) -> Bool {
      var signs = Array(Self.written)
      signs[position] = sign
      return canonicalText(ofWrittenUUID: String(signs)) != nil
    }
    let isHyphen = [8, 13, 18, 23].contains(position)
    #expect(isRead("-") == isHyphen)
    for digit: Character in ["0", "9", "a", "f", "A", "F"] { #expect(isRead(digit) == !isHyphen, "\(digit)") }
    for sign: Character in ["/", ":", "@", "G", "`", "g"] { #expect(!isRead(sign), "\(sign)") }
  }
}
