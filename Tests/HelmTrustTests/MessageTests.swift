import HelmCore
import HelmDocuments
import HelmTools
import Testing

/// Whatever a name contains, a message is one short line, and reads in the order it was written.
@Suite struct MessageTests {
  static let marks = String(repeating: "\u{301}\u{316}", count: 64 << 10)

  static let names: [(name: String, shown: String)] = [
    ("detail", "detail"),
    ("näme", "näme"),
    ("na\u{308}me", "na\u{308}me"),
    ("日本語", "日本語"),
    ("", "\"\""),
    ("two words", "\"two words\""),
    ("a\u{202E}cba", "\"a\\u{202E}cba\""),
    ("\u{2066}a\u{2069}", "\"\\u{2066}a\\u{2069}\""),
    ("a\u{200B}b", "\"a\\u{200B}b\""),
    ("\u{FEFF}a", "\"\\u{FEFF}a\""),
    ("a\u{E0041}", "\"a\\u{000E0041}\""),
    ("👩\u{200D}👧", "\"👩\u{200D}👧\""),
    ("می\u{200C}خواهم", "\"می\u{200C}خواهم\""),
    ("a\u{9B}b", "\"a\\u{009B}b\""),
    ("a\u{2028}b", "\"a\\u{2028}b\""),
    ("\u{301}a", "\"\u{301}a\""),
    (String(repeating: "x", count: 61), String(repeating: "x", count: 60) + "…"),
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
    (String(repeating: "!", count: 61), "\"" + String(repeating: "!", count: 60) + "…\""),
  ]

  @Test(arguments: names) func displayTextEscapesUnsafeScalars(_ name: String, _ shown: String) {
    #expect(Array(displayText(name).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func parametersOfLinksAreEscaped() {
    let name = "a\u{202E}b"
    let shown = #":"a\u{202E}b""#
    let findings: [LinkFinding<NamedFragment>] = [
      .unusedParameter(pattern: "/a", parameter: name),
      .unknownParameter(pattern: "/a", parameter: name),
      .wrongID(pattern: "/a", parameter: name, type: "int", "a", expected: "UUID"),
    ]
    for finding in findings { #expect(finding.description.contains(shown)) }
    let error = LinkError.badID("/a/5", pattern: "/a/:x", parameter: name, text: "5", expected: "a UUID")
    #expect(error.description == #"The link /a/5 matches /a/:x, but 5 is not a valid \#(shown): expected "a UUID"."#)
  }

  @Test(arguments: ["\u{202E}", "\u{2066}", "\u{200F}"]) func documentsEscapeBidirectionalControls(_ sign: String)
    throws
  {
    var text = ""
    text.appendJSON("a\(sign)…b")
    #expect(text == #""a\u\#(String(sign.unicodeScalars.first?.value ?? 0, radix: 16))…b""#)
    #expect(try JSONValue(parsing: Array(text.utf8)).name("a text") == "a\(sign)…b")
  }

  @Test func drawingsInWordsEscapeControlCharacters() {
    let segue = Segue<NamedFragment>("a\u{1B}[31mb" => "c\u{2069}\u{202E}d")
    #expect(
      GraphDrawing(NavigationGraph([segue])).words == """
        Navigation graph: 2 fragments, 1 segue, entry a␛[31mb.
        a␛[31mb => \u{2068}c\\u{2069}\\u{202E}d\u{2069}: swap

        """)
  }

  @Test func aLetterWithManyMarksIsTruncated() {
    let shown = displayText("e" + Self.marks)
    #expect(shown.unicodeScalars.count == 61)
    #expect(displayText("!" + Self.marks).unicodeScalars.count == 63)
    let segue = Segue<NamedFragment>("e" => NamedFragment("e" + Self.marks))
    #expect("\(segue.edge)".utf8.count < 300)
  }

  /// A comparison by characters, which requires normalization, would take too long.
  @Test(.timeLimit(.minutes(5))) func namesWithManyMarksAreComparedQuickly() {
    let names = (0..<20).map { "e" + String(Self.marks.unicodeScalars.dropLast($0)) }
    #expect(closeNames(to: "e" + Self.marks, among: names) { $0 }.count == 3)
  }

  @Test func documentErrorsEscapeLineControls() {
    let text = #"{ "version": 1, "segues": [ { "from": "a", "to": "b", "style": "x\#u{202E}y" } ] }"#
    let error = #expect(throws: DocumentError.self) { try GraphDocument(reading: Array(text.utf8)) }
    #expect(error?.reason == #"expected "hold" or "pass", found "x\u{202E}y""#)
  }
}
