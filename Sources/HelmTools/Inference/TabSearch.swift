import Foundation

/// A search for groups of tabs that make sessions easier to predict by more than they cost to describe.
struct TabSearch {
  let sessions: [[Int32]]
  let count: Int
  let noise: NoiseEstimate

  /// The maximum number of sessions that a group is tried on, and the number of views after which no further session is added.
  static let (sample, sampledViews) = (2000, 200_000)

  /// Returns the first sessions of some, within these limits.
  static func sampled(_ sessions: some Sequence<[Int32]>) -> [[Int32]] {
    var (sampled, views) = ([[Int32]](), 0)
    for session in sessions {
      guard sampled.count < sample, views < sampledViews else { break }
      sampled.append(session)
      views += session.count
    }
    return sampled
  }

  /// The number of pairs that are tried as the start of a group.
  static let pairLimit = 40

  /// The least gain of a group, as a share of all moves; a smaller one may be noise.
  static let threshold = 0.012

  /// The cost of a segue, as a share of all moves: as much as it takes to describe where so many users go.
  static let costShare = 0.013

  /// The least by which a further group has to shorten the description, and the least for each move.
  static let leastGain = 10.0
  static let leastShare = 0.005

  /// Sessions on which groups are tried, and their score without one.
  private struct Trial {
    let sample: [[Int32]]
    let noise: NoiseEstimate
    var base: (value: Double, segues: Int, isDoubtful: Bool)

    /// The least gain of a group.
    let least: Double
  }

  private func trial(_ guess: GraphGuess, on sessions: some Sequence<[Int32]>, least: Double = 0) -> Trial {
    let sample = Self.sampled(sessions.lazy.filter { $0.count > 2 })
    let noise = NoiseEstimate(sample, screens: count, rate: noise.rate)
    return Trial(
      sample: sample, noise: noise, base: score(guess, sample, noise),
      least: max(least, Self.threshold * Double(noise.moves)))
  }

  /// Returns the groups, the most certain first.
  func groups() -> [[Int]] {
    guard let first = firstGroup() else { return [] }
    var guess = GraphGuess().adding(opening(first))
    while let next = nextGroup(guess) { guess = guess.adding(opening(next)) }
    return guess.groups
  }

  /// Returns the group that makes sessions easiest to predict.
  private func firstGroup() -> [Int]? {
    let all = trial(GraphGuess(), on: sessions.lazy.prefix(2 * Self.sample))
    func found(_ group: [Int]) -> (value: Double, segues: Int, isDoubtful: Bool) {
      score(GraphGuess().adding(opening(group)), all.sample, all.noise)
    }
    var best: (group: [Int], gain: Double, rank: Double)?
    for group in seeds(mutual(), without: []) {
      let found = found(group)
      // Tabs spare segues, from each screen that is on one to each of the others.
      guard found.segues <= all.base.segues - 2 else { continue }
      let gain = found.value - all.base.value
      let rank = found.isDoubtful ? gain / 2 : gain
      if rank > all.least, rank > best?.rank ?? 0 { best = (group, gain, rank) }
    }
    guard let best else { return nil }
    let worth = 2 * all.least
    return improved(best.group, best.gain, without: [], worth: worth, minority: all.least) {
      found($0).value - all.base.value
    }
  }

  /// Returns one more group, which shortens the description of the sessions that come to it.
  private func nextGroup(_ guess: GraphGuess) -> [Int]? {
    var replay = SessionReplay(guess, screens: count)
    for session in sessions { replay.replay(session) }
    let taken = Set(guess.groups.joined()).union(HolderSegues(guess, replay.tally).presented)
    var best: (group: [Int], gain: Double, length: ProposalLength, before: Double)?
    for group in seeds(triangles(without: taken), without: taken) {
      let places = Set(group.map(Int32.init))
      let sample = Self.sampled(sessions.lazy.filter { $0.count > 2 && $0.contains { places.contains($0) } })
      let length = ProposalLength(sample, screens: count, rate: noise.rate)
      let before = length.length(guess)
      let gain = before - length.length(guess.adding(opening(group)))
      let least = max(Self.leastGain, Self.leastShare * Double(length.learning.noise.moves))
      if gain > best?.gain ?? 0, gain > least { best = (group, gain, length, before) }
    }
    guard let best else { return nil }
    return improved(best.group, best.gain, without: taken, worth: Self.leastGain, minority: 0) {
      best.before - best.length.length(guess.adding(opening($0)))
    }
  }

