import HelmTestSupport
import Testing

@testable import helm_nav

/// All that a user sees of the tool, for more documents than anybody would read.
@Suite struct RandomCallTests {
  @Test(arguments: [1, 2, 3, 4]) func digests(part: UInt64) throws {
    var digests = TextDigests()
    for seed in (part * 10)..<(part * 10 + 5) {
      var calls = RandomCalls(seed: seed)
      digests.append(try calls.transcript().text(isWhole: true), named: "calls \(seed)")
    }
    #expect(digests.problem(named: "calls \(part)") == nil)
  }

  @Test func pictures() throws {
    var digests = TextDigests()
    for seed in 1...(24 as UInt64) {
      var calls = RandomCalls(seed: seed)
      digests.append(try calls.pictures().text(isWhole: true), named: "pictures \(seed)")
    }
    #expect(digests.problem(named: "pictures") == nil)
  }

  @Test func reports() throws {
    var digests = TextDigests()
    for seed in 1...(30 as UInt64) {
      var figures = RandomFigures(seed: seed)
      digests.append(try figures.transcript().text(isWhole: true), named: "report \(seed)")
    }
    #expect(digests.problem(named: "reports") == nil)
  }

  @Test func events() throws {
    var digests = TextDigests()
    for seed in 1...(60 as UInt64) {
      var events = RandomEvents(seed: seed)
      digests.append(try events.transcript().text(isWhole: true), named: "events \(seed)")
    }
    #expect(digests.problem(named: "events") == nil)
  }
}
