import Helm
import Testing

@testable import HelmDocuments

/// Commands as scripts write them.
@Suite struct WrittenCommandTests {
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
    (
      .add(.disabled, to: edges),
      [#"{ "do": "disable", "segue": [ "a", "b" ] }"#, #"{ "do": "disable", "segue": [ "b", "c" ] }"#]
    ),
    (.setStack([], on: PathFragment("a")), []), (.dismiss(.place(PathFragment("a"))), []),
  ]

  @Test(arguments: written.indices) func commandsAreWritten(_ index: Int) {
    let (command, texts) = Self.written[index]
    #expect(command.scriptText == texts.joined(separator: ", "))
    let script = texts.isEmpty ? "[]\n" : "[ " + texts.joined(separator: ",\n  ") + " ]\n"
    #expect(ScriptDocument.text(of: [command]) == script)
  }
}
