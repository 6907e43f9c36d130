import Helm
import HelmDocuments
import Testing

@testable import helm_nav

@Suite struct ReplayCheckDrawTests {
  @Test func replayPrintsTraceLines() {
    let script =
      #"[{"do":"forward"},{"do":"present","fragment":"compose","id":7},{"do":"back","to":"start"},{"do":"dismiss"}]"#
    let console = TextConsole(files: ["g": smallGraph, "s": script])
    // One of the commands fails.
    #expect(runTool(["replay", "--graph", "g", "--script=s"], console) == 1)
    #expect(console.errors == "")
    #expect(
      console.output == #"""
        { "step": 0, "presented": [ { "fragment": "start" } ], "path": [] }
        { "step": 1, "presented": [ { "fragment": "home" }, { "fragment": "news" } ], "path": [ { "from": "start", "to": "home" }, { "from": "home", "to": "news" } ] }
        { "step": 2, "presented": [ { "fragment": "home" }, { "fragment": "news" }, { "fragment": "compose", "id": "7" } ], "path": [ { "from": "start", "to": "home" }, { "from": "home", "to": "news" }, { "from": "home", "to": "compose", "targetId": "7" } ] }
        { "step": 3, "error": { "kind": "cannotGoBack", "message": "There is no way back over start => home: make it dismissable, or add the segue home => start." }, "presented": [ { "fragment": "home" }, { "fragment": "news" }, { "fragment": "compose", "id": "7" } ], "path": [ { "from": "start", "to": "home" }, { "from": "home", "to": "news" }, { "from": "home", "to": "compose", "targetId": "7" } ] }
        { "step": 4, "presented": [ { "fragment": "home" }, { "fragment": "news" } ], "path": [ { "from": "start", "to": "home" }, { "from": "home", "to": "news" } ] }

        """#)
  }

  @Test func anEntryThatTakesAnIDStartsWithTheGivenIDOrAnExample() {
    let graph = #"{"version":1,"segues":[{"from":"draft","to":"preview","dismissable":true}],"ids":{"draft":"Int"}}"#
    let console = TextConsole(files: ["g": graph, "s": "[]"])
    #expect(runTool(["replay", "--graph", "g", "--script=s"], console) == 0)
    #expect(runTool(["replay", "--graph", "g", "--script=s", "--id", "7"], console) == 0)
    #expect(
      console.output == #"""
        { "step": 0, "presented": [ { "fragment": "draft", "id": "1" } ], "path": [] }
        { "step": 0, "presented": [ { "fragment": "draft", "id": "7" } ], "path": [] }

        """#, "\(console.errors)")
    #expect(runTool(["check", "g"], console) == 0)
    #expect(runTool(["walk", "g"], console) == 0)
    #expect(runTool(["replay", "--graph", "g", "--script=s", "--id", "x"], console) == 2)
    #expect(console.errors.contains("draft"), "\(console.errors)")
  }

  @Test func anInvalidScriptRunsNothing() {
    let console = TextConsole(files: ["g": smallGraph, "s": #"[{"do":"forward"},{"do":"forwards"}]"#])
    #expect(runTool(["replay", "--graph", "g", "--script=s"], console) == 2)
    #expect(console.output == "")
  }

  @Test func aReplayWithoutFailuresExitsWithZero() {
    let console = TextConsole(files: ["g": smallGraph, "s": #"[{"do":"forward"}]"#])
    #expect(runTool(["replay", "--graph", "g", "--script=s"], console) == 0)
  }

  @Test(arguments: [["check"], ["draw"], ["diff", "g"], ["walk"], ["report"], ["storyboard", "--pictures", "."]])
  func aGraphWithoutSeguesIsAnError(_ command: [String]) {
    let console = TextConsole(files: ["g": #"{ "version": 1, "segues": [] }"#])
    #expect(runTool(command + ["g"], console) > 0)
    #expect((console.errors + console.output).contains("g:1:"), "\(console.errors)\(console.output)")
  }

  @Test func checkOfAValidGraphHasNoFindings() {
    let console = TextConsole(files: ["-": smallGraph])
    #expect(runTool(["check", "-"], console) == 0)
    #expect(console.output == "No findings: 7 fragments, 6 segues, entry start.\n")
  }

  @Test func checkPrintsValidationFindings() {
    let console = TextConsole(files: CommandLineTests.files)
    #expect(runTool(["check", "autos.json"], console) == 1)
    #expect(
      console.output == """
        autos.json:3:3: $.segues[1]: Several auto segues start from a: a => b, a => c. Keep `auto` on one of them.
        autos.json:4:3: $.segues[2]: The segue c => d has the presentation sheet, which needs the style hold, \
        but its style is pass. Change one of them.

        """)
    #expect(console.errors == "")
  }

  @Test(arguments: ["dot", "mermaid"]) func drawPrintsDOTOrMermaid(_ format: String) throws {
    let console = TextConsole(files: ["g": smallGraph])
    #expect(runTool(["draw", "g", "--format", format], console) == 0)
    let graph = try GraphDocument(reading: smallGraph).graph
    #expect(console.output == (format == "dot" ? graph.dot() : graph.mermaid()))
  }

  @Test func samplePrintsTheSampleGraph() throws {
    let console = TextConsole()
    #expect(runTool(["sample"], console) == 0)
    #expect(try GraphDocument(reading: console.output) == Sample.document)
    #expect(Sample.document.graph.validationFindings() == [])
  }
}
