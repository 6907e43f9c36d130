import Testing

@testable import helm_nav

@Suite("helm-nav walk and check")
struct WalkAndFindingsTests {
  static let trap = """
    { "version": 1, "entry": "a", "segues": [
      { "from": "a", "to": "b" }, { "from": "b", "to": "a" }, { "from": "b", "to": "c" },
      { "from": "c", "to": "d" }, { "from": "d", "to": "c" } ] }
    """

  func console() -> TextConsole {
    TextConsole(files: [
      "app.json": smallGraph, "trap.json": Self.trap,
      "covered.json": #"{"version":1,"fragments":["start","home"],"segues":[["start","home"]],"pairs":[]}"#,
    ])
  }

  @Test("a walk is printed with the fragments of each step")
  func walk() {
    let console = console()
    #expect(runTool(["walk", "trap.json"], console) == 0)
    #expect(
      console.output == """
        1. present b
             b
        2. present c
             c
        3. present d
             d
        3 steps, 4 of 4 covered; 4 states explored, all of them.

        """)
  }

  @Test(
    "a walk printed as a script replays without errors", arguments: ["fragments", "segues", "pairs", "presentations"])
  func script(cover: String) {
    let console = console()
    #expect(runTool(["walk", "app.json", "--cover", cover, "--json"], console) == 0)
    let replay = TextConsole(files: ["app.json": smallGraph, "script.json": console.output])
    #expect(runTool(["replay", "--graph", "app.json", "--script", "script.json"], replay) == 0)
    #expect(!replay.output.contains("error"))
    #expect(replay.output.split(separator: "\n").count > 4)
  }

  @Test func aTourContinuesAndShortestWaysRestart() {
    let segues = #"{"from":"a","to":"b","dismissable":true},{"from":"a","to":"c","dismissable":true}"#
    func walk(_ options: String...) -> String {
      let console = TextConsole(files: ["g": #"{"version":1,"segues":[\#(segues)]}"#])
      #expect(runTool(["walk", "g"] + options, console) == 0)
      return console.output
    }
    let tour = walk("--strategy", "tour")
    #expect(tour.contains("2. dismiss b") && !tour.contains("relaunch"))
    #expect(walk() == tour)
    #expect(walk("--strategy", "shortest").contains("2. relaunch"))
  }

  @Test("check prints findings in the format of compilers if positions are given")
  func places() {
    let console = console()
    console.files["places"] = "\tA.swift:1:5\nc\tA.swift:4:9\na => b\tA.swift:3:9\n"
    #expect(runTool(["check", "trap.json", "--home", "a", "--places", "places"], console) == 1)
    #expect(
      console.output == """
        A.swift:4:9: error: c can be a trap: nothing leads back home from there.
          For example:
            1. present b
            2. present c

        """)

    let faulty = TextConsole(files: [
      "g": #"{"version":1,"segues":[{"from":"a","to":"b","auto":true},{"from":"b","to":"a","auto":true}]}"#,
      "places": "\tA.swift:1:5\na => b\tA.swift:3:9", "bad": "a => b A.swift:3:9",
    ])
    #expect(runTool(["check", "g", "--places", "places"], faulty) == 1)
    #expect(
      faulty.output == """
        A.swift:1:5: error: No fragment has outgoing segues but no incoming ones, so there is no entry. Name one with `entry`.
        A.swift:3:9: error: Auto segues form a cycle: a, b, a. Remove `auto` from one of them.

        """)
    #expect(runTool(["check", "g", "--places", "bad"], faulty) == 2)
    #expect(faulty.errors.contains("line 1 of the places is not a name, a tab, and a place"), "\(faulty.errors)")
  }

  @Test("check prints findings with examples, and exits with 1 for problems")
  func check() {
    let console = console()
    #expect(runTool(["check", "trap.json", "--home", "a"], console) == 1)
    #expect(
      console.output == """
        problem: c can be a trap: nothing leads back home from there.
          For example:
            1. present b
            2. present c
        1 finding; 4 states explored, all of them.

        """)
    #expect(runTool(["check", "trap.json"], self.console()) == 0)
    #expect(runTool(["check", "app.json", "--home", "home"], self.console()) == 0)
  }

  @Test("check of the first README's graph prints its only finding")
  func firstReadme() {
    let console = TextConsole(files: ["readme.json": Self.readme])
    #expect(runTool(["check", "readme.json"], console) == 0)
    #expect(
      console.output == """
        warning: dashboard is presented inside gatekeeper on one way and outside of it on another. If it should replace \
        the container, its segue needs `leaving: gatekeeper`.
          For example:
            1. present gatekeeper
            2. present dashboard
          Otherwise:
            1. present dashboard
        1 finding; 30 states explored, all of them.

        """)
  }

  /// The graph of the first library's README, with containers that hold their sections, and a modal.
  static let readme = """
    { "version": 1, "entry": "splash", "segues": [
      { "from": "splash", "to": "gatekeeper" }, { "from": "splash", "to": "dashboard" },
      { "from": "gatekeeper", "to": "login", "style": "hold", "auto": true },
      { "from": "login", "to": "register" }, { "from": "register", "to": "login" },
      { "from": "register", "to": "forgotPass" }, { "from": "forgotPass", "to": "register" },
      { "from": "forgotPass", "to": "login" }, { "from": "login", "to": "forgotPass" },
      { "from": "login", "to": "dashboard" }, { "from": "register", "to": "dashboard" },
      { "from": "dashboard", "to": "news", "style": "hold", "auto": true },
      { "from": "dashboard", "to": "library", "style": "hold" },
      { "from": "dashboard", "to": "compose", "style": "hold", "dismissable": true },
      { "from": "compose", "to": "dashboard" } ] }
    """

  @Test("check reads a coverage, and fails with --strict if it is incomplete")
  func coverage() {
    let console = console()
    #expect(runTool(["check", "app.json", "--coverage", "covered.json"], console) == 0)
    #expect(console.output.contains("segues: 1 of 6 (16 %)\n  not covered: home => news\n"))
    #expect(runTool(["check", "app.json", "--coverage=covered.json", "--strict"], self.console()) == 1)
    #expect(runTool(["check", "app.json", "--strict"], self.console()) == 0)
  }

  @Test(
    "bad usage is explained",
    arguments: [
      (["walk", "app.json", "--cover", "all"], "cannot cover all; expected fragments, segues, pairs or presentations"),
      (["walk", "app.json", "--strategy", "x"], "unknown strategy x; expected tour or shortest"),
      (["walk", "app.json", "--limit", "0"], "the option --limit needs a number above zero, not 0"),
      (["walk", "app.json", "--json=1"], "the option --json takes no value"),
      (["walk"], "the graph document is missing"),
      (["check", "app.json", "--home", "hme"], "unknown fragment hme; did you mean home?"),
      (["check", "app.json", "--coverage", "app.json"], "app.json:1:1: $: the key \"fragments\" is missing"),
    ])
  func badUsage(arguments: [String], reason: String) {
    let console = console()
    #expect(runTool(arguments, console) == 2)
    #expect(console.errors.contains(reason))
    #expect(console.output == "")
  }
}
