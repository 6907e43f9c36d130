import Testing

@testable import helm_nav

/// What scripts that call the tool rely on: 0 for no findings, 1 for findings, 2 for an impossible call.
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
  func exitCodeMatchesTheResult(line: String, code: Int32) {
    let console = console()
    #expect(runTool(line.split(separator: " ").map(String.init), console) == code, "\(console.errors)\(console.output)")
    #expect(console.errors.isEmpty == (code < 2 && !(line.hasPrefix("export") && code == 1)), "\(console.errors)")
  }

  private static let views = """
    {"session":"s1","time":"2026-01-01T00:00:00Z","screen":"a"}
    {"session":"s1","time":"2026-01-01T00:00:02Z","screen":"b"}
    """
  private static let figures = """
    { "figures": { "totals": {
      "columns": ["sessions", "steps", "ended", "first_ms", "last_ms", "median_ms", "p90_ms"],
      "rows": [[2, 5, 1, 1767225600000, 1767225660000, 2500, 60000]] } } }
    """

  /// The commands that read recorded events, and those that draw: notes are not errors, unwritable output is.
  @Test(
    arguments: [
      ("infer views", 0), ("infer views -o Proposal.swift", 0), ("infer views --document d --steps s", 0),
      ("infer views none", 2), ("infer none", 2), ("infer", 2), ("infer nothing", 2), ("infer array", 2),
      ("infer damaged", 0), ("infer damage", 2), ("infer line", 2), ("infer views --format csv", 2),
      ("infer views --pause 0", 2), ("infer views --pause 100000", 0), ("infer views --pause 100001", 2),
      ("infer views --pause soon", 2), ("infer csv", 0), ("infer csv --screen page", 2), ("infer csv --event view", 2),
      ("infer views -o /file", 2), ("infer views --document /file", 2), ("infer views --steps /file", 2),
      ("report line --figures figures", 0), ("report line --figures figures --json", 0),
      ("report line --figures figures -o r.txt", 0), ("report line --figures figures -o r.json", 0),
      ("report line --figures figures -o r.html", 0), ("report line --figures figures -o /r.html", 2),
      ("report line --figures figures -o /r.json", 2), ("report line --figures figures -o /r.txt", 2),
      ("report line --figures nothing", 2), ("report line --figures empty", 2), ("report line --figures none", 2),
      ("report line --figures line", 2), ("report none --figures figures", 2), ("report views --figures figures", 2),
      ("report", 2), ("report line", 2), ("report line views --figures figures", 2), ("report - --figures -", 2),
      ("report line --figures figures --funnel a,b", 0), ("report line --figures figures --funnel a,z", 2),
      ("report line --figures figures --funnel [a", 2), ("report line --figures figures --to z", 2),
      ("report line --figures figures --around z", 2), ("report line --figures figures --by-person", 2),
      ("report line --figures figures --cause magic", 2), ("report line --figures figures --cause link", 0),
      ("report line --figures figures --compare 1.0", 2), ("report line --figures figures --compare 1.0,9", 2),
      ("report line --figures figures --since soon", 2), ("report line --figures figures --since 2026", 0),
      ("report line --figures figures --utc-offset 2", 2), ("report line --figures figures --utc-offset +02:00", 0),
      ("report line --figures figures --utc-offset +15:00", 2),
      ("report line --figures figures --utc-offset -14:00", 0),
      ("report line --figures figures --utc-offset 02:00", 2), ("report line --figures figures --utc-offset +02:60", 2),
      ("report line --figures figures --utc-offset +002:0", 2),
      ("report line --figures figures --utc-offset +2:000", 2),
      ("report line --figures figures --utc-offset +02:0", 2), ("report line --figures figures --utc-offset +2:0:0", 2),
      ("report line --figures figures --utc-offset +02:59", 0), ("report line --figures figures --min-group 0", 2),
      ("draw line", 0), ("draw line -o g.dot", 0), ("draw line -o g.mmd", 0), ("draw line --format text", 0),
      ("draw trap --findings --home a", 0), ("draw none", 2), ("draw", 2), ("draw views", 2),
      ("draw line -o /g.dot", 2),
      ("draw line --format jpeg", 2), ("draw line --format png", 2), ("draw line --format pdf", 2),
      ("draw line -o g.svg", 2), ("draw line --path none", 2), ("draw line --path line", 2), ("draw line --focus z", 2),
      ("draw line --focus b --radius 1", 0), ("draw line --unfold z", 2), ("draw line --fold 0", 2),
      ("draw line --theme pink", 2), ("draw line --theme dark", 0), ("draw line --direction up", 2),
      ("draw line --coverage none", 2), ("draw line --coverage line", 2), ("draw line --session s1", 2),
      ("draw line --sessions views", 2), ("draw line --session s1 --sessions views", 2), ("draw line --links links", 2),
      ("draw line --pictures p", 2), ("draw line --positions p", 2), ("draw island", 0), ("draw island --findings", 0),
      ("storyboard line", 2), ("storyboard", 2), ("storyboard none --pictures p", 2),
      ("storyboard line --pictures p", 2), ("storyboard line --pictures p --module z", 2),
      ("storyboard line --pictures p --focus z", 2), ("storyboard line --pictures p --direction up", 2),
      ("storyboard line --pictures p --session s1", 2), ("storyboard views --pictures p", 2),
      ("inspect", 2), ("inspect line", 2), ("inspect --port 65536", 2), ("inspect --port 0", 2),
      ("inspect --token short", 2), ("inspect --token sixteen.characters", 2), ("inspect --open=yes", 2),
    ] as [(String, Int32)])
  func exitCodeOfCommandsThatReadEventsOrDraw(line: String, code: Int32) {
    let console = console()
    console.files["views"] = Self.views
    console.files["damaged"] = Self.views + "\n{}\n"
    console.files["damage"] = "{}\n{}\n"
    console.files["csv"] = "session,time,screen\ns1,1767225600,a\ns1,1767225601,b\n"
    console.files["array"] = "[]"
    console.files["nothing"] = ""
    console.files["empty"] = #"{ "figures": {} }"#
    console.files["figures"] = Self.figures
    let before = console.files
    #expect(runTool(line.split(separator: " ").map(String.init), console) == code, "\(console.errors)\(console.output)")
    guard code == 2 else { return }
    #expect(console.output == "" && !console.errors.isEmpty)
    // The unwritable file may be the second of two.
    let isWritten = line.contains("/file") || line.contains("/g") || line.contains("/r")
    #expect(isWritten || console.files == before)
  }

  @Test func aValidAssociationFileDoesNotHideInvalidLinks() {
    let console = console()
    #expect(runTool(["links", "line", "links", "--format", "apple"], console) == 0)
    console.files["right"] = console.output
    #expect(runTool(["links", "line", "links", "--check", "right"], console) == 0)
    #expect(runTool(["links", "line", "lost", "--check", "right"], console) == 1)
  }

  @Test func exportListsUncoveredTargets() {
    let console = console()
    #expect(runTool(["export", "island", "--as", "maestro", "-o", "flow.yaml"], console) == 1)
    #expect(console.output == "" && console.files["flow.yaml"] != nil)
    #expect(
      console.errors == """
        helm-nav: not covered: c => d

        """)
  }
}
