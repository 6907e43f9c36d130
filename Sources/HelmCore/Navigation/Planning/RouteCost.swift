/// The cost of a route: what comes first weighs more than all that comes after it.
struct RouteCost: Hashable, Comparable {
  /// How many frames are taken away though they can't be dismissed.
  var forced = 0

  /// The number of commands.
  var commands = 0

  /// How many frames the commands remove.
  var frames = 0

  /// The cost of a command that removes nothing.
  static var command: RouteCost { RouteCost(commands: 1) }

  static func < (lhs: RouteCost, rhs: RouteCost) -> Bool {
    (lhs.forced, lhs.commands, lhs.frames) < (rhs.forced, rhs.commands, rhs.frames)
  }

  static func + (lhs: RouteCost, rhs: RouteCost) -> RouteCost {
    RouteCost(forced: lhs.forced + rhs.forced, commands: lhs.commands + rhs.commands, frames: lhs.frames + rhs.frames)
  }

  static func += (lhs: inout RouteCost, rhs: RouteCost) { lhs = lhs + rhs }
}
