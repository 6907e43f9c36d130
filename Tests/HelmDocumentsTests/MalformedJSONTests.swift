import HelmDocuments
import Testing

@Suite struct MalformedJSONTests {
  static let table = [
    BadDocument("empty", "", "1:1: $: expected a value, found an empty document"),
    BadDocument("white space", " \n ", "2:2: $: expected a value, found an empty document"),
    BadDocument(
      "byte order mark", [0xEF, 0xBB, 0xBF, 0x7B, 0x7D],
      "1:1: $: the document starts with a byte order mark; save it as UTF-8 without one"),
    BadDocument("UTF-16", [0xFF, 0xFE, 0x7B, 0x00], "1:1: $: expected UTF-8, found the byte 0xFF"),
    BadDocument(
      "Latin 1", Array("{\"version\": 1,\n \"a\": \"caf".utf8) + [0xE9, 0x22, 0x7D],
      "2:11: $: expected UTF-8, found the byte 0xE9"),
    BadDocument("surrogate in UTF-8", [0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: $: expected UTF-8, found the byte 0xED"),
    BadDocument("overlong UTF-8", [0x22, 0xC0, 0x80, 0x22], "1:2: $: expected UTF-8, found the byte 0xC0"),
    BadDocument("cut UTF-8", [0x22, 0xE2, 0x82], "1:2: $: expected UTF-8, found the byte 0xE2"),
    BadDocument("NUL", "\0", "1:1: $: expected a value, found the byte 0x00"),
    BadDocument("NaN", "{\"version\": NaN}", "1:13: $.version: expected a value, found NaN"),
    BadDocument(
      "-Infinity", "{\"version\": -Infinity}",
      "1:13: $.version: expected a value, found -Infinity, which is not a number"),
    BadDocument("01", "[01]", "1:2: $[0]: expected a value, found 01, which is not a number"),
    BadDocument("1.", "[1.]", "1:2: $[0]: expected a value, found 1., which is not a number"),
    BadDocument("1e", "[1e+]", "1:2: $[0]: expected a value, found 1e+, which is not a number"),
    BadDocument("0x1F", "[0x1F]", "1:2: $[0]: expected a value, found 0x1F, which is not a number"),
    BadDocument("tru", "tru", "1:1: $: expected a value, found tru"),
    BadDocument("truest", "[truest]", "1:2: $[0]: expected a value, found truest"),
    BadDocument("comma at an array's end", "[1,]", "1:4: $[1]: expected a value, found ]"),
    BadDocument("comma at an object's end", "{\"a\": 1,}", "1:9: $: expected a key in quotes, found }"),
    BadDocument("no comma", "[1 2]", "1:4: $: expected a comma or ], found 2"),
    BadDocument("no colon", "{\"a\" 1}", "1:6: $: expected a colon after the key, found 1"),
    BadDocument("single quotes", "{'a': 1}", "1:2: $: expected a key in quotes, found '"),
    BadDocument("comment", "// no\n{}", "1:1: $: expected a value, found /"),
    BadDocument("two values", "{}\n{}", "2:1: $: expected the end of the document, found {"),
    BadDocument("cut array", "{\"segues\": [", "1:13: $.segues[0]: expected a value, found the end of the document"),
    BadDocument("cut object", "{\"a\": 1", "1:8: $: expected a comma or }, found the end of the document"),
    BadDocument("cut string", "{\"a\": \"b", "1:7: $.a: the string that starts here is not terminated"),
    BadDocument(
      "cut escape", "[\"\\", "1:4: $[0]: expected the end of the string, found the end of the document"),
    BadDocument("unknown escape", "[\"\\x\"]", "1:3: $[0]: expected one of \" \\ / b f n r t u after a backslash"),
    BadDocument("short escape", "[\"\\u12\"]", "1:3: $[0]: expected four hexadecimal digits after \\u"),
    BadDocument(
      "high surrogate", "[\"\\uD800\"]", "1:3: $[0]: \\uD800 is one half of a surrogate pair without the other"),
    BadDocument(
      "low surrogate", "[\"\\udc00\"]", "1:3: $[0]: \\uDC00 is one half of a surrogate pair without the other"),
    BadDocument(
      "line break in a string", "[\"a\nb\"]", "1:4: $[0]: expected \\u000A for a control character in a string"),
    BadDocument("key twice", "{\"a\": 1, \"a\": 2}", "1:10: $: the key \"a\" occurs twice in this object"),
    BadDocument(
      "escaped key twice", "{\"a\": 1, \"\\u0061\": 2}", "1:10: $: the key \"a\" occurs twice in this object"),
    BadDocument(
      "unusual keys", "{\"a b\": [{\"c\\n\": nul}]}", "1:18: $[\"a b\"][0][\"c\\n\"]: expected a value, found nul"),
    BadDocument("columns count scalars", "{\"é\": 😀}", "1:7: $[\"é\"]: expected a value, found 😀"),
    BadDocument("falsehood", "[falsehood]", "1:2: $[0]: expected a value, found falsehood"),
    BadDocument("nulls", "[nulls]", "1:2: $[0]: expected a value, found nulls"),
    BadDocument("minus", "[-]", "1:2: $[0]: expected a value, found -, which is not a number"),
    BadDocument("-01", "[-01]", "1:2: $[0]: expected a value, found -01, which is not a number"),
    BadDocument("1.e5", "[1.e5]", "1:2: $[0]: expected a value, found 1.e5, which is not a number"),
    BadDocument("1e5x", "[1e5x]", "1:2: $[0]: expected a value, found 1e5x, which is not a number"),
    BadDocument(".5", "[.5]", "1:2: $[0]: expected a value, found ."),
    BadDocument("control character", "[\u{01}]", "1:2: $[0]: expected a value, found the byte 0x01"),
    BadDocument(
      "control character in a string", "[\"\u{1F}\"]",
      "1:3: $[0]: expected \\u001F for a control character in a string"),
    BadDocument(
      "high surrogate and letter", #"["\uD83Dx"]"#,
      #"1:3: $[0]: \uD83D is one half of a surrogate pair without the other"#),
    BadDocument(
      "high surrogate and line break", #"["\uD83D\n"]"#,
      #"1:3: $[0]: \uD83D is one half of a surrogate pair without the other"#),
    BadDocument(
      "high surrogate and escaped letter", #"["\uD83D\u0041"]"#,
      #"1:3: $[0]: \uD83D is one half of a surrogate pair without the other"#),
    BadDocument(
      "two low surrogates", #"["\uDE00\uDE00"]"#,
      #"1:3: $[0]: \uDE00 is one half of a surrogate pair without the other"#),
    BadDocument(
      "word of 23 letters", "[\(text("x", 23))]", "1:2: $[0]: expected a value, found \(text("x", 23))"),
    BadDocument(
      "word of 24 letters", "[\(text("x", 24))]", "1:2: $[0]: expected a value, found \(text("x", 24))"),
    BadDocument(
      "word of 25 letters", "[y\(text("x", 24))]", "1:2: $[0]: expected a value, found y\(text("x", 23))…"),
    BadDocument("empty key", "{\"\": x}", "1:6: $[\"\"]: expected a value, found x"),
    BadDocument(
      "key of 40 letters", "{\"\(text("k", 40))\": x}", "1:46: $.\(text("k", 40)): expected a value, found x"),
    BadDocument(
      "key of 41 letters", "{\"\(text("k", 41))\": x}", "1:47: $[\"\(text("k", 41))\"]: expected a value, found x"),
    BadDocument("path of 8", text("[", 8) + "x", "1:9: $\(text("[0]", 8)): expected a value, found x"),
    BadDocument("path of 9", text("[", 9) + "x", "1:10: $\(text("[0]", 8))…: expected a value, found x"),
    BadDocument("byte after ASCII", [0x22, 0x80, 0x22], "1:2: $: expected UTF-8, found the byte 0x80"),
    BadDocument("minus and a point", "[-.5]", "1:2: $[0]: expected a value, found -.5, which is not a number"),
    BadDocument("minus and an exponent", "[-e5]", "1:2: $[0]: expected a value, found -e5, which is not a number"),
    BadDocument("exponent without digits", "[1.5e]", "1:2: $[0]: expected a value, found 1.5e, which is not a number"),
    BadDocument("number and a capital", "[1Z]", "1:2: $[0]: expected a value, found 1Z, which is not a number"),
    BadDocument("number and a low line", "[1_]", "1:2: $[0]: expected a value, found 1_, which is not a number"),
    BadDocument("two points", "[1.2.3]", "1:5: $: expected a comma or ], found ."),
    BadDocument("last letters of a key", "{\"azAZ09_\": x}", "1:13: $.azAZ09_: expected a value, found x"),
    BadDocument("key with a hyphen", "{\"a-b\": x}", "1:9: $[\"a-b\"]: expected a value, found x"),
    BadDocument("true in a word", "[true_]", "1:2: $[0]: expected a value, found true_"),
    BadDocument("true in capitals", "[True]", "1:2: $[0]: expected a value, found True"),
    BadDocument("value and text", "[null x]", "1:7: $: expected a comma or ], found x"),
    BadDocument("comma after a colon", "{\"a\":, }", "1:6: $.a: expected a value, found ,"),
    BadDocument("wrong bracket", "[1}", "1:3: $: expected a comma or ], found }"),
    BadDocument(
      "surrogate without an escape", #"["\uD83D\"]"#,
      #"1:3: $[0]: \uD83D is one half of a surrogate pair without the other"#),
    BadDocument(
      "surrogate and few digits", #"["\uD83D\uDE0"]"#,
      #"1:3: $[0]: \uD83D is one half of a surrogate pair without the other"#),
    BadDocument(
      "an object at the last level", text("[", 64) + "{\"a\": 1}" + text("]", 64),
      "1:65: $\(String(repeating: "[0]", count: 8))…: arrays and objects are nested deeper than 64 levels"),
    BadDocument(
      "a path of eight steps", #"{"a":[{"b":{"c":{"d":{"e":{"f":{"g":x}}}}}}]}"#,
      "1:37: $.a[0].b.c.d.e.f.g: expected a value, found x"
    ),
    BadDocument(
      "a path of nine steps", #"{"a":[{"b":{"c":{"d":{"e":{"f":{"g":{"h":x}}}}}}}]}"#,
      "1:42: $.a[0].b.c.d.e.f.g…: expected a value, found x"),
  ]

  private static func text(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }

  @Test(arguments: table) func malformedJSONIsReported(_ bad: BadDocument) {
    #expect(errorText { () throws(DocumentError) in _ = try GraphDocument(reading: bad.bytes) } == bad.error)
    #expect(errorText { () throws(DocumentError) in _ = try ScriptDocument(reading: bad.bytes) } == bad.error)
  }

  @Test(arguments: ["[", "{\"a\":"]) func aMillionLevelsAreReported(_ level: String) {
    let text = String(repeating: level, count: 1_000_000)
    let path = level == "[" ? "[0][0][0][0][0][0][0][0]" : ".a.a.a.a.a.a.a.a"
    let column = 64 * level.utf8.count + 1
    #expect(
      errorText { () throws(DocumentError) in _ = try GraphDocument(reading: text) }
        == "1:\(column): $\(path)…: arrays and objects are nested deeper than 64 levels")
  }

  @Test func sixtyFourLevelsAreAccepted() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(
      errorText { () throws(DocumentError) in _ = try ScriptDocument(reading: text) }
        == "1:2: $[0]: expected a command, which is an object, found an array")
  }

  @Test func aDuplicateKeyIsReportedInAnObjectOfAnySize() {
    for count in 1...40 {
      for twice in 0..<count {
        let keys = (0..<count).map { "\"k\($0)\": 0,\n" }.joined()
        #expect(
          errorText { () throws(DocumentError) in _ = try GraphDocument(reading: "{\(keys)\"k\(twice)\": 1}") }
            == "\(count + 1):1: $: the key \"k\(twice)\" occurs twice in this object")
      }
    }
  }

  @Test func keysAreComparedByBytes() {
    let text = #"{ "version": 1, "segues": [], "\u00e9": 1, "e\u0301": 2 }"#
    #expect(errorText { () throws(DocumentError) in _ = try GraphDocument(reading: text) } == "no error")
  }

  private static let marks = String(repeating: "\u{316}\u{301}", count: 80_000)
  private static let keys = (0..<100_000).map { "\"k\($0)\": 0," }.joined()

  /// Documents of a megabyte, which would take minutes if anything were quadratic in the length of a text or an object.
  static let megabytes = [
    BadDocument(
      "escapes without an end", "[\"" + String(repeating: "\\u{", count: 350_000),
      "1:3: $[0]: expected four hexadecimal digits after \\u"),
    BadDocument(
      "escapes", "[\"" + String(repeating: "\\u0061", count: 170_000),
      "1:2: $[0]: the string that starts here is not terminated"),
    BadDocument(
      "keys", "{\(keys)\"k99999\": 0}", "1:1188892: $: the key \"k99999\" occurs twice in this object"),
    BadDocument(
      "one key", "{" + String(repeating: "\"k\": 0,", count: 100_000),
      "1:9: $: the key \"k\" occurs twice in this object"),
    BadDocument(
      "keys of combining marks", "{\"\(marks)\": 1, \"x\(marks)\": 1, \"y\(marks)\" 1}",
      "1:480021: $: expected a colon after the key, found 1"),
    BadDocument(
      "arrays", String(repeating: "[],", count: 350_000), "1:3: $: expected the end of the document, found ,"),
  ]

  @Test(arguments: megabytes) func largeMalformedDocumentsAreReported(_ bad: BadDocument) {
    #expect(errorText { () throws(DocumentError) in _ = try GraphDocument(reading: bad.bytes) } == bad.error)
  }

  @Test func aDuplicateAmongManyKeysIsReported() {
    let keys = (0..<2000).map { "\"k\($0)\": 0" } + ["\"k7\": 1"]
    let text = "{" + keys.joined(separator: ",\n") + "}"
    #expect(
      errorText { () throws(DocumentError) in _ = try GraphDocument(reading: text) }
        == "2001:1: $: the key \"k7\" occurs twice in this object")
  }
}
