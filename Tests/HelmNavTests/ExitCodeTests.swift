import Testing

@testable import helm_nav

/// What a script that calls the tool goes by: 0 for nothing to say, 1 for something, 2 for a call that could not be done.
@Suite struct ExitCodeTests {
  private static let line = #"{"version":1,"segues":[{"from":"a","to":"b","dismissable":true},{"from":"b","to":"c"}]}"#
  private static let shorter = #"{"version":1,"segues":[{"from":"a","to":"b","dismissable":true}]}"#
  private static let trap = """
    { "version": 1, "entry": "a", "segues": [
      { "from": "a", "to": "b" }, { "from": "b", "to": "a" }, { "from": "b", "to": "c" },
      { "from": "c", "to": "d" }, { "from": "d", "to": "c" } ] }
    """
  private static let fork = """
    { "version": 1, "segues": [
      { "from": "a", "to": "b" }, { "from": "b", "to": "c" }, { "from": "a", "to": "x" }, { "from": "x", "to": "y" } ] }
    """
  private static let island = #"{"version":1,"entry":"a","segues":[{"from":"a","to":"b"},{"from":"c","to":"d"}]}"#
  private static let links = """
    { "version": 1, "origins": [ "https://helm.example" ], "apps": { "apple": [ "ABCDE12345.example" ] },
      "links": [ { "pattern": "/b", "fragments": [ "b" ] } ] }
    """
  private static let lost = """
    { "version": 1, "origins": [ "https://helm.example" ], "apps": { "apple": [ "ABCDE12345.example" ] },
      "links": [ { "pattern": "/b", "fragments": [ "z" ] } ] }
    """

  private func console() -> TextConsole {
    TextConsole(files: [
      "line": Self.line, "shorter": Self.shorter, "trap": Self.trap, "fork": Self.fork, "island": Self.island,
      "links": Self.links, "lost": Self.lost,
      "works": #"[{"do":"forward"}]"#, "fails": #"[{"do":"dismiss"},{"do":"forward"}]"#, "other": #"{"applinks":{}}"#,
    ])
  }

  @Test(
    arguments: [
      ("walk line", 0), ("walk line --json", 0), ("walk island", 1),
      ("walk fork --cover presentations", 0), ("walk fork --cover presentations --limit 1", 1),
      ("walk fork --limit 1 --strategy shortest", 1), ("walk fork --limit 1 --strategy shortest --json", 1),
      ("walk line --cover pairs", 0), ("walk none", 2), ("walk", 2),
      ("check line", 0), ("check trap", 0), ("check trap --home a", 1), ("check trap --home b", 1),
      ("check trap --strict", 0), ("check fork", 1), ("check island", 1), ("check none", 2),
      ("diff line line", 0), ("diff line shorter", 0), ("diff line shorter --fail-on breaking", 1),
      ("diff shorter line --fail-on breaking", 0), ("diff line line --fail-on breaking", 0),
      ("diff line shorter --fail-on all", 2), ("diff line", 2), ("diff - -", 2),
      ("links line links", 0), ("links line lost", 1), ("links line links --check other", 1), ("links line", 2),
      ("links line links --check none", 2), ("links line links --check other --format apple", 2),
      ("links line lost --format apple", 2), ("links line links --format android", 2), ("links - -", 2),
      ("replay --graph line --script works", 0), ("replay --graph line --script fails", 1), ("replay --graph line", 2),
      ("replay --graph - --script -", 2), ("replay --graph line --script none", 2),
      ("export line --as maestro", 0), ("export line --as xcuitest", 0),
      ("export fork --as maestro --limit 1 --strategy shortest", 1),
      ("export line --as maestro -o file", 0), ("export island --as xcuitest -o -", 1),
      ("export line --as xcuitest -o /file", 2), ("export line --as espresso", 2), ("export line", 2),
      ("export line --as xcuitest --app-id example", 2), ("export line --as maestro --cover pairs", 2),
    ] as [(String, Int32)])
  func code(line: String, code: Int32) {
    let console = console()
    #expect(runTool(line.split(separator: " ").map(String.init), console) == code, "\(console.errors)\(console.output)")
    #expect(console.errors.isEmpty == (code < 2 && !(line.hasPrefix("export") && code == 1)), "\(console.errors)")
  }

  @Test func aWebsitesFileThatIsRightIsNotEnoughWhereALinkIsWrong() {
    let console = console()
    #expect(runTool(["links", "line", "links", "--format", "apple"], console) == 0)
    console.files["right"] = console.output
    #expect(runTool(["links", "line", "links", "--check", "right"], console) == 0)
    #expect(runTool(["links", "line", "lost", "--check", "right"], console) == 1)
  }

  @Test func whatAnExportLeavesOutIsListed() {
    let console = console()
    #expect(runTool(["export", "island", "--as", "maestro", "-o", "flow.yaml"], console) == 1)
    #expect(console.output == "" && console.files["flow.yaml"] != nil)
    #expect(
      console.errors == """
        helm-nav: not covered: c => d

        """)
  }
}
