import Foundation
import Helm
import Testing

/// An id that was read from text is presented by the same text.
@Suite struct IdentityTests {
  static let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  @Test(
    arguments: [
      (text, true), (text.lowercased(), false), (text.dropLast() + "f", false), (text + " ", false), ("", false),
      ("{" + text + "}", false),
    ] as [(String, Bool)])
  func aUUIDIsReadOnlyFromItsCanonicalText(_ text: String, _ isRead: Bool) {
    #expect((UUID(canonicalText: text) != nil) == isRead)
  }

  @Test(arguments: ["5", "05", "+5", "-0", "5 ", "٥", "", "-128", "-129", "127", "128", "1e1", "0x5"])
  func canonicalTextsRoundTrip(_ text: String) {
    if let value = Int8(canonicalText: text) { #expect(value.canonicalText == text) }
    if let value = UInt(canonicalText: text) { #expect(value.canonicalText == text) }
    #expect(String(canonicalText: text)?.canonicalText == text)
    #expect((Int8(canonicalText: text) != nil) == ["5", "-128", "127"].contains(text))
  }

  @Test @MainActor func idReturnsAUUIDOnlyForItsCanonicalText() throws {
    let helm = try Helm<Number>(nav: [Segue(0 => 1)])
    for id in [Self.text, Self.text.lowercased()] {
      try helm.replace(path: [])
      helm.present(1, id: id)
      let matched: UUID? = helm.id(of: 1)
      if let matched { #expect(helm.isPresented(1, id: matched)) }
      #expect((matched != nil) == (id == Self.text))
    }
  }
}
