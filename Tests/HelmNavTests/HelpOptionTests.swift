import Testing

@testable import helm_nav

/// The help of a command lists exactly what it accepts.
@Suite struct HelpOptionTests {
  @Test(arguments: Subcommand.allCases)
  func helpListsExactlyTheAcceptedOptions(subcommand: Subcommand) {
    let text = Help.text(for: subcommand)
    let shown = Set(
      text.matches(of: /(?:^|[\s\[(|,])(--[a-z][a-z-]*|-o)\b/.anchorsMatchLineEndings()).map { String($0.1) })
    let taken = Set(subcommand.options + subcommand.flags)
    #expect(taken.subtracting(shown).sorted() == [], "taken, and not shown")
    #expect(shown.subtracting(taken).subtracting(["--help"]).sorted() == [], "shown, and not taken")
    #expect(subcommand.options.count + subcommand.flags.count == taken.count)
  }

  /// A flag is one word: the next word is an operand, or one too many.
  @Test(arguments: Subcommand.allCases)
  func flagsTakeNoValueAndOptionsDo(subcommand: Subcommand) throws {
    let (options, flags) = (subcommand.options, subcommand.flags)
    for flag in flags {
      let arguments = try Arguments([flag], options: options, flags: flags, operandLimit: 0)
      #expect(arguments.flags == [flag] && arguments.operands == [])
    }
    for option in options {
      #expect(throws: UsageError.self, "\(option)") {
        try Arguments([option], options: options, flags: flags, operandLimit: 0)
      }
      let arguments = try Arguments([option, "5"], options: options, flags: flags, operandLimit: 0)
      #expect(arguments.options == [option: "5"] && arguments.operands == [])
    }
  }

  /// An excess operand is an error.
  @Test(arguments: Subcommand.allCases)
  func theNumberOfOperandsIsLimited(subcommand: Subcommand) throws {
    let limits: [Subcommand: Int] = [
      .explore: 1, .check: 1, .walk: 1, .draw: 1, .storyboard: 1, .sessions: 1, .export: 1, .links: 2, .diff: 2,
      .replay: 0, .inspect: 0, .sample: 0,
    ]
    #expect(subcommand.operandLimit == limits[subcommand] ?? .max)
  }
}
