import Helm
import Testing

@testable import HelmDocuments

/// What readers reject, and what writers write, to the letter.
@Suite struct DocumentDetailTests {
  // MARK: JSON

  static let malformed: [BadDocument] = [
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
      "word of 25 letters", "[\(text("x", 25))]", "1:2: $[0]: expected a value, found \(text("x", 24))…"),
    BadDocument("empty key", "{\"\": x}", "1:6: $[\"\"]: expected a value, found x"),
    BadDocument(
      "key of 40 letters", "{\"\(text("k", 40))\": x}", "1:46: $.\(text("k", 40)): expected a value, found x"),
    BadDocument(
      "key of 41 letters", "{\"\(text("k", 41))\": x}", "1:47: $[\"\(text("k", 41))\"]: expected a value, found x"),
    BadDocument("path of 8", text("[", 8) + "x", "1:9: $\(text("[0]", 8)): expected a value, found x"),
    BadDocument("path of 9", text("[", 9) + "x", "1:10: $\(text("[0]", 8))…: expected a value, found x"),
  ]

  private static func text(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }

  @Test(arguments: malformed) func malformedValuesAreReported(_ bad: BadDocument) {
    #expect(errorText { () throws(DocumentError) in _ = try JSONValue(parsing: bad.bytes) } == bad.error)
  }

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
      (Self.text("9", 25), Self.text("9", 24) + "…"), ("\"a\"", "\"a\""), ("[1]", "an array"), ("{}", "an object"),
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

  // MARK: Scripts and traces

  static let scripts: [BadDocument] = [
    BadDocument(
      "the id of a source of a tag", #"[{"do":"present","tag":"t","fromId":"1"}]"#,
      "1:37: $[0].fromId: a source requires a fragment to present"),
    BadDocument(
      "the occurrence of a source of a tag", #"[{"do":"present","tag":"t","fromOccurrence":1}]"#,
      "1:45: $[0].fromOccurrence: a source requires a fragment to present"),
    BadDocument(
      "an occurrence of no source", #"[{"do":"present","fragment":"a","fromOccurrence":1}]"#,
      #"1:50: $[0].fromOccurrence: it requires the key "from""#),
    BadDocument(
      "an occurrence and an id of no source", #"[{"do":"present","fragment":"a","fromOccurrence":1,"fromId":"2"}]"#,
      #"1:61: $[0].fromId: it requires the key "from""#),
    BadDocument(
      "dismiss an edge and a fragment", #"[{"do":"dismiss","edge":{},"fragment":"a"}]"#,
      "1:2: $[0]: an edge to dismiss can't be combined with other keys"),
    BadDocument(
      "dismiss an edge and an id", #"[{"do":"dismiss","edge":{},"id":1}]"#,
      "1:2: $[0]: an edge to dismiss can't be combined with other keys"),
    BadDocument(
      "dismiss a tag and an id", #"[{"do":"dismiss","tag":"t","id":5}]"#,
      "1:33: $[0].id: an id requires a fragment to dismiss"),
    BadDocument(
      "no edge", #"[{"do":"disable","segue":[]}]"#,
      "1:26: $[0].segue: expected an edge, which is an array of two fragments, found no elements"),
    BadDocument(
      "id with an exponent", #"[{"do":"forward","id":1E5}]"#,
      "1:23: $[0].id: expected a string or an integer, found 1E5"),
    BadDocument(
      "a way of names", #"[{"do":"go","through":["a"]}]"#,
      #"1:24: $[0].through[0]: expected a fragment, which is an object, found "a""#),
  ]

  static let traces: [BadDocument] = [
    BadDocument(
      "after empty lines", "\n \t\n{ \"step\": 0, \"presented\": [], \"path\": [] }\n\n{ \"step\": 1.5 }",
      "5:11: $.step: expected the number of a command, found 1.5"),
    BadDocument(
      "step beyond all numbers", #"{ "step": 99999999999999999999, "presented": [] }"#,
      "1:11: $.step: expected the number of a command, found 99999999999999999999"),
    BadDocument(
      "no kind", #"{ "step": 0, "error": {}, "presented": [] }"#, #"1:23: $.error: the key "kind" is missing"#),
    BadDocument(
      "no message", #"{ "step": 0, "error": { "kind": "k" }, "presented": [] }"#,
      #"1:23: $.error: the key "message" is missing"#),
    BadDocument(
      "presented number", #"{ "step": 0, "presented": [7] }"#,
      "1:28: $.presented[0]: expected a fragment, which is an object, found 7"),
    BadDocument(
      "path that is no array", #"{ "step": 0, "presented": [], "path": {} }"#,
      "1:39: $.path: expected a path, which is an array of path edges, found an object"),
  ]

  @Test func invalidScriptsAndTracesAreReported() {
    for bad in Self.scripts {
      #expect(errorText { () throws(DocumentError) in _ = try ScriptDocument(reading: bad.bytes) } == bad.error)
    }
    for bad in Self.traces {
      let text = String(decoding: bad.bytes, as: UTF8.self)
      #expect(errorText { () throws(DocumentError) in _ = try TraceLine.lines(reading: text) } == bad.error)
    }
    // Names that are equally close are suggested in order, and only the first thousand are compared.
    func message(_ name: String, _ segues: [Segue<NamedFragment>]) -> String {
      let (text, graph) = (#"[{"do":"present","fragment":"\#(name)"}]"#, NavigationGraph(segues))
      return errorText { () throws(DocumentError) in _ = try ScriptDocument(reading: text, for: graph) }
    }
    let start = "1:29: $[0].fragment: the graph has no fragment "
    let lists = message("list3", [Segue(from: "list2", to: "list1")])
    #expect(lists == start + #""list3"; did you mean "list1", "list2"?"#)
    for (count, hint) in [(999, #"; did you mean "zebra"?"#), (1000, "")] {
      let others = (1..<count).map { NamedFragment("a\(1000 + $0)") }
      let found = message("zebrs", (others + ["zebra"]).map { Segue(from: "a1000", to: $0) })
      #expect(found == start + "\"zebrs\"" + hint)
    }
  }

  private static let edges: Flow<NamedFragment> = [
    DirectedEdge<NamedFragment>(from: "a", to: "b"), DirectedEdge<NamedFragment>(from: "b", to: "c"),
  ]
  private static let flow: Flow<NamedFragment> = [
    PathEdge<NamedFragment>(from: PathFragment("a"), to: PathFragment("b", id: "1")),
    PathEdge<NamedFragment>(from: PathFragment("b", id: "1"), to: PathFragment("c")),
    DirectedEdge<NamedFragment>(from: "c", to: "d"),
  ]
  private static let flowText =
    #"[ { "from": "a", "to": "b", "targetId": "1" }, { "from": "b", "sourceId": "1", "to": "c" }, [ "c", "d" ] ]"#

  /// Commands, each as it is written: those of several fragments or segues one by one.
  static let written: [(command: NavigationCommand<NamedFragment>, texts: [String])] = [
    (
      .dismiss(.flow(flow)),
      [
        #"{ "do": "dismiss", "fragment": "d" }"#, #"{ "do": "dismiss", "fragment": "c" }"#,
        #"{ "do": "dismiss", "fragment": "b", "id": "1" }"#,
      ]
    ),
    (.present(.flow(flow)), [#"{ "do": "present", "flow": \#(flowText) }"#]),
    (
      .present(.place(PathFragment("a", id: "5", occurrence: 2))),
      [#"{ "do": "present", "fragment": "a", "id": "5" }"#]
    ),
    (
      .present("a", from: .exactly(PathFragment("b"))),
      [#"{ "do": "present", "fragment": "a", "from": "b", "fromOccurrence": 0 }"#]
    ),
    (
      .go(through: [PathFragment("a", id: "5", occurrence: 1)]),
      [#"{ "do": "go", "to": "a", "id": "5", "occurrence": 1 }"#]
    ),
    (.go(through: []), [#"{ "do": "go", "through": [] }"#]),
    (
      .add(.redirect(to: flow), to: edges),
      [
        #"{ "do": "redirect", "segue": [ "a", "b" ], "flow": \#(flowText) }"#,
        #"{ "do": "redirect", "segue": [ "b", "c" ], "flow": \#(flowText) }"#,
      ]
    ),
    (
      .remove(.redirect(to: flow), from: edges),
      [
        #"{ "do": "redirect", "segue": [ "a", "b" ], "flow": [] }"#,
        #"{ "do": "redirect", "segue": [ "b", "c" ], "flow": [] }"#,
      ]
    ),
    (
      .remove(.disabled, from: edges),
      [#"{ "do": "enable", "segue": [ "a", "b" ] }"#, #"{ "do": "enable", "segue": [ "b", "c" ] }"#]
    ),
    (.setStack([], on: PathFragment("a")), []), (.dismiss(.place(PathFragment("a"))), []),
  ]

  @Test(arguments: written.indices) func commandsAreWritten(_ index: Int) {
    let (command, texts) = Self.written[index]
    #expect(command.scriptText == texts.joined(separator: ", "))
    let script = texts.isEmpty ? "[]\n" : "[ " + texts.joined(separator: ",\n  ") + " ]\n"
    #expect(ScriptDocument.text(of: [command]) == script)
  }

  // MARK: Graphs

  struct Mark: SegueTag, CustomStringConvertible {
    let number: Int
    var description: String { number < 3 ? "same" : String(repeating: "x", count: 4096 + number - 3) }
  }

  /// One of several inline parts is a tab, however they are declared; a single one isn't.
  @Test func presentationsAndTagsAreWritten() throws {
    let document = GraphDocument(segues: [
      Segue(from: "a", to: "b", style: .hold, presentation: .inline), Segue(from: "a", to: "c", style: .hold),
      Segue(from: "c", to: "d", style: .hold, presentation: .inline),
      Segue(from: "c", to: "e", style: .hold, presentation: .column),
    ])
    #expect(
      document.description == """
        { "version": 1,
          "segues": [
            { "from": "a", "to": "b", "style": "hold", "presentation": "tab" },
            { "from": "a", "to": "c", "style": "hold" },
            { "from": "c", "to": "d", "style": "hold", "presentation": "inline" },
            { "from": "c", "to": "e", "style": "hold", "presentation": "column" }] }

        """)
    #expect(try GraphDocument(reading: document.description) == document)

    func error(_ tags: Int...) -> GraphNameError? {
      let segues = tags.enumerated().map { index, tag in
        Segue<NamedFragment>(from: "a", to: NamedFragment("b\(index)"), tag: Mark(number: tag))
      }
      do { _ = try GraphDocument(NavigationGraph(segues)) } catch { return error }
      return nil
    }
    #expect(error(1, 1) == nil)
    #expect(error(1, 2) == .ambiguous(kind: "tags", name: "same"))
    #expect(error(1, 3) == nil)
    #expect(error(1, 4) == .tooLong(kind: "tags", name: Self.text("x", 4097)))
  }

  private static let ab = DirectedEdge<NamedFragment>(from: "a", to: "b")
  private static let bc = DirectedEdge<NamedFragment>(from: "b", to: "c")

  static let findings: [(finding: ValidationFinding<NamedFragment>, edge: DirectedEdge<NamedFragment>?)] = [
    (.duplicateSegues(ab, count: 2), ab), (.presentationAgainstStyle(ab, .sheet, .pass), ab),
    (.leavingOnHold(ab, leaving: "c"), ab), (.unknownLeaving(ab, leaving: "c"), ab),
    (.unknownPathEdge(ab, index: 0), ab), (.pathNotAllowed(ab, index: 0, reason: ""), ab),
    (.severalAutoSegues(from: "b", [ab, bc, DirectedEdge(from: "b", to: "d")]), bc),
    (.autoCycle(["b", "c", "a"]), bc), (.autoCycle(["b"]), DirectedEdge(from: "b", to: "b")),
    (.emptyGraph, nil), (.noEntry, nil), (.severalEntries(["a", "b"]), nil), (.unknownEntry("a"), nil),
    (.severalIDTypes("a", "Int", "UUID"), nil), (.idsOfUnknownFragment("a", "Int"), nil), (.unknownOpening("a"), nil),
    (.entryTakesID("a", "Int", given: nil), nil),
  ]

  /// Of several segues, a finding is about the first that is one too many.
  @Test(arguments: findings.indices) func findingsHaveTheEdgeOfTheirFirstOffender(_ index: Int) {
    #expect(Self.findings[index].finding.edge == Self.findings[index].edge)
  }

  /// The types of ids that a document knows, each with an id and a text that is none.
  @Test(arguments: [
    ("Int", "-9223372036854775808", "9223372036854775808"), ("Int8", "127", "128"), ("Int16", "32767", "32768"),
    ("Int32", "2147483647", "2147483648"), ("Int64", "9223372036854775807", "9223372036854775808"),
    ("UInt", "18446744073709551615", "-1"), ("UInt8", "255", "256"), ("UInt16", "65535", "65536"),
    ("UInt32", "4294967295", "4294967296"), ("UInt64", "18446744073709551615", "18446744073709551616"),
    ("UUID", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "1"),
  ])
  func idsOfKnownTypesAreChecked(_ name: String, _ id: String, _ other: String) {
    let kind = FragmentIDKind(named: name)
    #expect(kind.name == name)
    #expect(kind.accepts(id))
    #expect(!kind.accepts(other))
    #expect(FragmentIDKind(named: "My\(name)").accepts(other))
  }
}
