import Testing

@testable import helm_nav

/// A command line that cannot be run, and the line that it gives.
struct BadUsage: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let error: String

  init(_ line: String, _ error: String) {
    arguments = line.split(separator: " ").map(String.init)
    self.error = error
  }

  var testDescription: String { arguments.joined(separator: " ") }
}

@Suite struct CommandLineTests {
  static let bad = [
    BadUsage("chek g.json", "unknown command chek; did you mean check? (helm-nav --help shows what there is)"),
    BadUsage("--versio", "unknown option --versio; did you mean --version? (helm-nav --help shows what there is)"),
    BadUsage("frobnicate", "unknown command frobnicate (helm-nav --help shows what there is)"),
    BadUsage("help chek", "unknown command chek; did you mean check? (helm-nav --help shows what there is)"),
    BadUsage("check", "the graph document is missing (helm-nav check --help shows what there is)"),
    BadUsage("check a b", "unexpected argument b (helm-nav check --help shows what there is)"),
    BadUsage("sample x", "unexpected argument x (helm-nav sample --help shows what there is)"),
    BadUsage("report", "the graph document is missing (helm-nav report --help shows what there is)"),
    BadUsage(
      "report g.json",
      "the sessions are missing: name files, or folders of them (helm-nav report --help shows what there is)"),
    BadUsage(
      "report g.json s --to hom",
      "--to: the graph has no screen hom; did you mean home? (helm-nav report --help shows what there is)"),
    BadUsage(
      "report g.json s --funnel start,hom",
      "--funnel: the graph has no screen hom; did you mean home? (helm-nav report --help shows what there is)"),
    BadUsage(
      "report g.json s --since 2026-13",
      "--since needs a date such as 2026, 2026-01 or 2026-01-31, not 2026-13 (helm-nav report --help shows what there is)"
    ),
    BadUsage(
      "report g.json s --figures g.json",
      "--figures takes the place of sessions; remove s (helm-nav report --help shows what there is)"),
    BadUsage("report g.json --figures g.json", "g.json:1:1: $: the key \"figures\" is missing"),
    BadUsage(
      "sessions g.json --count x",
      "the option --count needs a number above zero, not x (helm-nav sessions --help shows what there is)"),
    BadUsage("inspect g.json", "unexpected argument g.json (helm-nav inspect --help shows what there is)"),
    BadUsage(
      "inspect --port 70000", "the option --port goes up to 65535 (helm-nav inspect --help shows what there is)"),
    BadUsage(
      "inspect --token short",
      "the option --token needs at least 16 letters, digits, - and _ (helm-nav inspect --help shows what there is)"),
    BadUsage(
      "inspect --token 0123456789/../0123",
      "the option --token needs at least 16 letters, digits, - and _ (helm-nav inspect --help shows what there is)"),
    BadUsage("replay --graph", "the option --graph needs a value (helm-nav replay --help shows what there is)"),
    BadUsage("replay --graph g.json", "the option --script is missing (helm-nav replay --help shows what there is)"),
    BadUsage(
      "replay --grph=g.json",
      "unknown option --grph; did you mean --graph? (helm-nav replay --help shows what there is)"),
    BadUsage(
      "replay --graph=a --graph b", "the option --graph is given twice (helm-nav replay --help shows what there is)"),
    BadUsage(
      "replay --graph - --script -",
      "only one of --graph and --script can be - (helm-nav replay --help shows what there is)"),
    BadUsage(
      "draw g.json --format gif",
      "unknown format gif; expected dot, mermaid, svg, png, pdf, html or text (helm-nav draw --help shows what there is)"
    ),
    BadUsage(
      "explore -",
      "explore reads its commands from standard input, so the graph must be a file "
        + "(helm-nav explore --help shows what there is)"),
    BadUsage("check missing.json", "missing.json: No such file or directory"),
    BadUsage("check -- --help", "--help: No such file or directory"),
    BadUsage("check bad.json", "bad.json:1:2: $: expected a key in quotes, found the end of the document"),
    BadUsage(
      "explore loop.json",
      "loop.json:1:1: $: No fragment has segues out and none in, so there is no entry. Name one with `entry`."),
    BadUsage(
      "replay --graph autos.json --script s.json",
      "autos.json:3:3: $.segues[1]: Several autos start from a: a => b, a => c. Keep `auto` on one of them. "
        + "(and 1 more: helm-nav check lists them)"),
    BadUsage(
      "replay --graph g.json --script s.json",
      "s.json:1:29: $[0].fragment: the graph has no fragment \"hom\"; did you mean \"home\"?"),
  ]

  static let files = [
    "g.json": smallGraph, "bad.json": "{", "s.json": #"[{"do":"present","fragment":"hom"}]"#,
    "loop.json":
      #"{"version":1,"segues":[{"from":"a","to":"b"},{"from":"b","to":"a"}]}"#,
    "autos.json": """
    { "version": 1, "entry": "a", "segues": [
      { "from": "a", "to": "b", "auto": true },
      { "from": "a", "to": "c", "auto": true },
      { "from": "c", "to": "d", "presentation": "sheet" } ] }
    """,
  ]

  @Test(arguments: bad) func badUsage(_ usage: BadUsage) {
    let console = TextConsole(files: Self.files)
    #expect(runTool(usage.arguments, console) == 2)
    #expect(console.errors == "helm-nav: \(usage.error)\n")
    #expect(console.output == "")
  }

  @Test func controlCharactersAreNotEchoed() {
    let console = TextConsole()
    #expect(runTool(["check", "a\u{1B}[31m\u{9B}\nb"], console) == 2)
    #expect(console.errors == "helm-nav: a\\u{1B}[31m\\u{009B}\\nb: No such file or directory\n")
  }

  @Test func noArguments() {
    let console = TextConsole()
    #expect(runTool([], console) == 2)
    #expect(console.errors == Help.overview + "\n")
  }

  @Test(arguments: Subcommand.allCases) func help(_ subcommand: Subcommand) {
    for arguments in [
      [subcommand.rawValue, "--help"], [subcommand.rawValue, "-h"], ["help", subcommand.rawValue],
      [subcommand.rawValue, "x", "--help", "--nonsense"],
    ] {
      let console = TextConsole()
      #expect(runTool(arguments, console) == 0)
      #expect(console.output == Help.text(for: subcommand) + "\n")
      #expect(console.output.contains("Usage: helm-nav \(subcommand.rawValue)"))
      #expect(subcommand.options.allSatisfy(console.output.contains))
      #expect(console.errors == "")
    }
    #expect(Help.overview.contains("\n  \(subcommand.rawValue) "))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]]) func overview(_ arguments: [String]) {
    let console = TextConsole()
    #expect(runTool(arguments, console) == 0)
    #expect(console.output == Help.overview + "\n")
  }

  @Test func version() {
    let console = TextConsole()
    #expect(runTool(["--version"], console) == 0)
    #expect(console.output == Tool<TextConsole>.version + "\n")
  }

  @Test func argumentForms() throws {
    let arguments = try Arguments(
      ["a", "--graph=x=y", "-", "--script", "--odd", "--", "--b"], options: ["--graph", "--script"], operandLimit: 3)
    #expect(arguments.operands == ["a", "-", "--b"])
    #expect(arguments.options == ["--graph": "x=y", "--script": "--odd"])
  }
}
