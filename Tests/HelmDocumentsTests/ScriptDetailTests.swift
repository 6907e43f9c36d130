import Helm
import HelmDocuments
import Testing

/// What scripts, recordings and graph documents say in rarer cases.
@Suite struct ScriptDetailTests {
  private enum Screen: Fragment { case home, list, detail }
  private enum Mark: SegueTag { case write }

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
