import HelmTestSupport
import HelmTesting
import Testing

@testable import helm_nav

/// What is proposed for sessions of generated apps, for more apps than anybody would read.
@Suite struct ProposalDigestTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func proposals(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 10 {
      var sessions = RandomSessions(seed: seed)
      digests.append(try sessions.transcript().text(isWhole: true), named: "proposal \(seed)")
    }
    #expect(digests.problem(named: "proposals \(part)") == nil)
  }
}

/// Sessions in an app with tabs, stacks, modals and ways without a way back, some of whose views are lost or reported twice.
private struct RandomSessions {
  private var random: SeededNumbers
  private let seed: UInt64

  init(seed: UInt64) {
    (random, self.seed) = (SeededNumbers(seed: seed), seed)
  }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func graph() -> String {
    let (tabs, count) = (random.below(5), 5 + random.below(7))
    var segues: [String] = []
    func add(_ from: Int, _ to: Int, _ rules: String) {
      segues.append(#"{"from":"s\#(from)","to":"s\#(to)"\#(rules)}"#)
    }
    let (push, sheet) = (#","dismissable":true"#, #","style":"hold","dismissable":true"#)
    for tab in 0..<tabs { add(0, 1 + tab, #","style":"hold""# + (tab == 0 ? #","auto":true"# : "")) }
    for screen in 1 + tabs..<1 + tabs + count {
      let first = tabs == 0 || chance(10) ? 0 : 1
      let from = first + random.below(screen - first)
      add(from, screen, chance(60) ? push : chance(60) ? sheet : "")
      if from > tabs, chance(15) { add(screen, 1 + random.below(max(1, tabs)), push) }
    }
    return #"{"version":1,"entry":"s0","segues":[\#(segues.joined(separator: ","))]}"#
  }

  mutating func transcript() -> Transcript {
    let console = TextConsole(files: ["g.json": graph()])
    _ = runTool(["sessions", "g.json", "--count", "\(60 + random.below(240))", "--seed", "\(seed)"], console)
    let noise = random.below(3)
    let lines = console.output.split(separator: "\n").flatMap { line -> [Substring] in
      let roll = random.below(100)
      return roll < noise ? [] : roll < noise + noise / 2 ? [line, line] : [line]
    }
    return Transcript(
      "proposals", files: ["e.jsonl": lines.joined(separator: "\n") + "\n"],
      ["infer e.jsonl --document d.json", "check d.json"])
  }
}
