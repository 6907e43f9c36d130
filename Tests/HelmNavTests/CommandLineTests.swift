import Testing

@testable import helm_nav

/// An invalid command line, and its error line.
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
    BadUsage("chek g.json", "unknown command chek; did you mean check? (see helm-nav --help)"),
    BadUsage("--versio", "unknown option --versio; did you mean --version? (see helm-nav --help)"),
    BadUsage("frobnicate", "unknown command frobnicate (see helm-nav --help)"),
    BadUsage("help chek", "unknown command chek; did you mean check? (see helm-nav --help)"),
    BadUsage("check", "the graph document is missing (see helm-nav check --help)"),
    BadUsage("check a b", "unexpected argument b (see helm-nav check --help)"),
    BadUsage("sample x", "unexpected argument x (see helm-nav sample --help)"),
    BadUsage("report", "the graph document is missing (see helm-nav report --help)"),
    BadUsage(
      "report g.json",
      "the sessions are missing: name files, or folders of them (see helm-nav report --help)"),
    BadUsage(
      "report g.json s --to hom",
      "--to: the graph has no screen hom; did you mean home? (see helm-nav report --help)"),
    BadUsage(
      "report g.json s --funnel start,hom",
      "--funnel: the graph has no screen hom; did you mean home? (see helm-nav report --help)"),
    BadUsage(
      "report g.json s --since 2026-13",
      "--since needs a date such as 2026, 2026-01 or 2026-01-31, not 2026-13 (see helm-nav report --help)"
    ),
    BadUsage(
      "report g.json s --figures g.json",
      "--figures replaces the sessions; remove s (see helm-nav report --help)"),
    BadUsage("report g.json --figures g.json", "g.json:1:1: $: the key \"figures\" is missing"),
    BadUsage(
      "sessions g.json --count x",
      "the option --count needs a number above zero, not x (see helm-nav sessions --help)"),
    BadUsage("inspect g.json", "unexpected argument g.json (see helm-nav inspect --help)"),
    BadUsage(
      "inspect --port 70000", "the option --port must be at most 65535 (see helm-nav inspect --help)"),
    BadUsage(
      "inspect --token short",
      "the option --token needs at least 16 characters: letters, digits, - and _ (see helm-nav inspect --help)"),
    BadUsage(
      "inspect --token 0123456789/../0123",
      "the option --token needs at least 16 characters: letters, digits, - and _ (see helm-nav inspect --help)"),
    BadUsage("replay --graph", "the option --graph needs a value (see helm-nav replay --help)"),
    BadUsage("replay --graph g.json", "the option --script is missing (see helm-nav replay --help)"),
    BadUsage(
      "replay --grph=g.json",
      "unknown option --grph; did you mean --graph? (see helm-nav replay --help)"),
    BadUsage(
      "replay --graph=a --graph b", "the option --graph is given twice (see helm-nav replay --help)"),
    BadUsage(
      "replay --graph - --script -",
      "only one of --graph and --script can be - (see helm-nav replay --help)"),
    BadUsage(
      "draw g.json --format gif",
      "unknown format gif; expected dot, mermaid, svg, png, pdf, html or text (see helm-nav draw --help)"
    ),
    BadUsage(
      "explore -",
      "explore reads its commands from standard input, so the graph must be a file "
        + "(see helm-nav explore --help)"),
    BadUsage("check missing.json", "missing.json: No such file or directory"),
    BadUsage("check -- --help", "--help: No such file or directory"),
    BadUsage("check bad.json", "bad.json:1:2: $: expected a key in quotes, found the end of the document"),
    BadUsage(
      "explore loop.json",
      "loop.json:1:1: $: No fragment has outgoing segues but no incoming ones, so there is no entry. Name one with `entry`."
    ),
    BadUsage(
      "replay --graph autos.json --script s.json",
      "autos.json:3:3: $.segues[1]: Several auto segues start from a: a => b, a => c. Keep `auto` on one of them. "
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

  @Test(arguments: bad) func badUsageIsExplained(_ usage: BadUsage) {
    let console = TextConsole(files: Self.files)
    #expect(runTool(usage.arguments, console) == 2)
    #expect(console.errors == "helm-nav: \(usage.error)\n")
    #expect(console.output == "")
  }

  @Test func controlCharactersAreEscaped() {
    let console = TextConsole()
    #expect(runTool(["check", "a\u{1B}[31m\u{9B}\nb"], console) == 2)
    #expect(console.errors == "helm-nav: a\\u{1B}[31m\\u{009B}\\nb: No such file or directory\n")
  }

  @Test func withoutArgumentsTheOverviewIsAnError() {
    let console = TextConsole()
    #expect(runTool([], console) == 2)
    #expect(console.errors == Help.overview + "\n")
  }

  @Test(arguments: Subcommand.allCases) func helpPrintsTheHelpOfASubcommand(_ subcommand: Subcommand) {
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

  @Test(arguments: [["--help"], ["-h"], ["help"]]) func helpPrintsTheOverview(_ arguments: [String]) {
    let console = TextConsole()
    #expect(runTool(arguments, console) == 0)
    #expect(console.output == Help.overview + "\n")
  }

  @Test func versionPrintsTheVersion() {
    let console = TextConsole()
    #expect(runTool(["--version"], console) == 0)
    #expect(console.output == Tool<TextConsole>.version + "\n")
  }

  @Test func argumentsAreParsedInEveryForm() throws {
    let arguments = try Arguments(
      ["a", "--graph=x=y", "-", "--script", "--odd", "--", "--b"], options: ["--graph", "--script"], operandLimit: 3)
    #expect(arguments.operands == ["a", "-", "--b"])
    #expect(arguments.options == ["--graph": "x=y", "--script": "--odd"])
  }
}
