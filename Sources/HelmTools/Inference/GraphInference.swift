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
      guess = guess.adding(group.sorted { noise.visits[$0] > noise.visits[$1] })
    }
    var replay = SessionReplay(guess, screens: count)
    for session in views.sessions { replay.replay(session) }
    for _ in 0..<4 {
      let before = guess
      learn(from: replay.tally, &guess)
      if guess.known == before.known, guess.oneWay == before.oneWay, guess.climbing == before.climbing { break }
      replay = SessionReplay(guess, screens: count)
      for session in views.sessions { replay.replay(session) }
    }
    var proposal = ProposedGraph(
      names: views.names, guess: guess, tally: replay.tally, entrances: entrances(), noise: noise)
    proposal.sessionCount = views.sessions.count
    for (number, session) in views.sessions.enumerated() {
      replay.replay(session)
      if !replay.unexplained.isEmpty { proposal.unexplained.append((number, replay.unexplained)) }
    }
    return proposal
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
    for (from, to, number) in tally.segues.pairs where noise.isExceeded(by: number, from, to) {
      known.insert(from * count + to)
    }
    guess.climbing.formUnion(climbing)
    guess.known = known
    guess.oneWay = guess.oneWay.filter { known.contains($0) }
    for segue in known {
      let exits = tally.exits[segue] ?? 0
      if exits >= 5, Double(tally.returns[segue] ?? 0) < ProposedGraph.leastReturns * Double(exits) {
        guess.oneWay.insert(segue)
      }
    }
  }
}

/// What noise makes of sessions: views that are lost, or that come between others.
struct NoiseEstimate {
  /// How often each screen follows each, directly and with one between them, and how often each is viewed.
  private(set) var following: ScreenTable
  private var skipping: ScreenTable
  private(set) var visits: [Int]
  private(set) var moves = 0

  /// How often a view is lost, at most; and how often another one comes between.
  static let rate = 0.012

  init(_ sessions: [[Int32]], screens count: Int) {
    following = ScreenTable(count)
    skipping = following
    visits = Array(repeating: 0, count: count)
    for session in sessions {
      for (index, view) in session.enumerated() {
        visits[Int(view)] += 1
        if index > 0 { following[Int(session[index - 1]), Int(view)] += 1 }
        if index > 1 { skipping[Int(session[index - 2]), Int(view)] += 1 }
      }
      moves += max(0, session.count - 1)
    }
  }

  /// How often noise makes a screen follow another, given how often that is explained by a segue.
  func expected(_ number: Int, _ from: Int, _ to: Int) -> Double {
    Self.rate * Double(skipping[from, to]) + 0.1 * Double(max(0, following[from, to] - number))
      + Self.rate * Double(visits[from] + visits[to]) / Double(max(1, visits.count))
  }

  /// Whether noise alone would not make a screen follow another so often.
  func isExceeded(by number: Int, _ from: Int, _ to: Int) -> Bool {
    let expected = expected(number, from, to)
    return Double(number) >= max(3, expected + 3 * expected.squareRoot() + 1)
  }
}
