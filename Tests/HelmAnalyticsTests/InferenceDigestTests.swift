import HelmDocuments
import HelmTestSupport
import HelmTesting
import Testing

@testable import HelmTools

/// What is inferred from random sessions and random counts, step by step: more numbers than anybody would read.
@Suite struct InferenceDigestTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func sessions(part: UInt64) {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 15 {
      var sessions = RandomViews(seed: seed)
      digests.append(sessions.inference(), named: "inference \(seed)")
    }
    #expect(digests.problem(named: "sessions \(part)") == nil)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func tallies(part: UInt64) {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 5 {
      var random = SeededNumbers(seed: seed)
      let texts = (0..<60).map { _ in RandomTally(&random).conclusions }
      digests.append(texts.joined(separator: "\n"), named: "tallies \(seed)")
    }
    #expect(digests.problem(named: "tallies \(part)") == nil)
  }
}

/// Sessions of users who go forward, back and between tabs, some of whose views are lost, and some of which are others.
private struct RandomViews {
  private var random: SeededNumbers
  private let count: Int
  private let tabs: [Int]
  private var sessions: [[Int32]] = []

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    count = 4 + random.below(6)
    tabs = Array(0..<[0, 2, 3, 4][random.below(4)])
    let number = 15 + random.below(150)
    let parents = (0..<count).map { $0 == 0 ? 0 : random.below($0) }
    let noise = random.below(4)
    let leaving = 3 + random.below(20)
    for _ in 0..<number { sessions.append(session(parents, noise: noise, leaving: leaving)) }
  }

  private mutating func session(_ parents: [Int], noise: Int, leaving: Int) -> [Int32] {
    var stacks = tabs.isEmpty ? [[0]] : tabs.map { [$0] }
    var front = random.below(10) == 0 ? random.below(stacks.count) : 0
    var views = [Int32(stacks[front][0])]
    while random.below(100) >= leaving, views.count < 40 {
      let top = stacks[front].last ?? 0
      let children = (0..<count).filter { parents[$0] == top && $0 != top && !tabs.contains($0) }
      let roll = random.below(100)
      if roll < 45, !children.isEmpty {
        // The later ones are rare.
        stacks[front].append(children[random.below(1 + random.below(children.count))])
      } else if roll < 80, stacks[front].count > 1 {
        stacks[front].removeLast()
      } else if roll < 92, stacks.count > 1 {
        front = random.below(stacks.count)
      } else if roll < 96 {
        stacks[front].append(random.below(count))
      } else {
        stacks[front].removeLast(stacks[front].count - 1)
      }
      switch random.below(100) {
      case 0..<noise: break
      case noise..<2 * noise: views.append(Int32(random.below(count)))
      default: views.append(Int32(stacks[front].last ?? 0))
      }
    }
    return views
  }

  mutating func inference() -> String {
    let noise = NoiseEstimate(sessions, screens: count)
    var text = "noise: rate \(shown(noise.rate * 1000)), moves \(noise.moves), visits \(noise.visits)\n"
    for (from, to, number) in noise.following.pairs {
      let least = (0...200).first { noise.isExceeded(by: $0, from, to) }
      text += "  \(from)>\(to) \(number): expected \(shown(noise.expected(number, from, to)))"
      text += " and \(shown(noise.expected(1, from, to))), exceeded by \(least ?? -1)\n"
    }
    let search = TabSearch(sessions: sessions, count: count, noise: noise)
    let length = ProposalLength(sessions, screens: count, rate: noise.rate)
    let found = search.groups()
    var guesses = [[], [tabs], found].filter { !$0.contains([]) }
    for _ in 0..<3 {
      let first = random.below(count)
      guesses.append([[first, (first + 1 + random.below(count - 1)) % count]])
    }
    if count > 5 { guesses.append([[0, 1], [2, 3, 4]]) }
    for groups in guesses {
      text += "guess \(groups)\n"
      let guess = groups.reduce(GraphGuess()) { $0.adding($1) }
      let score = search.score(guess, sessions, noise)
      text += "  score \(shown(score.value)), \(score.segues) segues\(score.isDoubtful ? ", doubtful" : "")"
      text += ", length \(shown(length.length(guess)))\n"
      for rounds in [0, 1, 4] {
        var settled = guess
        let tally = SegueLearning(count: count, noise: noise).settle(&settled, on: sessions, rounds: rounds)
        text += "  rounds \(rounds)\n" + settled.lines + tally.lines + HolderSegues(settled, tally).lines(count, tally)
        for (from, to, number) in tally.segues.pairs {
          text += "    odds \(from)>\(to): \(shown(noise.odds(number, from, to, in: tally)))\n"
        }
      }
    }
    var views = ScreenViews()
    for session in sessions { views.add(session.map { "s\($0)" }) }
    return text + GraphInference(views).proposal().lines
  }
}

