/// Proposes a graph by what people have viewed.
///
/// Sessions are replayed with what is supposed so far, and what is supposed is what the replay has counted: first groups of tabs,
/// then which segues there are, which of them return, and which start at what holds the tabs.
package struct GraphInference {
  private let views: ScreenViews
  private let count: Int
  private let noise: NoiseEstimate

  package init(_ views: ScreenViews) {
    self.views = views
    count = views.names.count
    noise = NoiseEstimate(views.sessions, screens: count)
  }

  /// The graph that explains the sessions best.
  package func proposal() -> ProposedGraph {
    var guess = GraphGuess()
    for group in TabSearch(sessions: views.sessions, count: count, following: noise.following).groups() {
      guess = guess.adding(group)
    }
    var replay = replayed(guess)
    for _ in 0..<4 {
      let before = guess
      learn(from: replay.tally, &guess)
      if guess.known == before.known, guess.oneWay == before.oneWay, guess.climbing == before.climbing { break }
      replay = replayed(guess)
    }
    var proposal = ProposedGraph(
      names: views.names, guess: guess, tally: replay.tally, entrances: entrances(), noise: noise)
    proposal.sessionCount = views.sessions.count
    proposal.unexplained = replay.tally.unexplained
    return proposal
  }

  private func replayed(_ guess: GraphGuess) -> SessionReplay {
    var replay = SessionReplay(guess, screens: count)
    for session in views.sessions { replay.replay(session) }
    return replay
  }

  private func entrances() -> [Int] {
    var numbers = Array(repeating: 0, count: count)
    for session in views.sessions { if let first = session.first { numbers[Int(first)] += 1 } }
    return numbers
  }

  private func learn(from tally: ReplayTally, _ guess: inout GraphGuess) {
    let climbing = Set(
      tally.climbs.filter { segue, number in
        number >= 5 && number * 100 >= 15 * tally.unwinds[segue / count, segue % count]
      }.keys)
    var known: Set<Int> = climbing.union(guess.climbing)
    // How screens are followed is only known once some segues are.
    var likeliest: [Int: (segue: Int, odds: Double)] = [:]
    for (from, to, number) in tally.segues.pairs {
      let segue = from * count + to
      if guess.known == nil {
        if noise.isExceeded(by: number, from, to) { known.insert(segue) }
        continue
      }
      let odds = noise.odds(number, from, to, in: tally)
      if odds > NoiseEstimate.leastOdds { known.insert(segue) }
      // Of several that are as likely, none is.
      if odds == likeliest[to]?.odds {
        likeliest[to]?.segue = -1
      } else if odds > likeliest[to]?.odds ?? NoiseEstimate.leastOddsOfOnly {
        likeliest[to] = (segue, odds)
      }
    }
    // What is viewed is reached from somewhere.
    if guess.known != nil {
      let reached = Set(known.map { $0 % count })
      for (screen, best) in likeliest
      where best.segue >= 0 && !reached.contains(screen) && guess.groupOf[screen] == nil {
        known.insert(best.segue)
      }
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
