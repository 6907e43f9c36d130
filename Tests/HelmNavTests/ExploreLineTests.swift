import Helm
import HelmDocuments
import Testing

@testable import helm_nav
@testable import helm_plugin

/// The command of each line of `explore`, and the usage of incomplete lines.
@Suite struct ExploreLineTests {
  private static let tag = AnySegueTag(NamedTag("write"))

  static let lines: [(String, ExploreLine)] = [
    ("", .nothing), (" \t ", .nothing), ("show", .show), ("help", .help), ("?", .help), ("quit", .quit),
    ("exit", .quit), ("q", .quit),
    ("3", .move(3, id: nil)), ("3 x", .move(3, id: "x")), ("-3", .move(-3, id: nil)),
    ("present a", .run(.present("a"))), ("present a 7", .run(.present("a", id: "7"))),
    ("present a from b", .run(.present("a", from: .any("b")))),
    ("present a 7 from b", .run(.present("a", id: "7", from: .any("b")))),
    ("present a from b 8", .run(.present("a", from: .withID("b", id: "8")))),
    ("present a 7 from b 8", .run(.present("a", id: "7", from: .withID("b", id: "8")))),
    ("present from", .run(.present("from"))), ("present from from b", .run(.present("from", from: .any("b")))),
    ("present a \"from\"", .run(.present("a", id: "from"))),
    ("present \"from\" from \"from\"", .run(.present("from", from: .any("from")))),
    ("present a from from b", .run(.present("a", id: "from", from: .any("b")))),
    ("present #write", .run(.present(tag: tag))), ("present #write 7", .run(.present(tag: tag, id: "7"))),
    ("present \"#write\"", .run(.present("#write"))), ("present #", .run(.present("#"))),
    ("present a => b", .run(.present(["a" => "b"]))),
    ("present a => b => c", .run(.present(["a" => "b", "b" => "c"]))),
    ("present \"=>\"", .run(.present("=>"))), ("present \"=>\" => a", .run(.present(["=>" => "a"]))),
    ("select a", .run(.select("a"))), ("select a 7", .run(.select("a", id: "7"))),
    ("forward", .run(.forward())), ("forward 7", .run(.forward(id: "7"))), ("back", .run(.back)),
    ("back to a", .run(.back(to: "a"))), ("dismiss", .run(.dismiss)), ("dismiss a", .run(.dismiss("a"))),
    ("dismiss a 7", .run(.dismiss("a", id: "7"))), ("dismiss #write", .run(.dismiss(.tag(tag)))),
    ("go a", .run(.go(through: [PathFragment("a")]))), ("go a 7", .run(.go(through: [PathFragment("a", id: "7")]))),
    ("pop to a", .run(.pop(to: "a"))), ("pop to a 7", .run(.pop(to: "a", id: "7"))), ("root", .run(.showRoot)),
    ("restart", .run(.restart)), ("disable a => b", .run(.add(.disabled, to: ["a" => "b"]))),
    ("enable a => b", .run(.remove(.disabled, from: ["a" => "b"]))), ("replay f", .replay(file: "f")),
    ("save \"my file\"", .save(file: "my file")),
  ]

  private func line(_ text: String) throws -> ExploreLine {
    try ExploreLine(text, graph: NavigationGraph([Segue(from: "x", to: "y")]))
  }

  @Test(arguments: lines.indices) func linesAreParsedAsCommands(number: Int) throws {
    #expect(try line(Self.lines[number].0) == Self.lines[number].1)
  }

  @Test(arguments: [
    ("select", "select NAME [ID]"), ("select a b c", "select NAME [ID]"), ("forward a b", "forward [ID]"),
    ("back to", "back, or: back to NAME"), ("back at a", "back, or: back to NAME"),
    ("back to a b", "back, or: back to NAME"),
    ("dismiss a b c", "dismiss, dismiss NAME [ID] or dismiss #TAG"), ("go", "go NAME [ID]"),
    ("go a b c", "go NAME [ID]"),
    ("pop", "pop to NAME [ID]"), ("pop to", "pop to NAME [ID]"), ("pop at a", "pop to NAME [ID]"),
    ("pop to a b c", "pop to NAME [ID]"),
    ("root a", "root"), ("restart a", "restart"), ("replay", "replay FILE"), ("replay a b", "replay FILE"),
    ("save", "save FILE"),
    ("save a b", "save FILE"), ("disable", "disable A => B"), ("disable a => b => c", "disable A => B"),
    ("disable => a b", "disable A => B"),
    ("enable a b", "enable A => B"), ("enable a \"=>\" b", "enable A => B"), ("1 2 3", "NUMBER [ID]"),
    ("present a => b c", "present A => B => C"), ("present => a =>", "present A => B => C"),
    ("present from from", "present NAME [ID] [from NAME [ID]]"),
  ])
  func usageIsSuggestedForIncompleteCommands(text: String, usage: String) {
    #expect(throws: UsageError("write it as: \(usage)")) { try line(text) }
  }

  @Test func unknownCommandsSuggestOthers() {
    #expect(throws: UsageError("to present a fragment, write: present x")) { try line("x") }
    #expect(throws: UsageError("unknown command z (help lists the commands)")) { try line("z") }
    #expect(throws: UsageError("unknown command gi; did you mean go? (help lists the commands)")) { try line("gi") }
  }

