/// What is supposed about a graph, by which sessions are explained.
struct GraphGuess: Equatable {
  /// The screens of each group of tabs, the one that opens first.
  var groups: [[Int]] = []

  /// The group of each screen that is a tab.
  var groupOf: [Int: Int] = [:]

  /// The segues that are known; before any is, all that is needed is taken for one.
  var known: Set<Int>?

  /// The segues that never return.
  var oneWay: Set<Int> = []

  /// The segues to a screen further below that go on to it again, and not back to it.
  var climbing: Set<Int> = []

  /// The screens from which nobody changes tabs, since they cover them.
  var covering: Set<Int> = []

  /// The group that a screen opens when it is come to; its other tabs are then screens like any other.
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
