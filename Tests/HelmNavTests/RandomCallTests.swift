import HelmTestSupport
import Testing

@testable import helm_nav

/// All that a user sees of the tool, for more documents than anybody would read.
@Suite struct RandomCallTests {
  /// Compares the texts of a transcript for each seed with their digests.
  private func expectKept(
    _ name: String, of kind: String, _ seeds: Range<UInt64>, _ transcript: (UInt64) -> Transcript
  ) throws {
    var digests = TextDigests()
    for seed in seeds { digests.append(try transcript(seed).text(isWhole: true), named: "\(kind) \(seed)") }
    #expect(digests.problem(named: name) == nil)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func digests(part: UInt64) throws {
    try expectKept("calls \(part)", of: "calls", part * 10..<part * 10 + 5) { seed in
      var calls = RandomCalls(seed: seed)
      return calls.transcript()
    }
  }

  @Test func pictures() throws {
    try expectKept("pictures", of: "pictures", 1..<25) { seed in
      var calls = RandomCalls(seed: seed)
      return calls.pictures()
    }
  }

  @Test func reports() throws {
    try expectKept("reports", of: "report", 1..<31) { seed in
      var figures = RandomFigures(seed: seed)
      return figures.transcript()
    }
  }

  @Test func events() throws {
    try expectKept("events", of: "events", 1..<61) { seed in
      var events = RandomEvents(seed: seed)
      return events.transcript()
    }
  }
}
