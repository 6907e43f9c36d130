/// How often things have happened in sessions, as a guess explains them.
struct ReplayTally {
  struct Entrance: Hashable {
    let group: Int
    let tab: Int
    let screen: Int
  }

  /// By the screen that was on top: moves, and views of the same screen again.
  var views: [Int]
  var repeats: [Int]

  /// By tab: how often its group was entered there.
  var openings: [Int]

  /// Segues that were taken, changes to a tab, and ways to a screen further below.
  var segues: ScreenTable
  var changes: ScreenTable
  var unwinds: ScreenTable

  /// By segue: how often what it led to was left, and how often by going back.
  var exits: [Int: Int] = [:]
  var returns: [Int: Int] = [:]

  /// By segue: how often something followed that only it explains, and how often something that only its absence does.
  var followed: [Int: (onward: Int, around: Int)] = [:]

  /// The sessions with views that nothing known explains.
  var unexplained: [(session: Int, views: [Int])] = []

  /// By segue to a screen further below: how often it was left for where it came from.
  var climbs: [Int: Int] = [:]

  /// By tab and tab: changes from one to the other.
  var switches: [Int: Int] = [:]

  /// By group: from which tab a screen was entered.
  var entrances: [Entrance: Int] = [:]

  /// What was done, by the place and by what it was.
  var kinds: [Int: Int] = [:]

  init(_ count: Int) {
    views = Array(repeating: 0, count: count)
    repeats = views
    openings = views
    segues = ScreenTable(count)
    changes = segues
    unwinds = segues
  }
}
