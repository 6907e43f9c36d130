import Helm
import HelmDocuments
import Testing

/// What scripts, recordings and graph documents say in rarer cases.
@Suite struct ScriptDetailTests {
  private enum Screen: Fragment { case home, list, detail }
  private enum Mark: SegueTag { case write }

  private static let graph = NavigationGraph<NamedFragment>([
    Segue(from: "home", to: "list"), Segue(from: "list", to: "detail"),
  ])

  static let malformed: [BadDocument] = [
    BadDocument(
      "third fragment of an edge", #"[{"do":"disable","segue":["home","list","nowhere"]}]"#,
      "1:26: $[0].segue: expected an edge, which is an array of two fragments, found more"),
    BadDocument(
      "only fragment of an edge", #"[{"do":"disable","segue":["nowhere"]}]"#,
      #"1:27: $[0].segue[0]: the graph has no fragment "nowhere""#),
    BadDocument(
      "tag of a graph without tags", #"[{"do":"back"},{"do":"present","tag":"write"}]"#,
      #"1:38: $[1].tag: the graph has no tag "write""#),
    BadDocument(
      "source and id of a source of a tag",
      #"[{"do":"present","tag":"t","fromOccurrence":1,"fromId":"1","from":"list"}]"#,
      "1:67: $[0].from: a source requires a fragment to present"),
    BadDocument(
      "id and occurrence of a source of a tag", #"[{"do":"present","tag":"t","fromOccurrence":1,"fromId":"1"}]"#,
      "1:56: $[0].fromId: a source requires a fragment to present"),
    BadDocument(
      "a tag, a fragment and an id to dismiss", #"[{"do":"dismiss","tag":"t","fragment":"list","id":5}]"#,
      "1:51: $[0].id: an id requires a fragment to dismiss"),
    BadDocument(
      "a fragment and a flow to present", #"[{"do":"present","fragment":"list","flow":[]}]"#,
      "1:2: $[0]: expected one of the keys \"fragment\", \"tag\", \"flow\" and \"edge\" to present"),
    BadDocument(
      "a flow and an edge to present", #"[{"do":"present","flow":[],"edge":{}}]"#,
      "1:2: $[0]: expected one of the keys \"fragment\", \"tag\", \"flow\" and \"edge\" to present"),
    BadDocument(
      "occurrence with a fraction", #"[{"do":"go","to":"list","occurrence":1.0}]"#,
      "1:38: $[0].occurrence: expected an occurrence, which is a whole number from 0 on, found 1.0"),
    BadDocument(
      "second command", #"[{"do":"back","to":"home"},{"do":"back","to":"nowhere"}]"#,
      #"1:46: $[1].to: the graph has no fragment "nowhere""#),
  ]

  @Test(arguments: malformed) func malformedCommandsAreReported(_ bad: BadDocument) {
    #expect(
      errorText { () throws(DocumentError) in _ = try ScriptDocument(reading: bad.bytes, for: Self.graph) } == bad.error
    )
  }

  @Test func aFlowOfEdgesWithAndWithoutIDsRoundTrips() throws {
    let text =
      #"[ { "do": "present", "flow": [ [ "home", "list" ], { "from": "list", "to": "detail", "targetId": "5" }, "#
      + #"{ "from": "detail", "sourceId": "5", "to": "list" } ] } ]"# + "\n"
    let flow: Flow<NamedFragment> = [
      PathEdge<NamedFragment>(from: PathFragment("home"), to: PathFragment("list")),
      PathEdge<NamedFragment>(from: PathFragment("list"), to: PathFragment("detail", id: "5")),
      PathEdge<NamedFragment>(from: PathFragment("detail", id: "5"), to: PathFragment("list")),
    ]
    let script = try ScriptDocument(reading: text)
    #expect(Array(script) == [.present(.flow(flow))])
    #expect(ScriptDocument.text(of: script) == text)
  }

  /// States have their notes, and gestures have no line.
  @Test func aRecordingIsWrittenEntryByEntry() throws {
    let deep: HelmPath<Screen> = [
      PathEdge<Screen>(.home => .list, targetID: 7),
      PathEdge<Screen>(from: PathFragment(.list, id: 7), to: PathFragment(.detail)),
    ]
    let entries: [Recording<Screen>.Entry] = [
      .command(.sequence([.back, .present(tag: Mark.write)])), .state(deep, note: "a \"deep\" link"),
      .command(.back(.from(PathFragment(.detail)))), .state([], note: "undo"), .command(.showRoot),
    ]
    let recording = Recording<Screen>(start: [.home => .list], entries: entries, end: [])
    #expect(
      recording.script() == #"""
        [
          { "do": "replace", "path": [ { "from": "home", "to": "list" } ], "note": "start" },
          { "do": "back" },
          { "do": "present", "tag": "write" },
          { "do": "replace", "path": [ { "from": "home", "to": "list", "targetId": "7" }, \#
        { "from": "list", "sourceId": "7", "to": "detail" } ], "note": "a \"deep\" link" },
          { "do": "replace", "path": [], "note": "undo" },
          { "do": "showRoot" }
        ]

        """#)
    #expect(Array(try ScriptDocument(reading: recording.script())) == recording.scriptCommands())
    #expect(
      Recording<Screen>(start: [], entries: [], end: []).script()
        == "[\n  { \"do\": \"replace\", \"path\": [], \"note\": \"start\" }\n]\n")
  }

  // MARK: Graph documents

  static let malformedGraphs: [BadDocument] = [
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

  @Test(arguments: malformedGraphs) func malformedGraphsAreReported(_ bad: BadDocument) {
    #expect(errorText { () throws(DocumentError) in _ = try GraphDocument(reading: bad.bytes) } == bad.error)
  }

  @Test func idsOfAGraphAreWrittenInOrder() throws {
    let graph = NavigationGraph<Screen>(
      [Segue(.home => .list), Segue(.list => .detail)], entry: .home,
      ids: [IDRule(.list, FragmentIDKind(String.self)), IDRule(.detail, FragmentIDKind(Int.self))])
    let document = try GraphDocument(graph)
    let text = """
      { "version": 1, "entry": "home",
        "ids": { "list": "String", "detail": "Int" },
        "segues": [
          { "from": "home", "to": "list" },
          { "from": "list", "to": "detail" }] }

      """
    #expect(document.description == text)
    #expect(try GraphDocument(reading: text) == document)
    let single = #"{ "version": 1, "segues": [], "entry": "home", "ids": { "home": "Int" } }"#
    #expect(
      try GraphDocument(reading: single).description == """
        { "version": 1, "entry": "home",
          "ids": { "home": "Int" },
          "segues": [] }

        """)
  }

  /// A named entry is kept even if the graph doesn't have it, so that it can be reported.
  @Test func theNamedEntryIsWritten() throws {
    let graph = NavigationGraph<Screen>([Segue(.home => .list)], entry: .detail)
    #expect(try GraphDocument(graph).entry == "detail")
    #expect(try GraphDocument(NavigationGraph<Screen>([Segue(.home => .list)])).entry == "home")
    let cycle = NavigationGraph<Screen>([Segue(.home => .list), Segue(.list => .home)])
    #expect(try GraphDocument(cycle).entry == nil)
  }
}
