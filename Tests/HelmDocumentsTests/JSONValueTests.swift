import Foundation
import HelmTesting
import Testing

@testable import HelmDocuments

@Suite struct JSONValueTests {
  /// A value as Foundation returns it, with numbers as `Double`.
  private func foundationValue(_ value: JSONValue) -> NSObject {
    switch value.content {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let digits): NSNumber(value: Double(digits) ?? .nan)
    case .string(let text): text as NSString
    case .array(let elements): elements.map(foundationValue) as NSArray
    case .object(let members):
      Dictionary(uniqueKeysWithValues: members.map { ($0.key as NSString, foundationValue($0.value)) }) as NSDictionary
    }
  }

  @Test func jsonIsAcceptedExactlyIfFoundationAcceptsIt() throws {
    let text = #"{ "a\"\u00e9": [-0, 1.5e-3, 12, true, false, null, "\ud83d\ude00\n/\/"], "é😀": { "": [], "b": {} } }"#
    var random = SeededNumbers(seed: 11)
    var accepted = 0
    for _ in 0..<10_000 {
      let bytes = FuzzTests.mutated(Array(text.utf8), using: &random)
      let text = String(decoding: bytes, as: UTF8.self)
      // Foundation rejects numbers beyond `Double`, and drops U+FEFF at the start of a piece of a string.
      if text.contains("1e999") || text.unicodeScalars.contains("\u{FEFF}") { continue }
      guard let value = try? JSONValue(parsing: bytes) else { continue }
      accepted += 1
      let theirs = try #require(
        JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) as? NSObject)
      #expect(foundationValue(value).isEqual(theirs), "\(text)")
    }
    #expect(accepted > 200)
  }

  @Test func valuesKnowTheirPosition() throws {
    let text = "\n[ 1,\t{ \"a\" :\"b\", \"é\": [ null ] } ]"
    let elements = try JSONValue(parsing: text.utf8).elements("an array")
    let object = elements[1]
    #expect(elements.map(\.offset) == [3, 6])
    #expect(try object.required("a").error("wrong").description == "2:13: $[1].a: wrong")
    #expect(
      try object.required("é").elements("an array")[0].error("wrong").description == "2:25: $[1][\"é\"][0]: wrong")
    #expect(object["b"] == nil)
  }
}
