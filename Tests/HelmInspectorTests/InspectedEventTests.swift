#if DEBUG
  import Foundation
  import Helm
  import HelmDocuments
  import Testing

  @testable import HelmInspector

  /// The message to the tool for each kind of event.
  @MainActor @Suite struct InspectedEventTests {
    enum Screen: Fragment { case splash, home, compose }

    struct Floor: Fragment, CustomStringConvertible {
      let number: Int
      var description: String { "\(number)" }

      init(_ number: Int) { self.number = number }
    }

    nonisolated private static let edge: PathEdge<Screen> = .splash => .home

    private func text(
      _ content: InspectedEvent<Screen>.Content, number: Int = 7, request: String? = nil
    ) -> String {
      var text = ""
      InspectedEvent(number: number, request: request, content: content).append(to: &text)
      return text
    }

    nonisolated private static let kinds: [(HelmEvent<Screen>.Kind, String, isEnd: Bool)] = [
      (.presented(edge), "step", false), (.returned(edge), "step", false), (.reselected(edge), "step", false),
      (.redirected(.splash => .home, to: []), "step", false), (.dismissed(edge), "step", false),
      (.replaced, "step", false), (.denied(.taking(edge), reason: "no"), "denied", true),
      (.failed(.emptyPath(entry: .splash)), "failed", true), (.waiting(.taking(edge)), "waiting", false),
      (.superseded, "superseded", true), (.cancelled, "cancelled", true),
    ]

    @Test(arguments: kinds.indices) func eachEventHasItsName(number: Int) throws {
      let (kind, name, isEnd) = Self.kinds[number]
      let content = InspectedEvent<Screen>.Content.incident(.event(kind), .undo)
      let value = try JSONValue(parsing: text(content).utf8)
      #expect(try value.required("kind").name("a kind") == name)
      #expect(try value.required("text").name("a text") == "\(kind)")
      #expect(value["by"] == nil)
      #expect(content.isEnd == isEnd)
    }

    nonisolated private static let triggers: [(HelmTrigger<Screen>, String)] = [
      (.command(.back), "back"), (.resumed(.back), "back, resumed"), (.guardChange, "a guard changed"),
      (.undo, "undo"), (.redo, "redo"), (.outsideModule, "outsideModule"),
    ]

    @Test(arguments: triggers.indices) func eachCauseHasItsName(number: Int) {
      let (trigger, cause) = Self.triggers[number]
      #expect(
        text(.incident(.event(.superseded), trigger), number: 3, request: "p\"1")
          == #"{"number": 3, "by": "p\"1", "kind": "superseded", "cause": "\#(cause)", "text": "\#(HelmEvent<Screen>.Kind.superseded)"}"#
      )
    }

    nonisolated private static let verdicts: [(SegueVerdict<Screen>, String)] = [
      (.allow, "allowed"), (.deny("no"), "denied: no"), (.deny("no", keep: true), "denied and kept: no"),
      (.redirect(to: [.splash => .compose]), "redirected to [splash => compose]"),
      (.redirect(to: [.splash => .compose], keep: true), "redirected and kept to [splash => compose]"),
    ]

    @Test(arguments: verdicts.indices) func eachVerdictHasItsText(number: Int) {
      let (verdict, said) = Self.verdicts[number]
      let content = InspectedEvent<Screen>.Content.incident(.verdict(verdict, on: .taking(Self.edge)), .redo)
      #expect(
        text(content) == #"{"number": 7, "kind": "verdict", "cause": "redo", "text": "splash => home: \#(said)"}"#)
      #expect(!content.isEnd)
    }

    @Test func longTextsAreTruncated() {
      let start = String(repeating: "x", count: 1999)
      func said(_ reason: String) -> String { text(.refused(reason)) }
      #expect(said(start + "y") == #"{"number": 7, "kind": "refused", "text": "\#(start)y"}"#)
      #expect(said(start + "yz") == said(start + "y"))
      #expect(InspectedEvent<Screen>.Content.refused("").isEnd)
    }

    /// A chain of autos takes many steps in one command.
    @Test(arguments: [20, 21]) func theFirstTwentyStepsAreListed(count: Int) throws {
      let graph = NavigationGraph((0..<count).map { Segue(Floor($0) => Floor($0 + 1), auto: $0 > 0) })
      var navigation = try Navigation(graph: graph)
      let outcome = try navigation.perform(.present(Floor(1)))
      #expect(outcome.steps.count == count)
      let content = InspectedEvent<Floor>.Content.done(outcome, .command(.present(Floor(1))), navigation)
      let event = InspectedEvent(number: 1, request: nil, content: content)
      #expect(content.isEnd && event.state?.path == navigation.path)
      var text = ""
      event.append(to: &text)
      let steps = try JSONValue(parsing: text.utf8).required("text").name("a text")
      #expect(steps == (0..<20).map { "presented \($0) => \($0 + 1)" }.joined(separator: ", "))
      #expect(InspectedEvent<Floor>(number: 1, request: nil, content: .refused("")).state == nil)
    }

    /// A change whose trigger isn't a command has no script.
    @Test func aChangeByARuleHasAStateAndNoSteps() throws {
      var navigation = try Navigation(
        graph: NavigationGraph([Segue(Floor(0) => Floor(1)), Segue(Floor(0) => Floor(2))]))
      try navigation.perform(.add(.disabled, to: [Floor(0) => Floor(2)]))
      let outcome = try navigation.perform(.present(Floor(1)))
      var text = ""
      InspectedEvent(number: 1, request: nil, content: .done(outcome, .undo, navigation)).append(to: &text)
      let value = try JSONValue(parsing: text.utf8)
      #expect(value["steps"] == nil)
      // The path, and the changed rules.
      #expect(
        try value.required("state").elements("a script").map { try $0.required("do").name("a command") }
          == ["replace", "disable"])
    }

    @Test func aBatchHasAsManyEventsAsFit() throws {
      func event(_ number: Int, _ length: Int) -> InspectedEvent<Screen> {
        InspectedEvent(number: number, request: String(repeating: "x", count: length), content: .refused(""))
      }
      let small = InspectionBatch(of: [event(3, 1), event(4, 1)], app: "a\"b")
      #expect(
        String(decoding: small.message, as: UTF8.self) == """
          {"app": "a\\"b", "events": [{"number": 3, "by": "x", "kind": "refused", "text": ""},
          {"number": 4, "by": "x", "kind": "refused", "text": ""}]}
          """)
      #expect(small.lastNumber == 4)
      #expect(InspectionBatch(of: [InspectedEvent<Screen>](), app: "a").lastNumber == 0)
    }

    /// A tool that reconnects gets the state before the events it has not confirmed.
    @Test func confirmedEventsArePartOfTheNextState() throws {
      let helm = try Helm<Screen>(nav: [.swap(.splash => .home), .sheet(.home => .compose)])
      let inspection = try Inspection(helm, app: "one", name: "App")
      func hello() throws -> (number: String, commands: Int, edges: Int) {
        let hello = try JSONValue(parsing: inspection.hello() ?? []).required("hello")
        let state = try hello.required("state").elements("a script")
        return (
          try #require(hello.required("number").integer), state.count,
          try state[0].required("path").elements("a path").count
        )
      }
      helm.present(.home)
      #expect(try hello() == ("0", 1, 0))
      inspection.confirm(try #require(inspection.batch()?()))
      #expect(try hello() == ("1", 1, 1))
      #expect(inspection.batch() == nil)
      helm.present(.compose)
      helm.dismiss()
      helm.dismiss()
      let batch = try #require(inspection.batch()?())
      #expect(String(decoding: batch.message, as: UTF8.self).numbers == [2, 3, 4])
      helm.edit(segue: .home => .compose).add(trait: .disabled)
      #expect(try hello() == ("1", 1, 1))
      inspection.confirm(batch)
      #expect(try hello() == ("4", 1, 1))
      inspection.confirm(try #require(inspection.batch()?()))
      #expect(try hello() == ("5", 2, 1))
      inspection.end()
    }

    @Test func theHelloMessageHasTheIDOfTheEntry() throws {
      let graph = NavigationGraph<Screen>([Segue(.splash => .home)])
      func hello(_ helm: Helm<Screen>) throws -> JSONValue? {
        let inspection = try Inspection(helm, app: "one", name: "App")
        return try JSONValue(parsing: inspection.hello() ?? []).required("hello")["entryID"]
      }
      #expect(try hello(Helm(graph: graph)) == nil)
      #expect(try hello(Helm(graph: graph, id: 7))?.name("an id") == "7")
    }

    @Test(arguments: [
      "http://127.0.0.1:7475/t", "http://127.0.0.1:7475/t/", "http://localhost:7475/t/?page=3",
      "http://localhost:1/t#x",
    ])
    func addressesWorkWithAndWithoutATrailingSlash(address: String) throws {
      let transport = try #require(InspectionAddress(address, app: "one"))
      let folder = try #require(address.firstMatch(of: /http:[^?#]*\/t/)).output
      #expect(transport.events.absoluteString == "\(folder)/events")
      #expect(transport.commands.absoluteString == "\(folder)/commands?app=one")
    }
  }
#endif
