import Helm
import Testing

@testable import HelmDocuments

/// What JSON values keep of their text, and where two of them differ.
@Suite struct JSONFormTests {
  private static func text(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }

  /// A number keeps its digits; only without a fraction and an exponent it is an integer.
  @Test func numbersAndTextsKeepTheirForm() throws {
    let numbers: [(String, String?)] = [
      ("0", "0"), ("-0", "0"), ("10", "10"), ("-12", "-12"), ("0.0", nil), ("-1.50", nil), ("1E5", nil), ("2e+3", nil),
      ("3E-07", nil),
    ]
    for (text, integer) in numbers {
      let value = try JSONValue(parsing: text.utf8)
      #expect(value.integer == integer)
      if case .number(let digits) = value.content { #expect(digits == text) } else { Issue.record("\(text)") }
    }
    let values: [(String, String)] = [
      ("null", "null"), ("true", "true"), ("-1.5", "-1.5"), (Self.text("9", 24), Self.text("9", 24)),
      ("1" + Self.text("9", 24), "1" + Self.text("9", 23) + "…"), ("\"a\"", "\"a\""), ("[1]", "an array"),
      ("{}", "an object"),
    ]
    for (text, found) in values {
      let error = try JSONValue(parsing: text.utf8).expected("a name")
      #expect(error.description == "1:1: $: expected a name, found \(found)")
    }
    var text = ""
    text.appendJSON("a/b")
    text.appendJSON("/\"\\\u{08}\u{0C}\n\r\t\u{01}\u{1F}é\u{7F}")
    #expect(text == #""a/b""# + #""/\"\\\b\f\n\r\t\u0001\u001fé"# + "\u{7F}\"")
    let turning: [ClosedRange<UInt32>] = [0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069]
    let others: [ClosedRange<UInt32>] = [0x0610...0x0620, 0x2000...0x2070]
    for value in others.joined() {
      let turns = turning.contains { $0.contains(value) }
      let scalar = try #require(Unicode.Scalar(value))
      #expect(scalar.turnsDirection == turns, "\(value)")
    }
  }

  /// A value, the expected one, and the first difference.
  static let differences: [(mine: String, expected: String, difference: String?)] = [
    ("[1, \"a\"]", "[1,\"a\"]", nil), (#"{ "a": null, "b": true }"#, #"{"b":true,"a":null}"#, nil),
    ("1", "1.0", "1:1: $: expected 1.0, found 1"), ("null", "true", "1:1: $: expected true, found null"),
    ("true", "false", "1:1: $: expected false, found true"), ("{}", "[]", "1:1: $: expected [], found an object"),
    ("[1]", "{}", "1:1: $: expected {}, found an array"), ("1", "null", "1:1: $: expected null, found 1"),
    (#""a""#, #""b""#, #"1:1: $: expected "b", found "a""#),
    ("1", text("9", 61), "1:1: $: expected \(text("9", 60)), found 1"),
    ("[1, 2, 3]", "[1]", "1:5: $[1]: expected no such element"),
    ("[1]", "[1, [2, 3], {}]", "1:1: $: expected one more element: an array of 2"),
    ("[]", #"[{"k":"v"}]"#, #"1:1: $: expected one more element: { "k": "v" }"#),
    ("[]", #"[{"k":1,"l":2}]"#, #"1:1: $: expected one more element: { "k": 1, … }"#),
    (#"{"a":1}"#, #"{"a":1,"b":2,"c":3}"#, #"1:1: $: the key "b" is missing"#),
    (#"{"a":1,"x":2,"y":3}"#, #"{"a":1}"#, "1:12: $.x: expected no such key"),
    ("[[1, 2], [3, 4]]", "[[1, 5], [6, 4]]", "1:6: $[0][1]: expected 5, found 2"),
  ]

  @Test(arguments: differences.indices) func theFirstDifferenceIsFound(_ index: Int) throws {
    let (mine, expected, difference) = Self.differences[index]
    let value = try JSONValue(parsing: mine.utf8)
    let other = try JSONValue(parsing: expected.utf8)
    #expect(value.difference(from: other)?.description == difference)
    #expect(value.isArray == mine.hasPrefix("["))
  }
}
