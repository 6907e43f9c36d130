import Helm
import HelmDocuments
import Testing

@Suite struct TraceTests {
  /// The trace of JSONDocuments.md, with its broken lines joined.
  static let example = [
    #"{ "step": 0, "presented": [ { "fragment": "splash" } ], "path": [] }"#,
    #"{ "step": 1, "presented": [ { "fragment": "a" }, { "fragment": "b", "id": "7" } ], "#
      + #""path": [ { "from": "a", "to": "b", "targetId": "7" } ] }"#,
    #"{ "step": 2, "error": { "kind": "missingSegueToFragment", "message": "…" }, "#
      + #""presented": [ { "fragment": "a", "id": "\"" } ], "path": [ { "from": "a", "sourceId": "1", "to": "b" } ] }"#,
    #"{ "step": 3, "presented": [ { "fragment": "a", "id": "7", "occurrence": 1 } ], "#
      + #""path": [ { "from": "a", "sourceId": "7", "sourceOccurrence": 2, "to": "a", "targetId": "7", "#
      + #""targetOccurrence": 1 } ] }"#,
  ]

  @Test(arguments: example) func traceLinesRoundTripByteForByte(_ text: String) throws {
    #expect(try TraceLine(reading: text).description == text)
  }

  /// A constructed line equals the one parsed from its text.
  @Test(arguments: example) func aConstructedLineEqualsTheParsedLine(_ text: String) throws {
    let line = try TraceLine(reading: text)
    let error = line.error.map { TraceLine.Failure(kind: $0.kind, message: $0.message) }
    #expect(TraceLine(step: line.step, error: error, presented: line.presented, path: line.path) == line)
    var copy = "> "
    line.append(to: &copy)
    #expect(copy == "> \(text)")
  }

  @Test func traceLinesDescribeANavigation() throws {
    let graph = NavigationGraph<NamedFragment>([Segue(from: "a", to: "b", style: .hold)])
    var navigation = try Navigation(graph: graph)
    var lines = [TraceLine(step: 0, navigation: navigation)]
    try navigation.perform(.present("b", id: "7"))
    lines.append(TraceLine(step: 1, navigation: navigation))
    do { try navigation.perform(.dismiss) } catch {
      lines.append(TraceLine(step: 2, error: error, navigation: navigation))
    }
    let state =
      #""presented": [ { "fragment": "a" }, { "fragment": "b", "id": "7" } ], "#
      + #""path": [ { "from": "a", "to": "b", "targetId": "7" } ] }"#
    #expect(
      lines.map(\.description) == [
        #"{ "step": 0, "presented": [ { "fragment": "a" } ], "path": [] }"#,
        #"{ "step": 1, "# + state,
        #"{ "step": 2, "error": { "kind": "noDismissableSegues", "message": "None of the segues that led here is "#
          + #"dismissable. Searched: b (id 7), a. Make one dismissable." }, "# + state,
      ])
  }

  @Test func traceLinesAreReadFromText() throws {
    for end in ["\n", "\r\n"] {
      let text = Self.example.joined(separator: end) + end + end
      #expect(try TraceLine.lines(reading: text).map(\.step) == [0, 1, 2, 3])
    }
  }

  @Test func invalidTraceLinesAreReported() {
    let text = Self.example[0] + "\n{ \"step\": -1 }"
    #expect(
      errorText { () throws(DocumentError) in _ = try TraceLine.lines(reading: text) }
        == "2:11: $.step: expected the number of a command, found -1")
  }

  static let malformed: [BadDocument] = [
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

  @Test(arguments: malformed) func malformedTracesAreReported(_ bad: BadDocument) {
    let text = String(decoding: bad.bytes, as: UTF8.self)
    #expect(errorText { () throws(DocumentError) in _ = try TraceLine.lines(reading: text) } == bad.error)
  }

  @Test func redirectsAndEnablingAreTraced() throws {
    let graph = NavigationGraph<NamedFragment>([
      Segue(from: "a", to: "b", dismissable: true), Segue(from: "a", to: "c", dismissable: true),
    ])
    var navigation = try Navigation(graph: graph)
    let script = try ScriptDocument(
      reading: """
        [ { "do": "redirect", "segue": ["a", "b"], "flow": [["a", "c"]] }, { "do": "present", "fragment": "b" },
          { "do": "dismiss" }, { "do": "disable", "segue": ["a", "b"] }, { "do": "enable", "segue": ["a", "b"] },
          { "do": "present", "fragment": "b" }, { "do": "dismiss" },
          { "do": "redirect", "segue": ["a", "b"], "flow": [] }, { "do": "present", "fragment": "b" } ]
        """, for: graph)
    var topmost: [String] = []
    for command in script {
      try navigation.perform(command)
      topmost.append(navigation.topmostFragment.fragment.name)
    }
    #expect(topmost == ["a", "c", "a", "a", "a", "c", "a", "a", "b"])
  }
}
