import Testing

@testable import helm_nav

/// What commands do at the edges of their input and output.
@Suite struct CommandDetailTests {
  private func run(_ line: String, _ console: TextConsole) -> Int32 {
    runTool(line.split(separator: " ").map { String($0) }, console)
  }

  /// Whoever watches a replay sees each step at once.
  @Test(arguments: [true, false]) func aReplayOnATerminalIsFlushedAfterEachStep(isInteractive: Bool) {
    let console = TextConsole(files: ["g": smallGraph, "s": #"[{"do":"forward"},{"do":"back"}]"#])
    console.isInteractive = isInteractive
    #expect(run("replay --graph g --script s", console) == 1)
    #expect(console.output.split(separator: "\n").count == 3)
    #expect(console.flushes == (isInteractive ? 3 : 0))
  }

  @Test func aCarriageReturnInANameDoesNotMoveTheCursor() {
    let graph = #"{"version":1,"segues":[{"from":"home","to":"a\rb"}]}"#
    let console = TextConsole(files: ["g": graph])
    #expect(run("draw g --format text", console) == 0)
    #expect(
      console.output == "Navigation graph: 2 fragments, 1 segue, entry home.\nhome => a\u{240D}b: swap\n",
      "\(console.output)")
  }

  /// A graph without segues is complete if it names its only screen.
  @Test func anAppOfOneScreenIsDrawn() {
    let console = TextConsole(files: ["g": #"{"version":1,"entry":"home","segues":[]}"#])
    #expect(run("draw g --format text", console) == 0, "\(console.errors)")
    #expect(console.output == "Navigation graph: 1 fragment, 0 segues, entry home.\n", "\(console.output)")
  }

  @Test func aDrawingForStandardOutputIsInNoFile() {
    let console = TextConsole(files: ["g": smallGraph])
    #expect(run("draw g --format dot -o -", console) == 0, "\(console.errors)")
    #expect(console.output.hasPrefix("digraph"), "\(console.output)")
    #expect(console.files.keys.sorted() == ["g"])
  }

  /// Only the last fragment of a fallback is what it leads to.
  @Test func aFallbackLeadsThroughItsFragments() {
    let graph = """
      { "version": 1, "segues": [
        { "from": "start", "to": "home" }, { "from": "home", "to": "list" }, { "from": "list", "to": "detail" },
        { "from": "start", "to": "about" } ] }
      """
    let links = """
      { "version": 1, "origins": [ "helm:" ], "fallback": [ "home", "list" ],
        "links": [ { "pattern": "/about", "fragments": [ "about" ] } ] }
      """
    let console = TextConsole(files: ["g": graph, "l": links])
    #expect(run("links g l", console) == 0)
    #expect(
      console.output == """
        /about  about
        anything else  home => list
        1 link from helm:
        No link leads to start, home, detail

        """, "\(console.output)")
  }

  /// Lines are counted in each file, and the reason is that of the first one.
  @Test func damagedLinesOfSeveralFilesAreListed() {
    let view = #"{"session":"s","time":1767225600,"screen":"home"}"#
    let console = TextConsole(files: ["one": "\(view)\n{}\n", "two": "\(view)\n[1]\n\n{", "three": "\(view)\n"])
    #expect(run("infer one three two", console) == 0)
    #expect(
      console.errors.hasPrefix(
        "helm-nav: 3 damaged lines left out: one:2, two:2, two:4 (the first has an unknown format; name its columns "
          + "with --session, --time and --screen)\n"), "\(console.errors)")
  }
}
