import Helm
import HelmDocuments
import Testing

@Suite struct BadGraphDocumentTests {
  private static func segues(_ text: String) -> String { "{ \"version\": 1, \"segues\": [\(text)] }" }

  static let table = [
    BadDocument("array", "[]", "1:1: $: expected a graph document, which is an object, found an array"),
    BadDocument("string", "\"x\"", "1:1: $: expected a graph document, which is an object, found \"x\""),
    BadDocument("no version", "{\"segues\": []}", "1:1: $: the key \"version\" is missing; expected \"version\": 1"),
    BadDocument(
      "unknown version, whatever the rest is like", "{\"segues\": 5, \"version\": 2}",
      "1:26: $.version: the version 2 is unknown; expected 1"),
    BadDocument(
      "huge version", "{\"version\": \(String(repeating: "9", count: 1000))}",
      "1:13: $.version: the version 999999999999999999999999 is unknown; expected 1"),
    BadDocument(
      "huge version with another end", "{\"version\": \(String(repeating: "9", count: 1000))1}",
      "1:13: $.version: the version 999999999999999999999999 is unknown; expected 1"),
    BadDocument("version 1.0", "{\"version\": 1.0}", "1:13: $.version: expected the version 1, found 1.0"),
    BadDocument("version in quotes", "{\"version\": \"1\"}", "1:13: $.version: expected the version 1, found \"1\""),
    BadDocument("no segues", "{\"version\": 1}", "1:1: $: the key \"segues\" is missing"),
    BadDocument(
      "segues of a wrong type", "{\"version\": 1, \"segues\": {}}",
      "1:26: $.segues: expected an array of segues, found an object"),
    BadDocument("segue of a wrong type", segues("5"), "1:28: $.segues[0]: expected a segue, found 5"),
    BadDocument("no from", segues("{\"to\": \"a\"}"), "1:28: $.segues[0]: the key \"from\" is missing"),
    BadDocument("no to", segues("{\"from\": \"a\"}"), "1:28: $.segues[0]: the key \"to\" is missing"),
    BadDocument(
      "name of a wrong type", segues("\n{ \"from\": \"a\", \"to\": \"b\" },\n{ \"from\": 5, \"to\": \"b\" }"),
      "3:11: $.segues[1].from: expected a fragment's name, found 5"),
    BadDocument(
      "style", segues("{\"from\":\"a\",\"to\":\"b\",\"style\":\"push\"}"),
      "1:57: $.segues[0].style: expected \"hold\" or \"pass\", found \"push\""),
    BadDocument(
      "presentation", segues("{\"from\":\"a\",\"to\":\"b\",\"presentation\":\"modal\"}"),
      "1:64: $.segues[0].presentation: expected \"automatic\", \"push\", \"swap\", \"tab\", \"inline\", \"column\", "
        + "\"accessory\", \"overlay\", \"sheet\", \"fullScreenCover\", \"popover\", \"alert\", \"dialog\" or \"curtain\", found \"modal\""
    ),
    BadDocument(
      "flag", segues("{\"from\":\"a\",\"to\":\"b\",\"auto\":\"yes\"}"),
      "1:56: $.segues[0].auto: expected true or false, found \"yes\""),
    BadDocument(
      "null", segues("{\"from\":\"a\",\"to\":\"b\",\"tag\":null}"),
      "1:55: $.segues[0].tag: expected a tag's name, found null"),
    BadDocument(
      "duplicate segue", segues("{\"from\":\"a\",\"to\":\"b\"},\n{\"from\":\"a\",\"to\":\"b\",\"auto\":true}"),
      "2:1: $.segues[1]: the segue a => b is a duplicate of the one at $.segues[0]"),
    BadDocument(
      "unknown leaving", segues("{\"from\":\"gate\",\"to\":\"b\",\"leaving\":\"gat\"}"),
      "1:62: $.segues[0].leaving: the graph has no fragment \"gat\"; did you mean \"gate\"?"),
    BadDocument(
      "unknown entry", "{\"version\":1,\"entry\":\"nowhere\",\"segues\":[{\"from\":\"a\",\"to\":\"b\"}]}",
      "1:22: $.entry: the graph has no fragment \"nowhere\""),
    BadDocument(
      "name of a megabyte", segues("{\"from\":\"\(String(repeating: "x", count: 1 << 20))\",\"to\":\"b\"}"),
      "1:36: $.segues[0].from: expected a fragment's name of at most 4096 bytes, found 1048576"),
    BadDocument(
      "style of a megabyte of combining marks",
      segues("{\"from\":\"a\",\"to\":\"b\",\"style\":\"hold\(String(repeating: "\u{316}\u{301}", count: 1 << 18))\"}"),
      "1:57: $.segues[0].style: expected \"hold\" or \"pass\", found "
        + "\"hold\(String(repeating: "\u{316}\u{301}", count: 28))…\""),
    BadDocument(
      "long value shortened",
      segues("{\"from\":\"a\",\"to\":\"b\",\"style\":\"\(String(repeating: "x", count: 1000))\"}"),
      "1:57: $.segues[0].style: expected \"hold\" or \"pass\", found \"\(String(repeating: "x", count: 60))…\""),
    BadDocument(
      "entry without segues", #"{ "version": 1, "segues": [], "entry": 7 }"#,
      "1:40: $.entry: expected a fragment's name, found 7"),
    BadDocument(
      "ids without segues", #"{ "version": 1, "segues": [], "entry": "home", "ids": { "list": "Int" } }"#,
      #"1:65: $.ids.list: the graph has no fragment "list""#),
    BadDocument(
      "second fragment to leave",
      #"{ "version": 1, "segues": [ { "from": "home", "to": "list", "leaving": "home" }, "#
        + "\n" + #"{ "from": "list", "to": "detail", "leaving": "nowhere" } ] }"#,
      #"2:46: $.segues[1].leaving: the graph has no fragment "nowhere""#),
    BadDocument(
      "third segue",
      #"{ "version": 1, "segues": [ {"from":"home","to":"list"}, {"from":"list","to":"home"}, "#
        + "\n" + #"{"from":"list","to":"home"} ] }"#,
      "2:1: $.segues[2]: the segue list => home is a duplicate of the one at $.segues[1]"),
    BadDocument(
      "second type of ids",
      #"{ "version": 1, "segues": [ {"from":"home","to":"list"} ], "ids": { "home": "Int", "lost": "Int" } }"#,
      #"1:92: $.ids.lost: the graph has no fragment "lost"; did you mean "list"?"#),
  ]

  @Test(arguments: table) func invalidGraphDocumentsAreReported(_ bad: BadDocument) {
    #expect(errorText { () throws(DocumentError) in _ = try GraphDocument(reading: bad.bytes) } == bad.error)
  }

  @Test func findingsHavePositions() throws {
    let text = """
      { "version": 1, "segues": [
        { "from": "a", "to": "b", "style": "hold", "presentation": "push" },
        { "from": "c", "to": "d", "auto": true }, { "from": "c", "to": "e", "auto": true } ] }
      """
    let document = try PlacedGraphDocument(reading: text.utf8)
    let errors = document.errors(for: document.document.graph.validationFindings())
    #expect(
      errors.map { "\($0.line):\($0.column): \($0.path)" } == ["1:1: $", "3:45: $.segues[2]", "2:3: $.segues[0]"])
    #expect(errors.map(\.reason) == document.document.graph.validationFindings().map(\.description))
  }
}
