import HelmTesting
import Testing

@testable import helm_nav

/// All that a user sees of the tool, on record.
///
/// The calls have each subcommand with each of its options, what is wrong with a call or a document, and lists just
/// below, at and above what is shown of them. `HELM_SNAPSHOTS=record` records them again.
@Suite struct TranscriptTests {
  static let all: [Transcript] = [
    .usage, .check, .walk, .draw, .diff, .export, .explore, .replay, .links, .infer, .report, .sessions,
  ]

  @Test(arguments: all) func transcript(_ transcript: Transcript) throws {
    let text = try transcript.text()
    #expect(TextSnapshot(text, named: transcript.name, fileExtension: "txt").problem() == nil)
    #expect(text.utf8.count < 60_000)
  }

  /// Each option of each subcommand is in its transcript.
  @Test(arguments: Subcommand.allCases) func everyOption(_ subcommand: Subcommand) {
    let calls = Self.all.flatMap(\.calls).map { $0.replacing("without dot: ", with: "") }
      .filter { $0.hasPrefix("\(subcommand.rawValue) ") }
      .map { $0.split(separator: "\n")[0].split(whereSeparator: { " =".contains($0) }).map(String.init) }
    for option in subcommand.options + subcommand.flags {
      #expect(calls.contains { $0.contains(option) }, "\(subcommand) \(option)")
    }
  }
}