  /// Returns a group extended by all screens that are worth it, without those that aren't: they are on one of the other tabs.
  private func improved(
    _ group: [Int], _ gain: Double, without grouped: Set<Int>, worth: Double, minority: Double,
    by value: ([Int]) -> Double
  ) -> [Int] {
    var (group, gain) = (group, gain)
    func best(_ groups: [[Int]]) -> (group: [Int], gain: Double)? {
      groups.map { (group: $0, gain: value($0)) }.max { $0.gain < $1.gain }
    }
    while let more = best(larger(group, without: grouped)), more.gain > gain + worth { (group, gain) = more }
    while group.count > 2, let fewer = best(group.map { tab in group.filter { $0 != tab } }),
      fewer.gain > gain - minority
    {
      (group, gain) = fewer
    }
    return group
  }

  /// Returns the pairs of screens between which users go both ways, the most frequent first.
  func mutual() -> [(one: Int, other: Int, weight: Int)] {
    var pairs: [(one: Int, other: Int, weight: Int)] = []
    for one in 0..<count {
      for other in (one + 1)..<max(count, one + 1) {
        let weight = min(noise.following[one, other], noise.following[other, one])
        if weight >= 8 { pairs.append((one, other, weight)) }
      }
    }
    return pairs.sorted { ($1.weight, $0.one, $0.other) < ($0.weight, $1.one, $1.other) }
  }

  /// Returns the pairs of screens between which users go both ways, also by way of a third one, which is then on one of two tabs.
  func triangles(without grouped: Set<Int>) -> [(one: Int, other: Int, weight: Int)] {
    let open = (0..<count).filter { !grouped.contains($0) }
    func mutual(_ one: Int, _ other: Int) -> Int { min(noise.following[one, other], noise.following[other, one]) }
    var pairs: [(one: Int, other: Int, weight: Int)] = []
    for (place, one) in open.enumerated() {
      for other in open[(place + 1)...] {
        let between = mutual(one, other)
        guard between >= 2 else { continue }
        let weight = open.reduce(0) { sum, third in
          third == one || third == other ? sum : sum + min(between, mutual(one, third), mutual(other, third))
        }
        if weight > 1 { pairs.append((one, other, weight * 1000 / min(noise.visits[one], noise.visits[other]))) }
      }
    }
    return pairs.sorted { ($1.weight, $0.one, $0.other) < ($0.weight, $1.one, $1.other) }
  }

  /// Returns pairs, and the groups that grow from them by adding the screen most often visited with all of them.
  func seeds(_ pairs: [(one: Int, other: Int, weight: Int)], without grouped: Set<Int>) -> [[Int]] {
    let open = pairs.filter { !grouped.contains($0.one) && !grouped.contains($0.other) }
    var found: [[Int]] = []
    var seen: Set<[Int]> = []
    for pair in open.prefix(Self.pairLimit) {
      var group = [pair.one, pair.other]
      while group.count <= 6 {
        if seen.insert(group.sorted()).inserted { found.append(group.sorted()) }
        var next: (screen: Int, weight: Int)?
        for screen in 0..<count where !group.contains(screen) && !grouped.contains(screen) {
          let weight = group.map { min(noise.following[$0, screen], noise.following[screen, $0]) }.min() ?? 0
          if weight > next?.weight ?? 4 { next = (screen, weight) }
        }
        guard let next else { break }
        group.append(next.screen)
      }
    }
    return found
  }

  /// Returns a group extended by each of the screens most often visited with it.
  func larger(_ group: [Int], without grouped: Set<Int>) -> [[Int]] {
    let weights = (0..<count).map { screen in
      group.contains(screen) || grouped.contains(screen)
        ? 0 : group.reduce(0) { $0 + min(noise.following[$1, screen], noise.following[screen, $1]) }
    }
    return weights.indices.filter { weights[$0] >= 4 }.sorted { (weights[$1], $0) < (weights[$0], $1) }.prefix(12)
      .map { group + [$0] }
  }

