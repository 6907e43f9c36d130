import Helm
import HelmDocuments
import Testing

@Suite struct BadScriptTests {
  static let graph = NavigationGraph<NamedFragment>([
    Segue(from: "splash", to: "login"),
    Segue(from: "login", to: "compose", style: .hold, dismissable: true, tag: NamedTag("write")),
  ])

  @Test func theClosestNamesAmongThousandsAreSuggested() throws {
    let segues = (0..<1500).map { Segue<NamedFragment>(from: "account", to: NamedFragment("screen\($0)")) }
    let error = #expect(throws: DocumentError.self) {
      try ScriptDocument(reading: #"[{"do":"present","fragment":"acount"}]"#, for: NavigationGraph(segues))
    }
    #expect(error?.description.hasSuffix(#"the graph has no fragment "acount"; did you mean "account"?"#) == true)
  }

  static let table = [
    BadDocument("object", "{}", "1:1: $: expected a script, which is an array of commands, found an object"),
    BadDocument("command of a wrong type", "[1]", "1:2: $[0]: expected a command, which is an object, found 1"),
    BadDocument("no do", "[{}]", "1:2: $[0]: the key \"do\" is missing"),
    BadDocument(
      "unknown command", "[{\"do\":\"jump\"}]",
      "1:8: $[0].do: expected \"present\", \"select\", \"forward\", \"back\", \"dismiss\", \"replace\", \"disable\", "
        + "\"enable\", \"redirect\", \"go\", \"pop\", \"showRoot\", \"dismissModals\" or \"restart\", found \"jump\""),
    BadDocument(
      "unknown fragment", "[{\"do\":\"back\"},\n{\"do\":\"present\",\"fragment\":\"compse\"}]",
      "2:28: $[1].fragment: the graph has no fragment \"compse\"; did you mean \"compose\"?"),
    BadDocument(
      "unknown tag", "[{\"do\":\"dismiss\",\"tag\":\"wrote\"}]",
      "1:24: $[0].tag: the graph has no tag \"wrote\"; did you mean \"write\"?"),
    BadDocument(
      "unknown fragment in a flow", "[{\"do\":\"present\",\"flow\":[[\"splash\",\"nowhere\"]]}]",
      "1:36: $[0].flow[0][1]: the graph has no fragment \"nowhere\""),
    BadDocument(
      "unknown fragment in a path", "[{\"do\":\"replace\",\"path\":[{\"from\":\"splash\",\"to\":\"logon\"}]}]",
      "1:48: $[0].path[0].to: the graph has no fragment \"logon\"; did you mean \"login\"?"),
    BadDocument(
      "present nothing", "[{\"do\":\"present\"}]",
      "1:2: $[0]: expected one of the keys \"fragment\", \"tag\", \"flow\" and \"edge\" to present"),
    BadDocument(
      "present two things", "[{\"do\":\"present\",\"tag\":\"write\",\"fragment\":\"login\"}]",
      "1:2: $[0]: expected one of the keys \"fragment\", \"tag\", \"flow\" and \"edge\" to present"),
    BadDocument(
      "dismiss two things", "[{\"do\":\"dismiss\",\"tag\":\"write\",\"fragment\":\"login\"}]",
      "1:2: $[0]: expected at most one of the keys \"fragment\", \"tag\" and \"edge\" to dismiss"),
    BadDocument(
      "present an edge and an id", "[{\"do\":\"present\",\"edge\":{},\"id\":5}]",
      "1:33: $[0].id: an id goes with a fragment or a tag, not with an edge"),
    BadDocument(
      "dismiss an edge and a tag", "[{\"do\":\"dismiss\",\"edge\":{},\"tag\":\"write\"}]",
      "1:2: $[0]: an edge to dismiss can't be combined with other keys"),
    BadDocument(
      "an edge without an end", "[{\"do\":\"dismiss\",\"edge\":{\"from\":\"splash\"}}]",
      "1:25: $[0].edge: the key \"to\" is missing"),
    BadDocument(
      "dismiss an id", "[{\"do\":\"dismiss\",\"id\":5}]", "1:23: $[0].id: an id requires a fragment to dismiss"),
    BadDocument(
      "a tag from somewhere", "[{\"do\":\"present\",\"tag\":\"write\",\"from\":\"login\"}]",
      "1:39: $[0].from: a source requires a fragment to present"),
    BadDocument(
      "unknown source", "[{\"do\":\"present\",\"fragment\":\"login\",\"from\":\"spalsh\"}]",
      "1:44: $[0].from: the graph has no fragment \"spalsh\"; did you mean \"splash\"?"),
    BadDocument(
      "an id of no source", "[{\"do\":\"present\",\"fragment\":\"login\",\"fromId\":\"1\"}]",
      "1:46: $[0].fromId: it requires the key \"from\""),
    BadDocument(
      "a source's occurrence below 0",
      "[{\"do\":\"present\",\"fragment\":\"login\",\"from\":\"splash\",\"fromOccurrence\":-1}]",
      "1:70: $[0].fromOccurrence: expected an occurrence, which is a whole number from 0 on, found -1"),
    BadDocument(
      "an occurrence that is no number",
      "[{\"do\":\"replace\",\"path\":[{\"from\":\"splash\",\"to\":\"login\",\"targetOccurrence\":\"1\"}]}]",
      "1:75: $[0].path[0].targetOccurrence: expected an occurrence, which is a whole number from 0 on, found \"1\""),
    BadDocument(
      "id of a wrong type", "[{\"do\":\"forward\",\"id\":1.5}]",
      "1:23: $[0].id: expected a string or an integer, found 1.5"),
    BadDocument(
      "id with a flow", "[{\"do\":\"present\",\"flow\":[],\"id\":1}]",
      "1:33: $[0].id: an id goes with a fragment or a tag, not with a flow"),
    BadDocument(
      "id of a megabyte", "[{\"do\":\"forward\",\"id\":\"\(String(repeating: "x", count: 1 << 20))\"}]",
      "1:23: $[0].id: expected an id of at most 4096 bytes, found 1048576"),
    BadDocument(
      "integer of a megabyte", "[{\"do\":\"forward\",\"id\":\(String(repeating: "1", count: 1 << 20))}]",
      "1:23: $[0].id: expected an id of at most 4096 bytes, found 1048576"),
    BadDocument("no segue", "[{\"do\":\"disable\"}]", "1:2: $[0]: the key \"segue\" is missing"),
    BadDocument(
      "half an edge", "[{\"do\":\"disable\",\"segue\":[\"splash\"]}]",
      "1:26: $[0].segue: expected an edge, which is an array of two fragments, found 1 element"),
    BadDocument(
      "edge and a half", "[{\"do\":\"disable\",\"segue\":[\"splash\",\"login\",\"login\"]}]",
      "1:26: $[0].segue: expected an edge, which is an array of two fragments, found more"),
    BadDocument(
      "redirect without a flow", "[{\"do\":\"redirect\",\"segue\":[\"splash\",\"login\"]}]",
      "1:2: $[0]: the key \"flow\" is missing"),
    BadDocument(
      "path of edges", "[{\"do\":\"replace\",\"path\":[[\"splash\",\"login\"]]}]",
      "1:26: $[0].path[0]: expected a path edge, which is an object, found an array"),
    BadDocument(
      "the id of a source of a tag", #"[{"do":"present","tag":"t","fromId":"1"}]"#,
      "1:37: $[0].fromId: a source requires a fragment to present"),
    BadDocument(
      "the occurrence of a source of a tag", #"[{"do":"present","tag":"t","fromOccurrence":1}]"#,
      "1:45: $[0].fromOccurrence: a source requires a fragment to present"),
    BadDocument(
      "an occurrence of no source", #"[{"do":"present","fragment":"login","fromOccurrence":1}]"#,
      #"1:54: $[0].fromOccurrence: it requires the key "from""#),
    BadDocument(
      "an occurrence and an id of no source", #"[{"do":"present","fragment":"login","fromOccurrence":1,"fromId":"2"}]"#,
      #"1:65: $[0].fromId: it requires the key "from""#),
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

  @Test(arguments: table) func invalidScriptsAreReported(_ bad: BadDocument) {
    #expect(
      errorText { () throws(DocumentError) in _ = try ScriptDocument(reading: bad.bytes, for: Self.graph) }
        == bad.error)
  }

  private static let untagged = NavigationGraph<NamedFragment>([
    Segue(from: "home", to: "list"), Segue(from: "list", to: "detail"),
  ])

  static let tableWithoutTags: [BadDocument] = [
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

  @Test(arguments: tableWithoutTags) func invalidScriptsForAGraphWithoutTagsAreReported(_ bad: BadDocument) {
    #expect(
      errorText { () throws(DocumentError) in _ = try ScriptDocument(reading: bad.bytes, for: Self.untagged) }
        == bad.error
    )
  }

  @Test func closeNamesAreSuggestedInOrderAmongTheFirstThousand() {
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

  @Test func scriptsWithoutAGraphAcceptAnyName() throws {
    let script = try ScriptDocument(reading: #"[ { "do": "present", "fragment": "anything" } ]"#)
    #expect(Array(script) == [.present("anything")])
  }

  @Test func anEdgeWithoutASegueFailsWhenPerformed() throws {
    let script = try ScriptDocument(
      reading: #"[ { "do": "disable", "segue": ["login", "splash"] } ]"#, for: Self.graph)
    var navigation = try Navigation(graph: Self.graph)
    let command = try #require(script.first { _ in true })
    #expect(
      throws: HelmError<NamedFragment>.missingSegueForEdge(
        DirectedEdge(from: "login", to: "splash"), index: nil,
        hint: .segues([DirectedEdge(from: "login", to: "compose")]))
    ) { try navigation.perform(command) }
  }
}