  @Test(
    arguments: [
      ("a  b", ["a", "b"]), ("\"a b\"c", ["a b", "c"]), ("\"\"", [""]),
      ("\"\\n\\r\\t\\0\\\"\\\\\\x\"", ["\n\r\t\0\"\\x"]),
      ("a\"b\"", ["a\"b\""]), ("\"\\u{41}\\u{e9}\"", ["Aé"]), ("\t a\u{A0}b", ["a", "b"]),
    ] as [(String, [String])])
  func linesAreSplitIntoWords(text: String, words: [String]) throws {
    #expect(try Word.split(text).map(\.text) == words)
  }

  @Test func aWordHasAtMost4096Bytes() throws {
    let text = String(repeating: "x", count: 4096)
    #expect(try Word.split("\"\(text)\"") == [Word(text: text, isQuoted: true)])
    #expect(throws: UsageError("expected words of at most 4096 bytes, found one of 4097")) {
      try Word.split(text + "x")
    }
  }

  /// Moves by number, with ids where possible.
  @Test func movesAreMadeByNumber() {
    func explore(_ input: String) -> [Substring] {
      let console = TextConsole(input: input, files: ["g": smallGraph])
      #expect(runTool(["explore", "g"], console) == 0)
      return console.output.split(separator: "\n").filter { $0.hasPrefix("error: ") || $0.hasPrefix("* ") }
    }
    #expect(explore("1 5") == ["* start", "*   news  tab"])
    #expect(
      explore("1\n5 5\n6 5") == [
        "* start", "*   news  tab", "*   compose (id 5)  sheet", "error: only a present takes an id",
      ])
    #expect(explore("0") == ["* start", "error: there is no move 0; choose from 1 to 1"])
    #expect(explore("2") == ["* start", "error: there is no move 2; choose from 1 to 1"])
  }

  /// Interactively, a prompt is printed, and a new line at the end.
  @Test func promptsAreOnlyPrintedInteractively() {
    for isInteractive in [true, false] {
      let console = TextConsole(input: "show", files: ["g": smallGraph])
      console.isInteractive = isInteractive
      #expect(runTool(["explore", "g"], console) == 0)
      #expect(console.output.ranges(of: "> ").count == (isInteractive ? 2 : 0))
      #expect(console.output.hasSuffix(isInteractive ? "> \n" : "swap from start\n"))
      #expect((console.flushes > 0) == isInteractive)
    }
  }

  // MARK: File names

  @Test(
    arguments: [
      ([0x61, 0xFF], "a\u{10FEFF}"), ([0x80, 0x61], "\u{10FE80}a"), ([0xC3, 0xA9], "é"),
      // A stand-in for a byte is escaped itself, by its own bytes.
      ([0x61, 0xF4, 0x8F, 0xBA, 0x80, 0x62, 0x63], "a\u{10FEF4}\u{10FE8F}\u{10FEBA}\u{10FE80}bc"),
      ([0xF4, 0x8F, 0xBB, 0xBF], "\u{10FEF4}\u{10FE8F}\u{10FEBB}\u{10FEBF}"), ([0xF4, 0x8F, 0xB9, 0xBF], "\u{10FE7F}"),
      ([0xF4, 0x8F, 0xBC, 0x80], "\u{10FF00}"), ([0xE2, 0x82], "\u{10FEE2}\u{10FE82}"), ([], ""),
    ] as [([UInt8], String)])
  func fileNamesAreConvertedToText(bytes: [UInt8], text: String) {
    #expect(FileName.text(of: bytes).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(FileName.bytes(of: text)?.map { UInt8(bitPattern: $0) } == bytes + [0])
  }

  // MARK: Source

  @Test(
    arguments: [
      (#"a "x\(f((1)))y" b"#, ["a", "", "b"]), (#"a "\(b("c"))" d"#, ["a", "", "d"]), ("a=>//b\nc", ["a", "=>", "c"]),
      ("a=>/*b*/c", ["a", "=>", "c"]), ("a/b", ["a", "/", "b"]), ("a /* /* */ b */ c", ["a", "c"]),
      ("#\"a\"#b", ["", "b"]),
      ("#\"a\"b\"#c", ["", "c"]), ("##\"a\"#\"##c", ["", "c"]), ("\"a\\\"b\"c", ["", "c"]),
      ("\"\"\"\na\"b\n\"\"\"c", ["", "c"]),
      ("\"a\nb", ["", "b"]), ("a.b(c)", ["a", ".", "b", "(", "c", ")"]), ("<=>!=", ["<=>!="]),
      ("@main `in` _x9", ["@main", "`in`", "_x9"]),
      ("é日", ["é日"]), ("#if X", ["#", "if", "X"]), (##"#"\#(a(")"))b"# c"##, ["", "c"]), ("a//", ["a"]), ("\"\\", [""]),
      (#""\("\(")")")" z"#, ["", "z"]),
      // In a raw literal, a backslash without the hashes is itself.
      (##"#"\"# a"##, ["", "a"]), (##"#"\("# a"##, ["", "a"]), (###"##"\#"## a"###, ["", "a"]),
      ("#\"\"\"\n\\\"\"\"# a", ["", "a"]), (##"#"\#"# a"# b"##, ["", "b"]),
    ] as [(String, [String])])
  func sourceIsSplitIntoTokens(source: String, texts: [String]) {
    #expect(SourceToken.all(in: source).map(\.text) == texts)
  }

  @Test func tokensHavePositions() {
    let tokens = SourceToken.all(in: "a é\n /* \n */ b\n\"\"\"\nx\n\"\"\" + c // d\n\"\\(\n1)\" e")
    #expect(
      tokens.map { "\($0.kind) \($0.line):\($0.column)" } == [
        "word 1:1", "word 1:3", "word 3:5", "text 4:1", "sign 6:5", "word 6:7", "text 7:1", "word 8:5",
      ])
  }
}
