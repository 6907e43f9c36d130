/// Infers from the counts of a replay which segues exist, which of them never return, and which screens cover tabs.
struct SegueLearning {
  let count: Int
  let noise: NoiseEstimate

  /// Replays sessions with a guess and learns from the counts until nothing changes, and returns the last counts.
  func settle(_ guess: inout GraphGuess, on sessions: [[Int32]], rounds: Int) -> ReplayTally {
    var tally = replayed(guess, sessions)
    for _ in 0..<rounds {
      let before = guess
      learn(from: tally, &guess)
      if guess == before { break }
      tally = replayed(guess, sessions)
    }
    return tally
  }

  private func replayed(_ guess: GraphGuess, _ sessions: [[Int32]]) -> ReplayTally {
    var replay = SessionReplay(guess, screens: count)
    for session in sessions { replay.replay(session) }
    return replay.tally
  }

  private func learn(from tally: ReplayTally, _ guess: inout GraphGuess) {
    let climbing = Set(
      tally.climbs.filter { segue, number in
        number >= 5 && number * 100 >= 15 * tally.unwinds[segue / count, segue % count]
      }.keys)
    var known: Set<Int> = climbing.union(guess.climbing)
    // What follows a screen is known only once some segues are.
    var likeliest: [Int: (segue: Int, odds: Double)] = [:]
    for (from, to, number) in tally.segues.pairs {
      let segue = from * count + to
      if guess.known == nil {
        if noise.isExceeded(by: number, from, to) { known.insert(segue) }
        continue
      }
      let odds = noise.odds(number, from, to, in: tally)
      if odds > NoiseEstimate.leastOdds { known.insert(segue) }
      // Of several that are equally likely, none is chosen.
      if odds == likeliest[to]?.odds {
        likeliest[to]?.segue = -1
      } else if odds > likeliest[to]?.odds ?? NoiseEstimate.leastOddsOfOnly {
        likeliest[to] = (segue, odds)
      }
    }
    // Every viewed screen is reached from somewhere.
    let reached = Set(known.map { $0 % count })
    for (screen, best) in likeliest where best.segue >= 0 && !reached.contains(screen) && guess.groupOf[screen] == nil {
      known.insert(best.segue)
    }
    guess.climbing.formUnion(climbing)
    guess.known = known
    if !guess.groups.isEmpty {
      for screen in 0..<count where guess.groupOf[screen] == nil && tally.views[screen] >= 40 {
        let changes = guess.groupOf.keys.reduce(0) { $0 + tally.changes[screen, $1] }
        if changes * 40 < tally.views[screen] { guess.covering.insert(screen) }
      }
    }
    guess.oneWay = guess.oneWay.filter { known.contains($0) }
    for segue in known {
      let exits = tally.exits[segue] ?? 0
      if exits >= 5, Double(tally.returns[segue] ?? 0) < ProposedGraph.leastReturns * Double(exits) {
        guess.oneWay.insert(segue)
      }
    }
  }
}
