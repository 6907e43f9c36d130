/// The least numbers of segues that are left of a way to the goal.
struct RouteRest {
  /// The number for ways that stay below what covers their start.
  var below = none

  /// The number for ways that lead away from there, at once or later: to a modal, for example.
  var away = none

  /// A number for ways that don't exist; sums of it don't overflow.
  static var none: Int { 1 << 20 }

  var least: Int { min(below, away) }

  /// The number for ways that lead away, or for the others.
  subscript(isAway isAway: Bool) -> Int {
    get { isAway ? away : below }
    set { if isAway { away = newValue } else { below = newValue } }
  }

  func orLess(_ other: RouteRest) -> RouteRest {
    RouteRest(below: min(below, other.below), away: min(away, other.away))
  }

  /// Returns the numbers for these ways, each followed by another.
  func then(_ other: RouteRest) -> RouteRest {
    RouteRest(below: below + other.below, away: min(away + other.least, below + other.away))
  }
}