  /// Returns a group with the tab first that most sessions come to before the others.
  private func opening(_ group: [Int]) -> [Int] {
    var numbers = group.map { _ in 0 }
    for session in sessions {
      guard let first = session.first(where: { group.contains(Int($0)) }),
        let place = group.firstIndex(of: Int(first))
      else { continue }
      numbers[place] += 1
    }
    return group.indices.sorted { (numbers[$1], $0) < (numbers[$0], $1) }.map { group[$0] }
  }

  /// Returns how well a guess predicts sessions, the number of segues that it takes, and whether a group of it may be none.
  func score(
    _ guess: GraphGuess, _ sample: [[Int32]], _ noise: NoiseEstimate
  ) -> (value: Double, segues: Int, isDoubtful: Bool) {
    var replay = SessionReplay(guess, screens: count)
    for session in sample { replay.replay(session) }
    let tally = replay.tally
    var isDoubtful = false
    for (groupNumber, group) in guess.groups.enumerated() {
      // Who comes to tabs goes freely between them.
      let all = group.reduce(0) { sum, tab in sum + group.reduce(0) { $0 + (tally.switches[$1 * count + tab] ?? 0) } }
      let gone = group.map { tab in group.reduce(0) { $0 + (tally.switches[tab * count + $1] ?? 0) } }
      let come = group.map { tab in group.reduce(0) { $0 + (tally.switches[$1 * count + tab] ?? 0) } }
      for (place, tab) in group.enumerated() {
        if min(gone[place], come[place]) * 60 < all { return (-.infinity, 0, false) }
        // Also between any two of them.
        for (other, next) in group.enumerated() where other != place {
          let expected = Double(gone[place]) * Double(come[other]) / Double(max(1, all - come[place]))
          if expected >= 10, Double(tally.switches[tab * count + next] ?? 0) < expected / 10 {
            return (-.infinity, 0, false)
          }
        }
      }
      // And from what is on them.
      func above(_ tabs: [Int]) -> [Int] {
        (0..<count).filter { screen in
          guess.groupOf[screen] != groupNumber && tabs.contains { tally.segues[$0, screen] >= 20 }
        }
      }
      func changes(_ screens: [Int]) -> Bool {
        screens.isEmpty
          || screens.contains { screen in
            group.reduce(0) { $0 + tally.changes[screen, $1] } * 40 >= max(1, tally.views[screen])
          }
      }
      if group.count == 2, !changes(above(group)) { return (-.infinity, 0, false) }
      // From a screen on a sheet, people do not change tabs.
      if group.count == 2, let last = guess.groups.last, last == group,
        !group.allSatisfy({ !above([$0]).isEmpty && changes(above([$0])) })
      {
        isDoubtful = true
      }
    }
    let holders = HolderSegues(guess, tally)
    var edges: Set<Int> = []
    for (from, to, number) in tally.segues.pairs + tally.unwinds.pairs where noise.isExceeded(by: number, from, to) {
      let target = guess.group(openedBy: to).map { count + $0 } ?? to
      let source = holders.group(from, to).map { count + $0 } ?? from
      if source != target { edges.insert(source * 2 * count + target) }
    }
    let segues = edges.count + guess.groupOf.count
    let cost = max(20, Self.costShare * Double(noise.moves))
    return (tally.likelihood - Double(segues) * cost, segues, isDoubtful)
  }
}

extension ReplayTally {
  /// The logarithm of how likely the moves are, given how often each kind of move was made from each screen, less what it
  /// costs to say how often that is.
  var likelihood: Double {
    let count = views.count
    var places: [Int: (total: Int, rare: Int)] = [:]
    for (key, number) in kinds { places[key / (2 * count + 2), default: (0, 0)].total += number }
    var sum = 0.0
    var used = 0
    // Sums of logarithms depend on their order.
    for (key, number) in kinds.sorted(by: { $0.key < $1.key }) {
      let place = key / (2 * count + 2)
      guard let total = places[place]?.total else { continue }
      // What is as rare as noise is noise.
      if number * 50 < total {
        places[place]?.rare += number
      } else {
        used += 1
        sum += Double(number) * log(Double(number) / Double(total))
      }
    }
    for (_, (total, rare)) in places.sorted(by: { $0.key < $1.key }) where rare > 0 {
      sum += Double(rare) * log(Double(rare) / Double(total) / Double(count))
    }
    return sum - 0.5 * Double(used) * log(Double(max(2, views.reduce(0, +))))
  }
}
