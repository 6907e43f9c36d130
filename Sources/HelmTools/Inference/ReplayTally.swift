/// Counts of the moves in sessions, as a guess explains them.
struct ReplayTally {
  struct Entrance: Hashable {
    let group: Int
    let tab: Int
    let screen: Int
  }

  /// By the screen that was on top: moves, and views of the same screen again.
  var views: [Int]
  var repeats: [Int]

  /// By tab: the number of times its group was entered there.
  var openings: [Int]

  /// Segues taken, changes to a tab, and returns to a screen further below.
  var segues: ScreenTable
  var changes: ScreenTable
  var unwinds: ScreenTable

  /// By segue: the number of times its target was left, and of those by going back.
  var exits: [Int: Int] = [:]
  var returns: [Int: Int] = [:]

  /// By segue: the number of times something followed that only the segue explains, and that only its absence explains.
  var followed: [Int: (onward: Int, around: Int)] = [:]

  /// The sessions with views that nothing known explains.
  var unexplained: [(session: Int, views: [Int])] = []

  /// By segue to a screen further below: the number of times its target was left for the screen it came from.
  var climbs: [Int: Int] = [:]

  /// By tab and tab: changes from one to the other.
  var switches: [Int: Int] = [:]

  /// By group: the tabs from which a screen was entered.
  var entrances: [Entrance: Int] = [:]

  /// The moves, by where they were made and by their kind.
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