/// Counts near the numbers from which something counts, with what is concluded from them.
private struct RandomTally {
  let conclusions: String

  init(_ random: inout SeededNumbers) {
    let count = 4 + random.below(4)
    func some(_ numbers: [Int]) -> Int { numbers[random.below(numbers.count)] }
    let groups = random.below(3) == 0 ? [[0, 1], [2, 3]] : [Array(0..<2 + random.below(2))]
    var guess = groups.reduce(GraphGuess()) { $0.adding($1) }
    var tally = ReplayTally(count)
    var known: Set<Int> = []
    for screen in 0..<count {
      tally.views[screen] = some([0, 5, 20, 39, 40, 59, 60, 61, 100, 120, 125])
      tally.repeats[screen] = some([0, 0, 1, 4, 5, 6])
      tally.openings[screen] = some([0, 1, 3])
      for other in 0..<count where other != screen {
        let segue = screen * count + other
        if random.below(3) > 0 {
          tally.segues[screen, other] = some([1, 2, 3, 5, 10, 19, 20, 21, 40])
          if random.below(3) > 0 { known.insert(segue) }
        }
        if random.below(3) == 0 { tally.unwinds[screen, other] = some([1, 3, 5, 20]) }
        if guess.groupOf[other] != nil {
          tally.changes[screen, other] = some([0, 0, 1, 2, 3, 4])
          tally.switches[segue] = some([0, 1, 2, 5, 20])
        }
        tally.exits[segue] = some([0, 4, 5, 6, 20, 50, 100])
        tally.returns[segue] = some([0, 1, 2, 4, 5])
      }
      for (number, group) in groups.enumerated() {
        for tab in group where random.below(2) == 0 {
          tally.entrances[.init(group: number, tab: tab, screen: screen)] = some([1, 2, 3, 4])
        }
      }
    }
    guess.known = known
    let sessions = (0..<30).map { _ in (0..<6).map { _ in Int32(random.below(count)) } }
    let graph = ProposedGraph(
      names: (0..<count).map { "s\($0)" }, guess: guess, tally: tally,
      entrances: (0..<count).map { _ in some([0, 2, 3]) },
      noise: NoiseEstimate(sessions, screens: count))
    conclusions = HolderSegues(guess, tally).lines(count, tally) + graph.lines
  }
}

// MARK: - In words

private func shown(_ number: Double) -> String { number.isFinite ? "\(Int((number * 1000).rounded()))" : "\(number)" }

private func sorted(_ numbers: [Int: Int]) -> String {
  numbers.filter { $0.value != 0 }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: " ")
}

private func pairs(_ table: ScreenTable) -> String {
  table.pairs.map { "\($0.from)>\($0.to) \($0.number)" }.joined(separator: " ")
}

extension GraphGuess {
  fileprivate var lines: String {
    "    known \(known.map { "\($0.sorted())" } ?? "-"), one-way \(oneWay.sorted()), climbing \(climbing.sorted()), "
      + "covering \(covering.sorted())\n"
  }
}

extension ReplayTally {
  fileprivate var lines: String {
    let followed = followed.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.onward)/\($0.value.around)" }
    let entrances = entrances.sorted {
      ($0.key.group, $0.key.tab, $0.key.screen) < ($1.key.group, $1.key.tab, $1.key.screen)
    }
    return """
          views \(views), repeats \(repeats), openings \(openings)
          segues \(pairs(segues)); changes \(pairs(changes)); unwinds \(pairs(unwinds))
          exits \(sorted(exits)); returns \(sorted(returns)); climbs \(sorted(climbs)); switches \(sorted(switches))
          followed \(followed.joined(separator: " ")); kinds \(sorted(kinds))
          entrances \(entrances.map { "\($0.key.group) \($0.key.tab)>\($0.key.screen) \($0.value)" }.joined(separator: ", "))
          unexplained \(unexplained.map { "\($0.session) \($0.views)" }.joined(separator: ", "))

      """
  }
}

extension HolderSegues {
  fileprivate func lines(_ count: Int, _ tally: ReplayTally) -> String {
    let table = (0..<count).map { from in (0..<count).map { group(from, $0).map { "\($0)" } ?? "-" }.joined() }
    let covering = (0..<count).map { from in (0..<count).map { covers(from, $0, tally) ? "x" : "-" }.joined() }
    return "    presented \(presented.sorted()), groups \(table.joined(separator: " ")), "
      + "covers \(covering.joined(separator: " "))\n"
  }
}

extension ProposedGraph {
  fileprivate var lines: String {
    let segues = segues.map {
      "  \($0.from)>\($0.to) \($0.kind)\($0.isModal ? " modal" : "") \($0.count) \($0.returned) \($0.confidence)\n"
    }
    return "proposal\n" + segues.joined()
      + "  screens \(screens), holders \(holders), rare \(rare), entry \(entry ?? "-") \(entryShare)\n"
  }
}
