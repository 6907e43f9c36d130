/// An inference of a graph from the screens that users viewed.
///
/// Sessions are replayed with the graph assumed so far, and the counts of the replay yield the next assumption: first groups of tabs,
/// then the segues, those of them that return, and those that start at the holder of the tabs.
package struct GraphInference {
  private let views: ScreenViews
  private let count: Int
  private let noise: NoiseEstimate

  package init(_ views: ScreenViews) {
    self.views = views
    count = views.names.count
    noise = NoiseEstimate(views.sessions, screens: count)
  }

  /// Returns the graph that explains the sessions best.
  package func proposal() -> ProposedGraph {
    var guess = GraphGuess()
    for group in TabSearch(sessions: views.sessions, count: count, noise: noise).groups() {
      guess = guess.adding(group)
    }
    let tally = SegueLearning(count: count, noise: noise).settle(&guess, on: views.sessions, rounds: 4)
    var proposal = ProposedGraph(
      names: views.names, guess: guess, tally: tally, entrances: entrances(), noise: noise)
    proposal.sessionCount = views.sessions.count
    proposal.unexplained = tally.unexplained
    return proposal
  }

  private func entrances() -> [Int] {
    var numbers = Array(repeating: 0, count: count)
    for session in views.sessions { if let first = session.first { numbers[Int(first)] += 1 } }
    return numbers
  }
}
