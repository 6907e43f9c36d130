import Helm
import Testing

@testable import HelmDocuments

/// What JSON values may be made of, up to the last digit, letter and level.
@Suite struct JSONBoundaryTests {
  private static func levels(around text: String, count: Int) -> String {
    String(repeating: "[", count: count) + text + String(repeating: "]", count: count)
  }

  @Test(arguments: ["1", "-1.5e-3", "\"a\"", "true", "null"]) func theLastLevelHasValues(_ value: String) {
    let text = Self.levels(around: value, count: 64)
    #expect(errorText { () throws(DocumentError) in _ = try JSONValue(parsing: text.utf8) } == "no error")
  }

  @Test func whiteSpaceIsAllowedBetweenAllTokens() throws {
    let text = "\t{\r\"a\"\n: \t[\r1\n,\t[ ] , 2 ]\r\n,\n\"b\" \t:\r{\t} }\r\n "
    let plain = #"{"a":[1,[],2],"b":{}}"#
    let (value, other) = (try JSONValue(parsing: text.utf8), try JSONValue(parsing: plain.utf8))
    #expect(value.difference(from: other) == nil && other.difference(from: value) == nil)
  }

  @Test(arguments: [
    (#""\ud83d\ude01""#, "\u{1F601}"), (#""\udbff\udfff""#, "\u{10FFFF}"), (#""\ud800\udc00""#, "\u{10000}"),
    (#""\uD7FF\uE000""#, "\u{D7FF}\u{E000}"), (#""\u0000\uffff""#, "\u{0}\u{FFFF}"),
    (#""\u00aF\u9B0c""#, "\u{AF}\u{9B0C}"),
  ])
  func escapesOfAllScalarsAreParsed(_ text: String, _ expected: String) throws {
    let scalars = try JSONValue(parsing: text.utf8).string().unicodeScalars
    #expect(scalars.elementsEqual(expected.unicodeScalars))
  }

  /// A text is escaped even if only one of its characters requires it.
  @Test(arguments: [
    ("\u{61C}", #""\u061c""#), ("\u{200E}", #""\u200e""#), ("a\u{202E}", #""a\u202e""#), ("\u{2069}b", #""\u2069b""#),
    ("\u{1F}", #""\u001f""#), ("\\", #""\\""#), ("\"", #""\"""#), ("\u{2026}", "\"\u{2026}\""),
    ("\u{61B}", "\"\u{61B}\""), (" ", "\" \""), ("", "\"\""),
  ])
  func textsAreEscaped(_ text: String, _ expected: String) {
    var written = "> "
    written.appendJSON(text)
    #expect(written == "> " + expected)
  }

  /// Names and ids of up to 4096 bytes, however many characters that is.
  @Test func namesAreLimitedInBytes() throws {
    let accents = String(repeating: "é", count: 2048)
    let (fits, exceeds) = ("\"\(accents)\"", "\"\(accents)x\"")
    #expect(try JSONValue(parsing: fits.utf8).name("a name") == accents)
    #expect(try JSONValue(parsing: fits.utf8).id() == accents)
    #expect(
      errorText { () throws(DocumentError) in _ = try JSONValue(parsing: exceeds.utf8).name("a name") }
        == "1:1: $: expected a name of at most 4096 bytes, found 4097")
    #expect(
      errorText { () throws(DocumentError) in _ = try JSONValue(parsing: exceeds.utf8).id() }
        == "1:1: $: expected an id of at most 4096 bytes, found 4097")
  }

  @Test func theFirstDifferenceIsInTheOrderOfTheExpectedValue() throws {
    let mine = try JSONValue(parsing: #"{ "list": [ 1, 2 ], "home": true, "help": "a" }"#.utf8)
    let others: [(String, String)] = [
      (#"{ "help": "b", "home": false, "list": [ 1, 2 ] }"#, #"1:43: $.help: expected "b", found "a""#),
      (#"{ "list": [ 1, 2 ], "home": false, "help": "b" }"#, "1:29: $.home: expected false, found true"),
      (#"{ "list": [ 1 ], "help": "b" }"#, "1:16: $.list[1]: expected no such element"),
      (#"{ "list": [ 1, 2, 3 ], "lost": 1 }"#, "1:11: $.list: expected one more element: 3"),
      (#"{ "help": "a", "lost": {}, "later": 1 }"#, #"1:1: $: the key "lost" is missing"#),
    ]
    for (text, difference) in others {
      let other = try JSONValue(parsing: text.utf8)
      #expect(mine.difference(from: other)?.description == difference)
    }
  }
}
