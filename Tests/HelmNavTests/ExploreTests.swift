import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import helm_nav

@Suite struct ExploreTests {
  /// The output of `explore` for lines of input, after its initial output.
  private func explore(_ input: String, files: [String: String] = [:]) -> String {
    let console = TextConsole(input: input, files: files.merging(["g": smallGraph]) { $1 })
    #expect(runTool(["explore", "g"], console) == 0)
    #expect(console.errors == "")
    #expect(console.output.hasPrefix(Self.start))
    return String(console.output.dropFirst(Self.start.count))
  }

  static let start = """

    Presented
    * start
    Path  empty
    Moves
      1  present home  swap from start

    """

  static let home = """

    Presented
      home  swap
    *   news  tab
    Path
      start => home
      home => news
    Moves
      1  present article  push from news
      2  present news  tab from home, again
      3  present "my library"  tab from home
      4  present player  overlay from home
      5  present compose  sheet from home, #write

    """

  @Test func presentedFragmentsAreShownByLayer() {
    #expect(explore("1") == Self.home)
    #expect(
      explore("present start => home\n4\npresent #write 7\n1")
        .hasSuffix(
          """

          Presented
            home  swap
              article  push
              player  overlay
          *   compose (id 7)  sheet
          Path
            start => home
            home => news
            home => player
            home => compose (id 7)
            news => article
          Moves
            1  present news  tab from home
            2  present "my library"  tab from home
            3  present player  overlay from home, again
            4  present compose  sheet from home, #write
            5  dismiss article
            6  dismiss compose (id 7)
            7  dismiss player
            8  back  to player

          """))
  }

  /// What is beside the content is listed above it, and yet not in front.
  @Test func anAccessoryIsNotMarkedAsTopmost() {
    let graph = #"{"version":1,"segues":[{"from":"a","to":"b","style":"hold","presentation":"accessory"}]}"#
    let console = TextConsole(input: "present b", files: ["g": graph])
    #expect(runTool(["explore", "g"], console) == 0)
    #expect(console.output.contains("\n* a\n    b  accessory\n"), "\(console.output)")
  }

  /// A line, and its output at home.
  static let lines: [(String, String)] = [
    ("", ""),
    ("   ", ""),
    ("quit", ""),
    ("exit\nshow", ""),
    ("q\nshow", ""),
    ("show", home),
    ("0", "error: there is no move 0; choose from 1 to 5\n"),
    ("99", "error: there is no move 99; choose from 1 to 5\n"),
    ("-1", "error: there is no move -1; choose from 1 to 5\n"),
    ("99999999999999999999", "error: unknown command 99999999999999999999 (help lists the commands)\n"),
    ("1 2 3", "error: write it as: NUMBER [ID]\n"),
    ("prsent news", "error: unknown command prsent; did you mean present? (help lists the commands)\n"),
    ("compose", "error: to present a fragment, write: present compose\n"),
    ("present", "error: write it as: present NAME [ID] [from NAME [ID]]\n"),
    ("present a b c", "error: write it as: present NAME [ID] [from NAME [ID]]\n"),
    ("present compose from", "error: write it as: present NAME [ID] [from NAME [ID]]\n"),
    ("present compose from news 1 2", "error: write it as: present NAME [ID] [from NAME [ID]]\n"),
    (
      "present #write from home",
      "error: a tag is not presented from a fragment; write it as: present #TAG [ID]\n"
    ),
    (
      "present compose from news",
      "error: There is no segue news => compose. These lead out of news: news => article.\n"
    ),
    ("present home =>", "error: write it as: present A => B => C\n"),
    ("present \"my", "error: the closing quote is missing\n"),
    ("dismiss #write x", "error: write it as: dismiss #TAG\n"),
    ("back home", "error: write it as: back, or: back to NAME\n"),
    ("disable home", "error: write it as: disable A => B\n"),
    ("save", "error: write it as: save FILE\n"),
    ("replay nowhere", "error: nowhere: No such file or directory\n"),
    ("save /nowhere", "error: /nowhere: Permission denied\n"),
    ("save -", "error: save needs the name of a file, not -\n"),
    ("replay -", "error: replay needs the name of a file, not -\n"),
    (
      "replay bad",
      "error: bad:1:2: $[0]: the key \"do\" is missing\n"
    ),
    (
      "present compse",
      "error: No presented fragment has a segue to compse. Searched: news, home. Did you mean compose?\n"
    ),
    (
      "back",
      "error: There is no way back over start => home: make it dismissable, or add the segue home => start.\n"
    ),
    (
      "dismiss compose",
      "error: compose is not presented. Presented: news, home.\n"
    ),
    (
      "present home => article",
      "error: There is no segue home => article (index 0). These lead out of home: home => news, home => \"my library\", "
        + "home => player, home => compose.\n"
    ),
  ]

  @Test(arguments: lines) func eachLineHasItsOutput(_ line: String, _ output: String) {
    #expect(explore("forward\n\(line)", files: ["bad": "[{}]"]) == Self.home + output)
  }

  @Test func commandsAreSavedAndReplayed() throws {
    let console = TextConsole(
      input: """
        1
        5 5
        present nothing
        dismiss #write
        present "my library" "a b"
        disable home => compose
        save out.json
        """, files: ["g": smallGraph])
    #expect(runTool(["explore", "g"], console) == 0)
    #expect(console.output.hasSuffix("Saved 5 commands to out.json.\n"))
    #expect(
      console.files["out.json"] == """
        [ { "do": "present", "fragment": "home" },
          { "do": "present", "fragment": "compose", "id": "5" },
          { "do": "dismiss", "tag": "write" },
          { "do": "present", "fragment": "my library", "id": "a b" },
          { "do": "disable", "segue": [ "home", "compose" ] } ]

        """)
    let script = try #require(console.files["out.json"])
    let replayed = explore("replay s\nshow", files: ["s": script])
    #expect(replayed.hasPrefix("Ran 5 commands, 0 failed.\n\nPresented\n  home  swap\n*   \"my library\" (id \"a b\")"))
    #expect(!replayed.contains("present compose"))
  }

  @Test func failuresOfAReplayAreListed() {
    let output = explore("replay s", files: ["s": #"[{"do":"back"},{"do":"forward"}]"#])
    #expect(
      output == "error: step 1: Only the entry start is presented, so there is nothing to dismiss or go back from.\n"
        + "Ran 2 commands, 1 failed.\n" + Self.home)
  }

  @Test func upToTenFailuresOfAReplayAreListed() {
    let script = "[" + String(repeating: #"{"do":"back"},"#, count: 24) + #"{"do":"forward"}]"#
    let output = explore("replay s", files: ["s": script])
    #expect(output.hasSuffix("error: and 14 more\nRan 25 commands, 24 failed.\n" + Self.home))
    #expect(output.ranges(of: "error: step").count == 10)
  }

  @Test func helpListsTheCommands() {
    #expect(explore("help\n?") == Help.commands + "\n" + Help.commands + "\n")
  }

  /// Each name can be typed as it is shown.
  @Test(arguments: ["a'b", "x\u{9B}31m", "tab\t\n\r\0", "", "q\"u\\ote", "#x", "=>", "9", "né", "\u{2028}", "to", " "])
  func namesCanBeTypedAsShown(_ name: String) throws {
    let document = GraphDocument(
      segues: [Segue(from: "home", to: NamedFragment(name), style: .hold)], entry: "home")
    let shown = PathFragment(NamedFragment(name)).description
    let typed = shown == name && "#=".contains(name.prefix(1)) ? "\"\(name)\"" : shown
    #expect(
      try ExploreLine("present \(typed)", graph: document.graph) == .run(.present(NamedFragment(name))))
  }

  @Test func outputIsFlushedInteractively() {
    let console = TextConsole(input: "1\nquit\n")
    _ = runTool(["explore"], console)
    #expect(console.flushes == 0)
    let terminal = TextConsole(input: "1\nquit\n")
    terminal.isInteractive = true
    _ = runTool(["explore"], terminal)
    #expect(terminal.flushes >= 2)
  }

  @Test func anInteractiveSessionHasAPrompt() {
    let console = TextConsole(input: "quit", files: ["g": smallGraph])
    console.isInteractive = true
    #expect(runTool(["explore", "g"], console) == 0)
    #expect(console.output == Self.start + "> ")
    let ended = TextConsole(files: ["g": smallGraph])
    ended.isInteractive = true
    #expect(runTool(["explore", "g"], ended) == 0)
    #expect(ended.output == Self.start + "> \n")
  }

  @Test func coloursAreUsedIfSupported() {
    let console = TextConsole(input: "x", files: ["g": smallGraph])
    console.hasColours = true
    #expect(runTool(["explore", "g"], console) == 0)
    #expect(
      console.output == "\n\u{1B}[1mPresented\u{1B}[0m\n* \u{1B}[1;32mstart\u{1B}[0m\n\u{1B}[1mPath\u{1B}[0m  empty\n"
        + "\u{1B}[1mMoves\u{1B}[0m\n  1  present home  \u{1B}[2mswap from start\u{1B}[0m\n"
        + "\u{1B}[31merror:\u{1B}[0m unknown command x (help lists the commands)\n")
  }

  @Test func leavingReplacesTheContainer() {
    let console = TextConsole(input: "present gatekeeper\npresent dashboard")
    #expect(runTool(["explore"], console) == 0)
    #expect(console.output.hasPrefix("The sample app. Type a number to make a move, help for more, quit to end.\n"))
    #expect(console.output.contains("\nPresented\n  dashboard  swap\n*   news  tab\nPath\n  splash => gatekeeper\n"))
  }

  /// Any input is processed to its end.
  @Test func randomLinesDoNotEndTheSession() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let words = [
      "present", "dismiss", "back", "to", "forward", "disable", "enable", "=>", "\"", "\\", "#write", "#", "home",
      "news",
      "compose", "1", "2", "7", "show", "é", "\u{1B}[31m", "\0",
    ]
    let lines = (0..<400).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in words.randomElement(using: &random) }
        .joined(separator: " ")
    }
    let output = explore(lines.joined(separator: "\n") + "\nsave all\n")
    #expect(output.hasSuffix(" to all.\n"), "seed \(seed)")
    #expect(!output.contains("\u{1B}"), "seed \(seed)")
  }

  /// The tree matches the presented fragments, and every listed move is possible.
  @Test func everyListedMoveIsPossible() throws {
    var random = SeededNumbers(seed: 7)
    var navigation = try Navigation(graph: Sample.document.graph)
    for _ in 0..<150 {
      let tree = PresentedTree(navigation)
      #expect(tree.rows.map(\.fragment) == navigation.presentedFragments)
      #expect(zip(tree.rows, tree.rows.dropFirst()).allSatisfy { $1.depth >= 1 && $1.depth <= $0.depth + 1 })
      let moves = Moves(navigation).moves
      for move in moves {
        var copy = navigation
        #expect(throws: Never.self) { try copy.perform(move.command) }
      }
      guard let move = moves.randomElement(using: &random) else { break }
      try navigation.perform(move.command)
    }
  }
}
