import Helm
import HelmDocuments
import Testing

@Suite struct RoundTripTests {
  /// The example of documents.md.
  static let example = """
    { "version": 1, "entry": "splash",
      "segues": [
        { "from": "splash", "to": "dashboard" },
        { "from": "dashboard", "to": "news", "style": "hold", "auto": true },
        { "from": "dashboard", "to": "compose", "style": "hold", "dismissable": true, "tag": "write", "presentation": "sheet" }] }

    """

  @Test func exampleGraph() throws {
    let document = try GraphDocument(reading: Self.example)
    #expect(
      document
        == GraphDocument(
          segues: [
            Segue(from: "splash", to: "dashboard"),
            Segue(from: "dashboard", to: "news", style: .hold, auto: true),
            Segue(
              from: "dashboard", to: "compose", style: .hold, dismissable: true, tag: NamedTag("write"),
              presentation: .sheet),
          ], entry: "splash"))
    #expect(document.description == Self.example)
    #expect(document.graph.validationFindings() == [])
  }

  @Test func everyRule() throws {
    var segues: [Segue<NamedFragment>] = []
    for style in SegueStyle.allCases {
      for presentation in SeguePresentation.allCases {
        for (dismissable, auto) in [(false, false), (true, false), (false, true), (true, true)] {
          let target = NamedFragment("t\(segues.count)")
          segues.append(
            Segue(
              from: "a", to: target, style: style, dismissable: dismissable, auto: auto,
              tag: auto ? NamedTag("tag \(segues.count)") : nil, leaving: dismissable ? target : nil,
              presentation: presentation))
        }
      }
    }
    let document = GraphDocument(segues: segues)
    #expect(try GraphDocument(reading: document.description) == document)
    #expect(try GraphDocument(GraphDocument(reading: document.description).graph).graph == document.graph)
  }

  static let names = [
    "", " ", "\"", "\\", "/", "\n\r\t\u{08}\u{0C}", "\0", "\u{1F}\u{7F}\u{9B}", "é", "e\u{301}", "😀👩‍👩‍👧", "\u{2028}",
    "\u{FEFF}", "日本語", String(repeating: "x", count: 4096),
  ]

  @Test func everyName() throws {
    let unique = Self.names.filter { $0 != "e\u{301}" }
    let segues = unique.map { Segue(from: "origin", to: NamedFragment($0), tag: NamedTag($0)) }
    let document = GraphDocument(segues: segues, entry: "origin")
    let text = document.description
    #expect(try GraphDocument(reading: text) == document)
    #expect(try GraphDocument(reading: text).description == text)
  }

  @Test func escapesAreUnderstood() throws {
    let text = #"[ { "do": "present", "fragment": "\u0041\"\\\/\b\f\n\r\t\ud83d\uDE00x\u00e9" } ]"#
    #expect(Array(try ScriptDocument(reading: text)) == [.present("A\"\\/\u{08}\u{0C}\n\r\t😀xé")])
  }

  static let commands: [ScriptCommand] =
    [
      .present("compose", id: "7"), .present("compose"), .presentTag("write"), .presentTag("write", id: "a b"),
      .presentFlow([DirectedEdge(from: "splash", to: "dashboard"), DirectedEdge(from: "dashboard", to: "compose")]),
      .presentFlow([]), .forward(), .forward(id: "1"), .back, .backTo("dashboard"), .dismiss,
      .dismissFragment("compose"), .dismissFragment("detail", id: "5"), .dismissTag("write"), .replace([]),
      .replace([
        PathEdge(from: PathFragment("splash"), to: PathFragment("dashboard")),
        PathEdge(from: PathFragment("a", id: "1"), to: PathFragment("b", id: "2")),
      ]),
      .disable(DirectedEdge(from: "a", to: "b")), .enable(DirectedEdge(from: "a", to: "b")),
      .redirect(DirectedEdge(from: "a", to: "b"), to: [DirectedEdge(from: "a", to: "c")]),
      .redirect(DirectedEdge(from: "a", to: "b"), to: []),
    ] + names.map { .present(NamedFragment($0), id: $0) }

  @Test func everyCommand() throws {
    let text = ScriptDocument.text(of: Self.commands)
    let script = try ScriptDocument(reading: text)
    #expect(Array(script) == Self.commands)
    #expect(script.count == Self.commands.count)
    #expect(ScriptDocument.text(of: script) == text)
  }

  @Test func noCommands() throws {
    #expect(ScriptDocument.text(of: []) == "[]\n")
    #expect(Array(try ScriptDocument(reading: "[]")) == [])
  }

  @Test func idsAreStringsOrIntegers() throws {
    let text =
      #"[ {"do":"forward","id":5}, {"do":"forward","id":"5"}, {"do":"forward","id":-0}, {"do":"forward","id":-12} ]"#
    #expect(
      Array(try ScriptDocument(reading: text)) == [
        .forward(id: "5"), .forward(id: "5"), .forward(id: "0"), .forward(id: "-12"),
      ])
  }

  @Test func unknownKeysAreIgnored() throws {
    let graph = #"{"$schema":"x","segues":[{"from":"a","to":"b","x":[{}],"colour":null}],"version":1,"y":{"z":[1e9]}}"#
    #expect(try GraphDocument(reading: graph) == GraphDocument(segues: [Segue(from: "a", to: "b")]))
    let script = #"[ { "path": 5, "comment": ["x"], "do": "back", "id": {} } ]"#
    #expect(Array(try ScriptDocument(reading: script)) == [.back])
  }
}

@Suite struct TypedGraphTests {
  enum Section: Fragment { case splash, dashboard }
  enum Tag: SegueTag { case write }

  struct Nameless: Fragment, CustomStringConvertible {
    let number: Int
    var description: String { number == 0 ? "origin" : "same" }
  }

  struct Long: Fragment, CustomStringConvertible {
    var description: String { String(repeating: "x", count: 5000) }
  }

  @Test func names() throws {
    let graph = NavigationGraph([Segue<Section>(from: .splash, to: .dashboard, tag: Tag.write)])
    #expect(
      try GraphDocument(graph)
        == GraphDocument(segues: [Segue(from: "splash", to: "dashboard", tag: NamedTag("write"))], entry: "splash"))
  }

  @Test func namesThatAreNotUnique() {
    let graph = NavigationGraph([1, 2].map { Segue(from: Nameless(number: 0), to: Nameless(number: $0)) })
    #expect(throws: GraphNameError.ambiguous(kind: "fragments", name: "same")) { try GraphDocument(graph) }
    #expect(
      GraphNameError.ambiguous(kind: "fragments", name: "same").description
        == "Two fragments have the name \"same\". Describe them differently.")
  }

  @Test func namesThatAreTooLong() {
    let graph = NavigationGraph([Segue(from: Long(), to: Long())])
    let name = String(repeating: "x", count: 5000)
    #expect(throws: GraphNameError.tooLong(kind: "fragments", name: name)) { try GraphDocument(graph) }
    #expect(
      GraphNameError.tooLong(kind: "fragments", name: name).description
        == "One of the fragments has a name of 5000 bytes: \"\(name.prefix(60))…\". Describe it in at most 4096.")
  }
}
