/// The cost of a route: what comes first weighs more than all that comes after it.
struct RouteCost: Hashable, Comparable {
  /// How many frames are taken away though they can't be dismissed.
  var forced = 0

  /// The number of commands.
  var commands = 0

  /// How many frames the commands remove.
  var frames = 0

  /// How many frames they make: of two routes that are equal otherwise, the one that comes back to what is there wins.
  var made = 0

  /// The cost of a command that removes and makes nothing.
  static var command: RouteCost { RouteCost(commands: 1) }

  /// The cost of commands that make a frame each.
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
