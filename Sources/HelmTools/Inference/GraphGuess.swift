/// Assumptions about a graph that explain sessions.
struct GraphGuess: Equatable {
  /// The screens of each group of tabs, the one that opens first.
  var groups: [[Int]] = []

  /// The group of each screen that is a tab.
  var groupOf: [Int: Int] = [:]

  /// The known segues; `nil` before any is known, when every needed transition counts as one.
  var known: Set<Int>?

  /// The segues that never return.
  var oneWay: Set<Int> = []

  /// The segues to a screen further below that present it again instead of going back to it.
  var climbing: Set<Int> = []

  /// The screens from which users don't change tabs, because they cover them.
  var covering: Set<Int> = []

  /// Returns the group that a transition to a screen opens; the group's other tabs count as ordinary screens then.
  func group(openedBy screen: Int) -> Int? {
    groupOf[screen].flatMap { groups[$0].first == screen ? $0 : nil }
  }

  func adding(_ group: [Int]) -> GraphGuess {
    var more = self
    more.groups.append(group)
    for screen in group { more.groupOf[screen] = groups.count }
    return more
  }
}
