/// The segues that start at the holder of tabs, whichever tab is in front and whatever is on it.
struct HolderSegues {
  private var groups: [Int: Int] = [:]
  private var within: [Set<Int>] = []

  /// The screens that holders of tabs lead to.
  var presented: Set<Int> { Set(groups.keys) }

  init(_ guess: GraphGuess, _ tally: ReplayTally) {
    let count = tally.views.count
    for group in guess.groups.indices {
      // Screens from which people change to another tab; from what covers the tabs nobody does.
      let inside = (0..<count).filter { screen in
        let changes = guess.groups[group].reduce(0) { $0 + tally.changes[screen, $1] }
        return changes >= 3 && changes * 40 >= tally.views[screen]
      }
      within.append(Set(inside))
      let all = inside.reduce(0) { $0 + tally.views[$1] }
      for screen in 0..<count where !within[group].contains(screen) && guess.groupOf[screen] != group {
        let tabs = guess.groups[group].filter {
          tally.entrances[.init(group: group, tab: $0, screen: screen)] ?? 0 >= 3
        }
        let number = inside.reduce(0) { $0 + tally.segues[$1, screen] }
        guard tabs.count > 1, number > 0 else { continue }
        // It is reached from most screens about as often as from any, as far as they are viewed often enough to tell.
        let asked = inside.filter { number * tally.views[$0] >= 5 * all }
        let agreeing = asked.filter { 4 * tally.segues[$0, screen] * all >= number * tally.views[$0] }
        // What holds all tabs presents it over each of them.
        guard asked.allSatisfy({ guess.groupOf[$0] != group || agreeing.contains($0) }) else { continue }
        let views = (
          asked: asked.reduce(0) { $0 + tally.views[$1] }, agreeing: agreeing.reduce(0) { $0 + tally.views[$1] }
        )
        if agreeing.count > 1 && agreeing.count * 10 >= asked.count * 6
          || agreeing.count > 2 && views.agreeing * 100 >= views.asked * 85
        {
          groups[screen] = group
        }
      }
    }
  }

  /// Returns the group whose holder a segue starts from, instead of a screen.
  func group(_ from: Int, _ to: Int) -> Int? {
    guard let group = groups[to], within[group].contains(from) else { return nil }
    return group
  }

  /// Returns whether a segue leads from where users change tabs to where nobody does, often enough to tell.
  func covers(_ from: Int, _ to: Int, _ tally: ReplayTally) -> Bool {
    tally.views[to] >= 60 && within.contains { $0.contains(from) && !$0.contains(to) }
  }
}
