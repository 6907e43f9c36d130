/// The cost of a route: each component outweighs all that follow it.
struct RouteCost: Hashable, Comparable {
  /// The number of frames that are removed even though they can't be dismissed.
  var forced = 0

  /// The number of commands.
  var commands = 0

  /// The number of frames that the commands remove.
  var frames = 0

  /// The number of frames that they make: of two otherwise equal routes, the one that returns to existing frames wins.
  var made = 0

  /// The cost of a command that removes and makes nothing.
  static var command: RouteCost { RouteCost(commands: 1) }

  /// Returns the cost of commands that make one frame each.
  static func making(_ count: Int) -> RouteCost { RouteCost(commands: count, made: count) }

  static func < (lhs: RouteCost, rhs: RouteCost) -> Bool {
    (lhs.forced, lhs.commands, lhs.frames, lhs.made) < (rhs.forced, rhs.commands, rhs.frames, rhs.made)
  }

  static func + (lhs: RouteCost, rhs: RouteCost) -> RouteCost {
    RouteCost(
      forced: lhs.forced + rhs.forced, commands: lhs.commands + rhs.commands, frames: lhs.frames + rhs.frames,
      made: lhs.made + rhs.made)
  }

  static func += (lhs: inout RouteCost, rhs: RouteCost) { lhs = lhs + rhs }
}
