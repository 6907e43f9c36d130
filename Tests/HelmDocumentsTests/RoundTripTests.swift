import Helm
import HelmDocuments
import Testing

@Suite struct RoundTripTests {
  /// The example of JSONDocuments.md.
  static let example = """
    { "version": 1, "entry": "splash",
      "segues": [
        { "from": "splash", "to": "dashboard" },
        { "from": "dashboard", "to": "news", "style": "hold", "auto": true },
        { "from": "dashboard", "to": "compose", "style": "hold", "dismissable": true, "tag": "write", "presentation": "sheet" }] }

    """

  @Test func theExampleGraphRoundTrips() throws {
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

  /// A path and a command are read as they are written, and an error has the position of the reader.
  @Test func pathsAndCommandsRoundTripSeparately() throws {
    let edges: HelmPath<NamedFragment> = [
      PathEdge("splash" => "dashboard"), PathEdge("dashboard" => "compose", targetID: 7),
    ]
    let text = NavigationCommand.replace(edges).scriptText
    #expect(Array(try ScriptDocument(reading: Array("[\(text)]".utf8))) == [.replace(edges)])
    let path = try PathDocument(reading: Array(try #require(text.firstMatch(of: /\[.*\]/)).output.utf8))
    #expect(path.path == edges)
    #expect(NavigationCommand<NamedFragment>.back(.from(PathFragment("compose"))).scriptText == "")
    let two = NavigationCommand<NamedFragment>.sequence([.dismiss, .back])
    #expect(Array(try ScriptDocument(reading: Array("[\(two.scriptText)]".utf8))) == [.dismiss, .back])
    let error = DocumentError(
      path: "$[0].to", line: 1, column: 24, reason: #"the graph has no fragment "nowhere""#)
    let graph = try GraphDocument(reading: Self.example).graph
    #expect(throws: error) {
      try PathDocument(reading: Array(#"[{"from":"splash","to":"nowhere"}]"#.utf8), for: graph)
    }
  }

  /// An app of one screen, which `helm-nav infer` may propose, has no segues.
  @Test func aGraphOfOneFragmentRoundTrips() throws {
    let document = GraphDocument(segues: [], entry: "list")
    #expect(try GraphDocument(reading: document.description) == document)
  }

  @Test func everyRuleRoundTrips() throws {
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

  @Test func everyNameRoundTrips() throws {
    let unique = Self.names.filter { $0 != "e\u{301}" }
    let segues = unique.map { Segue(from: "origin", to: NamedFragment($0), tag: NamedTag($0)) }
    let document = GraphDocument(segues: segues, entry: "origin")
    let text = document.description
    #expect(try GraphDocument(reading: text) == document)
    #expect(try GraphDocument(reading: text).description == text)
  }

  @Test func escapesAreParsed() throws {
    let text = #"[ { "do": "present", "fragment": "\u0041\"\\\/\b\f\n\r\t\ud83d\uDE00x\u00e9" } ]"#
    #expect(Array(try ScriptDocument(reading: text)) == [.present("A\"\\/\u{08}\u{0C}\n\r\t😀xé")])
  }

  static let commands: [NavigationCommand<NamedFragment>] =
    [
      .present("compose", id: "7"), .present("compose"), .present("detail", from: .any("list")),
      .present("detail", id: "7", from: .withID("list", id: "2")),
      .present("detail", from: .exactly(PathFragment("list"))),
      .present("detail", from: .exactly(PathFragment("list", id: "2", occurrence: 3))),
      .present(tag: tag("write")), .present(tag: tag("write"), id: "a b"),
      .present([DirectedEdge(from: "splash", to: "dashboard"), DirectedEdge(from: "dashboard", to: "compose")]),
      .present([]), .select("list"), .select("list", id: "2", from: .any("home")),
      .select("list", from: .exactly(PathFragment("home", id: "1", occurrence: 2))),
      .forward(), .forward(id: "1"), .forward(nil, from: .any("list")),
      .forward(AnyFragmentID("1"), from: .exactly(PathFragment("list", id: "2", occurrence: 3))), .back,
      .back(to: "dashboard"), .dismiss,
      .dismiss("compose"), .dismiss("detail", id: "5"), .dismiss(.tag(tag("write"))), .replace([]),
      .replace([
        PathEdge(from: PathFragment("splash"), to: PathFragment("dashboard")),
        PathEdge(from: PathFragment("a", id: "1"), to: PathFragment("b", id: "2")),
        PathEdge(from: PathFragment("b", id: "2"), to: PathFragment("a", id: "1", occurrence: 1)),
        PathEdge(from: PathFragment("a", id: "1", occurrence: 1), to: PathFragment("b", occurrence: 12)),
      ]),
      .present(.edge(PathEdge(from: PathFragment("a", occurrence: 1), to: PathFragment("b")))),
      .dismiss(.edge(PathEdge(from: PathFragment("a"), to: PathFragment("b", id: "7", occurrence: 2)))),
      .add(.disabled, to: [edge]), .remove(.disabled, from: [edge]),
      .add(.redirect(to: [DirectedEdge(from: "a", to: "c")]), to: [edge]),
      .add(.redirect(to: []), to: [edge]),
    ] + names.map { .present(NamedFragment($0), id: $0) }

  private static let edge = DirectedEdge<NamedFragment>(from: "a", to: "b")

  private static func tag(_ name: String) -> AnySegueTag { AnySegueTag(NamedTag(name)) }

  @Test func everyCommandRoundTrips() throws {
    let text = ScriptDocument.text(of: Self.commands)
    let script = try ScriptDocument(reading: text)
    #expect(Array(script) == Self.commands)
    #expect(script.count == Self.commands.count)
    #expect(ScriptDocument.text(of: script) == text)
  }

  @Test("commands that a script writes as several are written so, and gestures are omitted")
  func otherCommands() throws {
    let several: [NavigationCommand<NamedFragment>] = [
      .sequence([.dismiss, .sequence([.back])]), .add(.disabled, to: [Self.edge, Self.edge.counterpart]),
      .remove(.redirect(to: []), from: [Self.edge]), .replace([]),
      .back(.from(PathFragment("a"))), .dismiss(.place(PathFragment("a"))),
      .setStack([], on: PathFragment("a")), .retarget(PathFragment("a"), to: AnyFragmentID("1")),
    ]
    #expect(
      Array(try ScriptDocument(reading: ScriptDocument.text(of: several))) == [
        .dismiss, .back, .add(.disabled, to: [Self.edge]),
        .add(.disabled, to: [Self.edge.counterpart]), .add(.redirect(to: []), to: [Self.edge]),
        .replace([]),
      ])
  }

  @Test("documents without occurrences are read and written unchanged")
  func occurrencesAreLeftOut() throws {
    let text = #"[ { "do": "replace", "path": [ { "from": "a", "sourceId": "1", "to": "b" } ] } ]"# + "\n"
    let script = try ScriptDocument(reading: text)
    #expect(Array(script) == [.replace([PathEdge(from: PathFragment("a", id: "1"), to: PathFragment("b"))])])
    #expect(ScriptDocument.text(of: script) == text)
  }

  @Test func aScriptWithoutCommandsRoundTrips() throws {
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

  @Test func typedGraphsAreWrittenByNames() throws {
    let graph = NavigationGraph([Segue<Section>(from: .splash, to: .dashboard, tag: Tag.write)])
    #expect(
      try GraphDocument(graph)
        == GraphDocument(segues: [Segue(from: "splash", to: "dashboard", tag: NamedTag("write"))], entry: "splash"))
  }

  @Test func writingFailsForNamesThatAreNotUnique() {
    let graph = NavigationGraph([1, 2].map { Segue(from: Nameless(number: 0), to: Nameless(number: $0)) })
    #expect(throws: GraphNameError.ambiguous(kind: "fragments", name: "same")) { try GraphDocument(graph) }
    #expect(
      GraphNameError.ambiguous(kind: "fragments", name: "same").description
        == "Two fragments have the name \"same\". Describe them differently.")
  }

  @Test func writingFailsForNamesThatAreTooLong() {
    let graph = NavigationGraph([Segue(from: Long(), to: Long())])
    let name = String(repeating: "x", count: 5000)
    #expect(throws: GraphNameError.tooLong(kind: "fragments", name: name)) { try GraphDocument(graph) }
    #expect(
      GraphNameError.tooLong(kind: "fragments", name: name).description
        == "One of the fragments has a name of 5000 bytes: \"\(name.prefix(60))…\". Describe it in at most 4096.")
  }
}
